import type { GoogleRefusal, GoogleStatus } from '@balcao/contract/google'
import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'

/** A person's own connection, by their agenda. */
export interface Person {
  companyId: string
  agendaId: string
}

/** What a person's calendar has of an appointment. */
interface CopyRow {
  event_id: string | null
  attempts: number
  dirty: boolean
  failure_code: GoogleRefusal | null
}

const isTheirs = ({ companyId, agendaId }: Person): Sql =>
  sql`company_id = ${companyId} and agenda_id = ${agendaId}`

export async function findCopy(tx: Tx, person: Person, id: string): Promise<CopyRow | undefined> {
  const { rows } = await tx.execute<CopyRow>(sql`
    select event_id, attempts, dirty, failure_code from google_copies
    where ${isTheirs(person)} and appointment_id = ${id}`)
  return rows[0]
}

export async function markCopy(tx: Tx, person: Person, id: string): Promise<void> {
  await tx.execute(sql`
    update google_copies set dirty = true, failure = null where ${isTheirs(person)} and appointment_id = ${id}`)
}

/** For an account that is linked anew: all that is to come is written, and nothing was refused. */
export async function markAllCopies(tx: Tx, { companyId, agendaId }: Person, now: Date): Promise<void> {
  await tx.execute(sql`
    update google_copies set failure = null, failure_code = null
    where company_id = ${companyId} and agenda_id = ${agendaId} and failure is not null`)
  await tx.execute(sql`
    insert into google_copies (company_id, appointment_id, agenda_id)
    select company_id, id, agenda_id from appointments
    where company_id = ${companyId} and agenda_id = ${agendaId} and status = 'confirmed' and deleted_at is null
      and ends_at > ${now}
    on conflict (company_id, appointment_id, agenda_id) do update set dirty = true, event_id = null`)
}

export async function tryCopiesAgain(tx: Tx, person: Person): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update google_copies set failure = null where ${isTheirs(person)} and dirty and failure is not null`)
  return rowCount! > 0
}

export async function noteCopyAttempt(tx: Tx, person: Person, id: string, attempts: number): Promise<void> {
  await tx.execute(sql`
    update google_copies set attempts = ${attempts} where ${isTheirs(person)} and appointment_id = ${id}`)
}

/** The calendar has the appointment as it was at `version`, as this event; null: it has none. */
export async function noteCopyWritten(
  tx: Tx,
  { companyId, agendaId }: Person,
  { id, eventId, version }: { id: string; eventId: string | null; version: number },
): Promise<void> {
  await tx.execute(sql`
    update google_copies c set event_id = ${eventId}, dirty = a.version <> ${version}, failure = null,
      failure_code = null
    from appointments a
    where c.company_id = ${companyId} and c.agenda_id = ${agendaId} and c.appointment_id = ${id}
      and a.company_id = c.company_id and a.id = c.appointment_id`)
}

/** Google will never take it as it was at `version`; changed meanwhile, it is tried again as it stands then. */
export async function noteCopyRefused(
  tx: Tx,
  { companyId, agendaId }: Person,
  { id, words, code, version }: { id: string; words: string; code: GoogleRefusal; version: number },
): Promise<void> {
  await tx.execute(sql`
    update google_copies c set failure = ${words}, failure_code = ${code} from appointments a
    where c.company_id = ${companyId} and c.agenda_id = ${agendaId} and c.appointment_id = ${id}
      and a.company_id = c.company_id and a.id = c.appointment_id and a.version = ${version}`)
}

export async function adoptCopy(tx: Tx, person: Person, id: string, eventId: string): Promise<void> {
  await tx.execute(sql`
    update google_copies set event_id = ${eventId} where ${isTheirs(person)} and appointment_id = ${id}`)
}

export async function dropCopies(tx: Tx, person: Person, eventIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update google_copies set event_id = null
    where ${isTheirs(person)} and event_id = any(${[...eventIds]}::text[])`)
}

/** What the calendar does not have as it stands, the longest waiting first. */
export async function dirtyCopies(tx: Tx, { companyId, agendaId }: Person): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from google_copies c join appointments a on a.company_id = c.company_id and a.id = c.appointment_id
    where c.company_id = ${companyId} and c.agenda_id = ${agendaId} and c.dirty and c.failure is null
      and exists (select from google_connections g
        where g.company_id = c.company_id and g.agenda_id = c.agenda_id and g.connected)
    order by a.updated_at, a.id`)
  return rows.map(({ id }) => id)
}

export async function hasDirtyCopies(tx: Tx, person: Person): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from google_copies where ${isTheirs(person)} and dirty and failure is null limit 1`,
  )
  return rows.length > 0
}

/** Events that a whole reading should have held. */
export async function unseenCopies(
  tx: Tx,
  { companyId, agendaId }: Person,
  { seen, now }: { seen: readonly string[]; now: Date },
): Promise<{ id: string; eventId: string }[]> {
  const { rows } = await tx.execute<{ id: string; eventId: string }>(sql`
    select a.id, c.event_id as "eventId" from google_copies c
    join appointments a on a.company_id = c.company_id and a.id = c.appointment_id
    where c.company_id = ${companyId} and c.agenda_id = ${agendaId} and c.event_id <> all(${[...seen]}::text[])
      and not c.dirty and a.agenda_id = c.agenda_id and a.deleted_at is null and a.status = 'confirmed'
      and a.ends_at > ${now}`)
  return rows.map(({ id, eventId }) => ({ id, eventId }))
}

/** Of which Google does not know all, as far as it will. */
export async function countPendingCopies(
  tx: Tx,
  { companyId, agendaId }: Person,
  connected: boolean,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*) as count from google_copies c
    join appointments a on a.company_id = c.company_id and a.id = c.appointment_id
    where c.company_id = ${companyId} and c.agenda_id = ${agendaId} and c.dirty and c.failure is null
      and (c.event_id is not null or ${connected} and a.agenda_id = c.agenda_id and a.deleted_at is null
        and a.status in ('confirmed', 'completed'))`)
  return rows[0]!.count
}

type Refused = GoogleStatus['refused'][number]

export async function refusedCopies(
  tx: Tx,
  { companyId, agendaId }: Person,
  limit: number,
): Promise<(Omit<Refused, 'starts_at'> & { starts_at: Date })[]> {
  const { rows } = await tx.execute<Omit<Refused, 'starts_at'> & { starts_at: Date }>(sql`
    select a.id, a.service_name as service, a.starts_at, coalesce(c.failure_code, 'GOOGLE_FAILED') as code,
      c.failure as mensagem
    from google_copies c join appointments a on a.company_id = c.company_id and a.id = c.appointment_id
    where c.company_id = ${companyId} and c.agenda_id = ${agendaId} and c.dirty and c.failure is not null
    order by a.starts_at, a.id limit ${limit}`)
  return rows
}
