import type { JobPayloads } from '../../job-payloads'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import { lockAppointment } from '../appointments/appointments.store'
import type { SchedulingNeeds } from '../scheduling-needs'
import { lockEntry, writeState } from './entries.store'
import type { FreedTime } from './find-offer'

/** An offer, and the time that is kept for it. */
export type OfferedTime = JobPayloads['waiting-offer']

/** Has the end of an offer looked at. */
export function planOfferEnd(tx: Tx, offer: OfferedTime, until: Date): Promise<void> {
  return addJob(tx, 'waiting-offer', offer, {
    key: `waiting-offer:${offer.offerId}`,
    runAt: until,
    notAtOnce: true,
  })
}

/** An offer that nobody took in time goes to the next in line. */
export function waitingOfferJob({
  db,
  clock,
}: Pick<SchedulingNeeds, 'db' | 'clock'>): JobDefinition<'waiting-offer'> {
  return {
    name: 'waiting-offer',
    work: 'customer',
    run(offer) {
      return db.asCompany(offer.companyId, async (tx) => {
        const entry = await lockEntry(tx, offer.companyId, offer.entryId)
        if (entry?.state !== 'offered' || entry.offer_id !== offer.offerId) return
        if (entry.offer_until! > clock()) return planOfferEnd(tx, offer, entry.offer_until!)
        await endOffer(tx, offer)
      })
    },
  }
}

/**
 * Ends an offer, under its entry's lock: who does not take it waits no more, and the time goes to the next. One
 * that was taken, though the process died before it said so, counts as booked.
 */
export async function endOffer(tx: Tx, offer: OfferedTime): Promise<void> {
  const { companyId, entryId, offerId } = offer
  const row = await lockAppointment(tx, companyId, offerId)
  const isTaken = row !== undefined && row.status !== 'held'
  await writeState(tx, companyId, entryId, { state: isTaken ? 'booked' : 'gone', offerId, until: null })
  if (!isTaken) await freeHold(tx, offer)
  await appendEvent(tx, 'AGENDA_CHANGED', { what: 'waiting' })
}

/** Gives a held time to whoever is next. */
export async function freeHold(
  tx: Tx,
  { companyId, agendaId, start, end, offerId }: OfferedTime,
): Promise<void> {
  await withdrawHold(tx, companyId, offerId)
  const freed: FreedTime = { companyId, agendaId, start, end }
  await addJob(tx, 'agenda-freed', freed)
}

/** Lets go of a held time. What became a booking stays one. */
export async function withdrawHold(tx: Tx, companyId: string, offerId: string): Promise<void> {
  await tx.execute(
    sql`delete from appointments where company_id = ${companyId} and id = ${offerId} and status = 'held'`,
  )
}
