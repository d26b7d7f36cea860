import type { GoogleRefusal } from '@balcao/contract/google'
import { sql } from '../../../platform/database/sql'
import type { Tx } from '../../../platform/database/database'
import { addJob } from '../../../platform/jobs/jobs'

/** What an appointment's row says of its event at Google. None of it is a change of the appointment: its version stays. */
interface Appointment {
  companyId: string
  id: string
}

/** Soon: the company's calendar is made to agree with what stands here, where there is one. */
export function writeAtGoogle(tx: Tx, companyId: string): Promise<void> {
  // In the queue of all that is written to and read from this company's calendar.
  const queue = `google:${companyId}`
  return addJob(tx, 'calendar-write', { companyId }, { queue, key: `calendar-write:${companyId}` })
}

/** Google does not have what stands here: it is to be written, whatever was refused before. */
export async function markForGoogle(tx: Tx, { companyId, id }: Appointment): Promise<void> {
  await tx.execute(
    sql`update appointments set google_dirty = true, google_failure = null where company_id = ${companyId} and id = ${id}`,
  )
}

/** For an account that is linked anew: all that is to come is written, and nothing was refused. */
export async function markAllForGoogle(tx: Tx, companyId: string, now: Date): Promise<void> {
  await tx.execute(sql`update appointments set google_failure = null, google_failure_code = null
    where company_id = ${companyId} and google_failure is not null`)
  await tx.execute(sql`
    update appointments set google_dirty = true, google_event_id = null
    where company_id = ${companyId} and status = 'confirmed' and deleted_at is null and ends_at > ${now}`)
}

/** Of what is to come in an agenda it is to be asked anew whether it is to be there. */
export async function markAgendaForGoogle(
  tx: Tx,
  { companyId, agendaId }: { companyId: string; agendaId: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update appointments set google_dirty = true, google_failure = null
    where company_id = ${companyId} and agenda_id = ${agendaId} and status = 'confirmed' and deleted_at is null
      and ends_at > ${now}`)
}

/** Lets what Google refused be tried again; answers whether there is any. */
export async function tryRefusedAgain(tx: Tx, companyId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`update appointments set google_failure = null
    where company_id = ${companyId} and google_dirty and google_failure is not null`)
  return rowCount! > 0
}

/** Of those that Google never had and never will there is nothing to write. */
export async function forgetNothings(tx: Tx, companyId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update appointments set google_dirty = false
    where company_id = ${companyId} and google_dirty and google_event_id is null and google_attempt = 0
      and (deleted_at is not null or status not in ('confirmed', 'completed') or ends_at <= ${now})`)
}

/** How many ids were tried for the event, the one at hand included. */
export async function noteGoogleAttempt(
  tx: Tx,
  { companyId, id }: Appointment,
  attempts: number,
): Promise<void> {
  await tx.execute(sql`
    update appointments set google_attempt = ${attempts} where company_id = ${companyId} and id = ${id}`)
}

/** Google has the appointment as it was at `version`, as this event; null: it has none. */
export async function noteWrittenAtGoogle(
  tx: Tx,
  { companyId, id }: Appointment,
  { eventId, version }: { eventId: string | null; version: number },
): Promise<void> {
  await tx.execute(sql`
    update appointments set google_event_id = ${eventId}, google_dirty = version <> ${version},
      google_failure = null, google_failure_code = null
    where company_id = ${companyId} and id = ${id}`)
}

/** Google will never take it as it was at `version`; changed meanwhile, it is tried again as it stands then. */
export async function noteRefusedByGoogle(
  tx: Tx,
  { companyId, id }: Appointment,
  { words, code, version }: { words: string; code: GoogleRefusal; version: number },
): Promise<void> {
  await tx.execute(sql`
    update appointments set google_failure = ${words}, google_failure_code = ${code}
    where company_id = ${companyId} and id = ${id} and version = ${version}`)
}

/** An event that was lost is found again. */
export async function adoptEvent(tx: Tx, { companyId, id }: Appointment, eventId: string): Promise<void> {
  await tx.execute(sql`
    update appointments set google_event_id = ${eventId} where company_id = ${companyId} and id = ${id}`)
}

/** Events that are gone at Google; answers the appointments that had them. */
export async function dropEvents(tx: Tx, companyId: string, eventIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update appointments set google_event_id = null
    where company_id = ${companyId} and google_event_id = any(${[...eventIds]}::text[]) returning id`)
  return rows.map(({ id }) => id)
}
