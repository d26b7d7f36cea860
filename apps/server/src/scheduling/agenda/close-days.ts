import type { Closure } from '@balcao/contract/scheduling'
import type { Database, Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { selectAppointments, toWire } from '../appointments/appointments.store'
import { writeAtGoogle } from '../appointments/lists/at-google.store'
import { tellDisplaced } from '../news/appointment-displaced.job'
import { ensureAgenda, lockAgendas, makeOwnAgenda } from './agendas.store'
import { selectClosures } from './closures.store'

export interface DaysToClose {
  dates: readonly string[]
  closed: boolean
  agendaId?: string | undefined
  reason: string
  source: 'owner' | 'holiday'
  /** Close although appointments lie there. */
  accept: boolean
  /** Their customers are asked to choose another time. */
  tell: boolean
}

/**
 * Closes dates or opens them again (AVAIL-03, AVAIL-08); a date that is that way already stays. Answers the closures of
 * these dates as they then stand. Appointments on a date that is being closed are named, and none is dropped: those
 * under way are waited for, later ones see the closure.
 * @throws Problem CLOSURE_HAS_APPOINTMENTS with `current: {appointments}`, AGENDA_NOT_FOUND
 */
export function closeDays(db: Database, companyId: string, days: DaysToClose): Promise<Closure[]> {
  const dates = [...new Set(days.dates)].sort()
  return db.asCompany(companyId, async (tx) => {
    const agendaId = await agendaToClose(tx, companyId, days.agendaId)
    const which = sql`c.date = any(${dates}::date[]) and c.agenda_id is not distinct from ${agendaId}::uuid`
    if (days.closed) {
      const there = await selectClosures(tx, companyId, which)
      const fresh = dates.filter((date) => !there.some((closure) => closure.date === date))
      await lookOver(tx, companyId, agendaId, { ...days, inTheWay: sql`a.dates && ${fresh}::date[]` })
      await tx.execute(sql`
        insert into closures (company_id, id, agenda_id, date, reason, source)
        select ${companyId}, gen_random_uuid(), ${agendaId}, date, ${days.reason}, ${days.source}
        from unnest(${fresh}::date[]) date on conflict do nothing`)
    } else {
      await tx.execute(sql`delete from closures c where c.company_id = ${companyId} and ${which}`)
    }
    const closures = await selectClosures(tx, companyId, which)
    await noteClosures(tx, companyId)
    return closures
  })
}

export interface TimeToClose {
  id: string
  startsAt: string
  endsAt: string
  agendaId?: string | undefined
  reason: string
  accept: boolean
  tell: boolean
}

/**
 * Closes a part of a day, as `closeDays` closes days; the same id again is the same closure.
 * @throws Problem CLOSURE_HAS_APPOINTMENTS with `current: {appointments}`, AGENDA_NOT_FOUND, APPOINTMENT_INVALID naming
 * `ends_at` for a time that ends before it begins, or `id` for one that closes a whole date
 */
export function closeTime(db: Database, companyId: string, time: TimeToClose): Promise<Closure> {
  const { id, startsAt, endsAt, reason } = time
  if (Date.parse(endsAt) <= Date.parse(startsAt)) throw invalid('ends_at', 'O fim deve ser depois do início')
  return db.asCompany(companyId, async (tx) => {
    const agendaId = await agendaToClose(tx, companyId, time.agendaId)
    const [there] = await selectClosures(tx, companyId, sql`c.id = ${id}`)
    const isSame =
      there?.starts_at === new Date(startsAt).toISOString() &&
      there.ends_at === new Date(endsAt).toISOString()
    if (isSame && there.agenda_id === agendaId) return there
    const inTheWay = sql`a.starts_at < ${endsAt}::timestamptz and a.ends_at > ${startsAt}::timestamptz`
    await lookOver(tx, companyId, agendaId, { ...time, inTheWay })
    const { rowCount } = await tx.execute(sql`
      insert into closures (company_id, id, agenda_id, time, reason, source)
      values (${companyId}, ${id}, ${agendaId}, tstzrange(${startsAt}, ${endsAt}, '[)'), ${reason}, 'owner')
      on conflict (company_id, id) do update set agenda_id = excluded.agenda_id, time = excluded.time,
        reason = excluded.reason where closures.date is null`)
    if (rowCount !== 1) throw invalid('id', 'Este identificador já foi usado')
    const [closure] = await selectClosures(tx, companyId, sql`c.id = ${id}`)
    await noteClosures(tx, companyId)
    return closure!
  })
}

/** Opens what a closure closed; one that is not there is open already. */
export function openTime(db: Database, companyId: string, id: string): Promise<void> {
  return db.asCompany(companyId, async (tx) => {
    const { rowCount } = await tx.execute(
      sql`delete from closures where company_id = ${companyId} and id = ${id}`,
    )
    if (rowCount !== 0) await noteClosures(tx, companyId)
  })
}

/** Leaves word for the company's calendar and the open screens. */
async function noteClosures(tx: Tx, companyId: string): Promise<void> {
  await writeAtGoogle(tx, companyId)
  await appendEvent(tx, 'AGENDA_CHANGED', { what: 'closures' })
}

/** Null for all agendas of the company. Locked, so that no booking is under way that would not be seen. */
async function agendaToClose(
  tx: Tx,
  companyId: string,
  agendaId: string | undefined,
): Promise<string | null> {
  if (agendaId === undefined) await makeOwnAgenda(tx, companyId)
  const closed = agendaId === undefined ? null : (await ensureAgenda(tx, companyId, agendaId)).id
  await lockAgendas(tx, companyId, closed)
  return closed
}

/** Names the appointments that lie there while nobody has accepted them; then their customers are told, if so wanted. */
async function lookOver(
  tx: Tx,
  companyId: string,
  agendaId: string | null,
  { accept, tell, inTheWay }: { accept: boolean; tell: boolean; inTheWay: Sql },
): Promise<void> {
  if (accept && !tell) return
  const rows = await selectAppointments(
    tx,
    companyId,
    sql`a.deleted_at is null and a.status <> 'held' and a.status in ('pending', 'confirmed')
      and (${agendaId}::uuid is null or a.agenda_id = ${agendaId}) and ${inTheWay} order by a.starts_at, a.id`,
  )
  if (rows.length === 0) return
  if (!accept) throw new Problem('CLOSURE_HAS_APPOINTMENTS', { current: { appointments: rows.map(toWire) } })
  await tellDisplaced(tx, companyId, rows)
}

const invalid = (path: string, mensagem: string) =>
  new Problem('APPOINTMENT_INVALID', { mensagem, fields: [{ path, mensagem }] })
