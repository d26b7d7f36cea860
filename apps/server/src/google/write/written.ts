import type { GoogleRefusal, GoogleStatus } from '@balcao/contract/google'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { atGoogle, wantsEvent, type StoredAppointment } from '../../scheduling'
import { findConnection, type Whose } from '../connecting/connections.store'
import { tryClosuresAgain } from './closures.store'
import * as copies from './copies.store'

/**
 * What a connection's calendar has of each appointment: of the company's the appointment's own row says it, of a person's
 * a row of `google_copies`. Everything that writes to Google or follows it asks here, and knows no difference.
 */
export interface Written {
  eventId: string | null
  /** How many ids were tried for the event, the one at hand included. */
  attempts: number
  /** Google does not have what stands here. */
  dirty: boolean
  refusal: string | null
  /** An event is to be there: in a person's calendar of what lies in their agenda, in the company's of all others' too. */
  isWanted: boolean
}

const isPersons = (whose: Whose): whose is copies.Person => whose.agendaId !== null

export async function findWritten(tx: Tx, whose: Whose, row: StoredAppointment): Promise<Written> {
  if (isPersons(whose)) {
    const copy = await copies.findCopy(tx, whose, row.id)
    const isShared = (await findConnection(tx, whose))?.shared ?? false
    return {
      eventId: copy?.event_id ?? null,
      attempts: copy?.attempts ?? 0,
      dirty: copy?.dirty ?? false,
      refusal: copy?.failure_code ?? null,
      isWanted: wantsEvent(row) && row.agenda_id === whose.agendaId && !isShared,
    }
  }
  const { rows } = await tx.execute(sql`select 1 from google_connections
    where company_id = ${whose.companyId} and agenda_id = ${row.agenda_id} and not also_company and not shared`)
  return {
    eventId: row.google_event_id,
    attempts: row.google_attempt,
    dirty: row.google_dirty,
    refusal: row.google_failure_code,
    isWanted: wantsEvent(row) && rows.length === 0,
  }
}

/** It is to be written, whatever was refused before. */
export function mark(tx: Tx, whose: Whose, id: string): Promise<void> {
  if (isPersons(whose)) return copies.markCopy(tx, whose, id)
  return atGoogle.markForGoogle(tx, { companyId: whose.companyId, id })
}

/** For an account that is linked anew. */
export function markAll(tx: Tx, whose: Whose, now: Date): Promise<void> {
  if (isPersons(whose)) return copies.markAllCopies(tx, whose, now)
  return atGoogle.markAllForGoogle(tx, whose.companyId, now)
}

/** Lets what Google refused be tried again; answers whether there is any. */
export async function tryAgain(tx: Tx, whose: Whose): Promise<boolean> {
  if (isPersons(whose)) return copies.tryCopiesAgain(tx, whose)
  const areClosures = await tryClosuresAgain(tx, whose.companyId)
  return (await atGoogle.tryRefusedAgain(tx, whose.companyId)) || areClosures
}

export function noteAttempt(tx: Tx, whose: Whose, id: string, attempts: number): Promise<void> {
  if (isPersons(whose)) return copies.noteCopyAttempt(tx, whose, id, attempts)
  return atGoogle.noteGoogleAttempt(tx, { companyId: whose.companyId, id }, attempts)
}

/** Google has the appointment as it was at `version`, as this event; null: it has none. */
export function noteWritten(
  tx: Tx,
  whose: Whose,
  { id, ...done }: { id: string; eventId: string | null; version: number },
): Promise<void> {
  if (isPersons(whose)) return copies.noteCopyWritten(tx, whose, { id, ...done })
  return atGoogle.noteWrittenAtGoogle(tx, { companyId: whose.companyId, id }, done)
}

export function noteRefused(
  tx: Tx,
  whose: Whose,
  { id, ...refused }: { id: string; words: string; code: GoogleRefusal; version: number },
): Promise<void> {
  if (isPersons(whose)) return copies.noteCopyRefused(tx, whose, { id, ...refused })
  return atGoogle.noteRefusedByGoogle(tx, { companyId: whose.companyId, id }, refused)
}

/** An event that was lost is found again. */
export function adoptEvent(tx: Tx, whose: Whose, id: string, eventId: string): Promise<void> {
  if (isPersons(whose)) return copies.adoptCopy(tx, whose, id, eventId)
  return atGoogle.adoptEvent(tx, { companyId: whose.companyId, id }, eventId)
}

/** Events that are gone at Google; answers the appointments whose screens show that. */
export async function dropWritten(tx: Tx, whose: Whose, eventIds: readonly string[]): Promise<string[]> {
  if (!isPersons(whose)) return atGoogle.dropEvents(tx, whose.companyId, eventIds)
  await copies.dropCopies(tx, whose, eventIds)
  return []
}

/** The longest waiting one first; what Google lastingly refused waits for a change. */
export async function dirtyOnes(tx: Tx, whose: Whose): Promise<string[]> {
  if (isPersons(whose)) return copies.dirtyCopies(tx, whose)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from appointments a
    join google_connections g on g.company_id = a.company_id and g.agenda_id is null and g.connected
    where a.company_id = ${whose.companyId} and a.google_dirty and a.google_failure is null
    order by a.updated_at, a.id`)
  return rows.map(({ id }) => id)
}

export async function hasDirty(tx: Tx, whose: Whose): Promise<boolean> {
  if (isPersons(whose)) return copies.hasDirtyCopies(tx, whose)
  const { rows } = await tx.execute(
    sql`select 1 from appointments
      where company_id = ${whose.companyId} and google_dirty and google_failure is null limit 1`,
  )
  return rows.length > 0
}

/** Events of ours to come that a whole reading should have held, and did not. */
export async function unseen(
  tx: Tx,
  whose: Whose,
  { seen, now }: { seen: readonly string[]; now: Date },
): Promise<{ id: string; eventId: string }[]> {
  if (isPersons(whose)) return copies.unseenCopies(tx, whose, { seen, now })
  const { rows } = await tx.execute<{ id: string; eventId: string }>(sql`
    select id, google_event_id as "eventId" from appointments
    where company_id = ${whose.companyId} and google_event_id is not null
      and google_event_id <> all(${[...seen]}::text[])
      and deleted_at is null and status = 'confirmed' and not google_dirty and ends_at > ${now}`)
  return rows
}

/** Appointments of which Google does not know all, as far as it will. */
export async function countPending(tx: Tx, whose: Whose, connected: boolean): Promise<number> {
  if (isPersons(whose)) return copies.countPendingCopies(tx, whose, connected)
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*) as count from appointments
    where company_id = ${whose.companyId} and google_dirty and google_failure is null and (google_event_id is not null
      or ${connected} and deleted_at is null and status in ('confirmed', 'completed'))`)
  return rows[0]!.count
}

const MOST_REFUSED = 20

/** What Google refuses, the next first. */
export async function listRefused(tx: Tx, whose: Whose): Promise<GoogleStatus['refused']> {
  const rows = isPersons(whose)
    ? await copies.refusedCopies(tx, whose, MOST_REFUSED)
    : await refusedOfCompany(tx, whose.companyId)
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }))
}

type Refused = GoogleStatus['refused'][number]

async function refusedOfCompany(tx: Tx, companyId: string) {
  const { rows } = await tx.execute<Omit<Refused, 'starts_at'> & { starts_at: Date }>(sql`
    select id, service_name as service, starts_at, coalesce(google_failure_code, 'GOOGLE_FAILED') as code,
      google_failure as mensagem
    from appointments where company_id = ${companyId} and google_dirty and google_failure is not null
    union all
    select c.id, coalesce(nullif(c.reason, ''), 'Atendimento Indisponível'),
      coalesce(lower(c.time), c.date::timestamp at time zone s.time_zone), coalesce(w.failure_code, 'GOOGLE_FAILED'), w.failure
    from google_closures w join closures c on c.company_id = w.company_id and c.id = w.closure_id
      join companies s on s.id = w.company_id
    where w.company_id = ${companyId} and w.failure is not null
    order by starts_at, id limit ${MOST_REFUSED}`)
  return rows
}
