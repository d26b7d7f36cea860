import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { addJob } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import { readAppointments, type StoredAppointment } from '../appointments/appointments.store'
import { book } from '../visits/book'
import type { SchedulingNeeds } from '../scheduling-needs'
import { endOffer } from './end-offer'
import { lockEntry, selectEntries, visitOf, writeState } from './entries.store'

type Needs = Pick<SchedulingNeeds, 'db' | 'clock'>

/** Whether a row is a time that is kept for somebody of the waiting list, who can still take it. */
export function isOffer(
  { status, source, hold_until }: Pick<StoredAppointment, 'status' | 'source' | 'hold_until'>,
  now: Date,
): boolean {
  return status === 'held' && source === 'waiting' && hold_until !== null && hold_until > now
}

/**
 * Somebody of the waiting list takes the time that is kept for them: it becomes their appointment, with the price,
 * the deposit and the status that a booking of now would have. Taken twice it is one. With another start (ISO instant)
 * that one is booked in place of it, and the kept time goes to the next; where it cannot be had the offer still stands.
 * @throws Problem APPOINTMENT_NOT_FOUND when the offer is over, SLOT_TAKEN when somebody else has the time by now;
 * SERVICE_NOT_FOUND, APPOINTMENT_INVALID for a start that cannot be had
 */
export async function acceptOffer(
  needs: Needs,
  companyId: string,
  offerId: string,
  otherStart?: string,
): Promise<StoredAppointment> {
  const { entry, held } = await needs.db.asCompany(companyId, async (tx) => ({
    entry: (await selectEntries(tx, companyId, sql`w.offer_id = ${offerId}`))[0],
    held: (await readAppointments(tx, companyId, [offerId]))[0],
  }))
  if (!entry || !held || (held.status === 'held' && entry.state !== 'offered'))
    throw new Problem('APPOINTMENT_NOT_FOUND')
  if (held.status !== 'held') return held
  const booked = await book(needs, companyId, {
    id: offerId,
    ...visitOf(entry),
    startsAt: otherStart ?? held.starts_at.toISOString(),
    agendaId: otherStart === undefined ? held.agenda_id : undefined,
    publicly: true,
    source: 'waiting',
    person: entry,
    conversationId: entry.conversation_id,
    consentedAt: entry.consented_at,
  })
  await needs.db.asCompany(companyId, async (tx) => {
    await writeState(tx, companyId, entry.id, { state: 'booked', offerId, until: null })
    if (booked.starts_at.getTime() !== held.starts_at.getTime()) {
      const [start, end] = [held.starts_at.toISOString(), held.ends_at.toISOString()]
      await addJob(tx, 'agenda-freed', { companyId, agendaId: held.agenda_id, start, end })
    }
    await appendEvent(tx, 'AGENDA_CHANGED', { what: 'waiting' })
  })
  return booked
}

/** Somebody lets an offer pass: it goes to the next in line. One that is over already stays so. */
export async function declineOffer(
  { db }: Pick<Needs, 'db'>,
  companyId: string,
  offerId: string,
): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    const [known] = await selectEntries(tx, companyId, sql`w.offer_id = ${offerId}`)
    const entry = known && (await lockEntry(tx, companyId, known.id))
    const [row] = await readAppointments(tx, companyId, [offerId])
    if (entry?.state !== 'offered' || entry.offer_id !== offerId || row?.status !== 'held') return
    const { agenda_id: agendaId, starts_at, ends_at } = row
    const [start, end] = [starts_at.toISOString(), ends_at.toISOString()]
    await endOffer(tx, { companyId, entryId: entry.id, offerId, agendaId, start, end })
  })
}
