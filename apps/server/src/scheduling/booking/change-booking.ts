import type { BodyOf } from '@balcao/contract'
import type { changeBooking as changeCall, OwnBooking } from '@balcao/contract/booking'
import { Problem } from '../../platform/http/problems'
import type { StoredAppointment } from '../appointments/appointments.store'
import { changeAppointment, type AppointmentChange } from '../visits/change-appointment'
import type { SchedulingNeeds } from '../scheduling-needs'
import { acceptOffer, declineOffer } from '../waiting/answer-offer'
import { isAwaited, isChangeable, ownBooking, type OwnAppointment } from './own-booking'
import { withOwnBooking } from './with-own-booking'

type CustomerChange = BodyOf<typeof changeCall>

/**
 * What a customer does behind the private link: moves, cancels, says how many come, or says that they will come, which approves nothing. What is that way already is
 * answered as it stands, whichever version the page knew: a double click or a repeat after a lost answer changes nothing.
 * @throws Problem APPOINTMENT_NOT_FOUND, APPOINTMENT_CHANGED, TOO_LATE_TO_CHANGE, TRANSITION_NOT_ALLOWED where the
 * shop has not confirmed it yet, SLOT_TAKEN with free ones in `current`, APPOINTMENT_INVALID naming `date` or `time`
 */
export async function changeBooking(
  needs: Pick<SchedulingNeeds, 'db' | 'clock' | 'secrets' | 'pagesUrl'>,
  company: string,
  link: string,
  wanted: CustomerChange,
): Promise<OwnBooking> {
  const own = await withOwnBooking(needs, company, link, async (_tx, found) => found)
  if (own.row.status === 'held') {
    return ownBooking({ ...own, row: await answerOffer(needs, own, wanted) }, needs.clock())
  }
  if (isSo(own, wanted)) return ownBooking(own, needs.clock())
  const change =
    wanted.act === 'confirm' ? confirmation(own, needs.clock()) : alteration(own, wanted, needs.clock())
  const { shop, row } = own
  const after = await changeAppointment(
    needs,
    shop.id,
    row.id,
    { ...change, version: wanted.version },
    'customer',
  )
  return ownBooking({ ...own, row: after }, needs.clock())
}

/** A time that is kept for somebody of the waiting list: taken, taken for another one, or left to the next. */
async function answerOffer(
  needs: Pick<SchedulingNeeds, 'db' | 'clock'>,
  { shop, row }: OwnAppointment,
  wanted: CustomerChange,
): Promise<StoredAppointment> {
  if (wanted.act === 'people') throw new Problem('TRANSITION_NOT_ALLOWED')
  if (wanted.act !== 'cancel') {
    return acceptOffer(needs, shop.id, row.id, wanted.act === 'move' ? wanted.starts_at : undefined)
  }
  await declineOffer(needs, shop.id, row.id)
  return { ...row, status: 'cancelled', cancelled_by: 'customer', hold_until: null }
}

function isSo({ row }: OwnAppointment, wanted: CustomerChange): boolean {
  if (wanted.act === 'cancel') return row.status === 'cancelled'
  // Who took an offer said the same word before: pressed twice, it is taken once.
  const wasOffer = row.source === 'waiting' && row.status === 'pending' && row.version > wanted.version
  if (wanted.act === 'people') return isAwaited(row) && row.people === wanted.people
  if (wanted.act === 'confirm') return (isAwaited(row) && row.will_come) || wasOffer
  return isAwaited(row) && row.starts_at.getTime() === Date.parse(wanted.starts_at)
}

function alteration(
  own: OwnAppointment,
  wanted: Exclude<CustomerChange, { act: 'confirm' }>,
  now: Date,
): AppointmentChange {
  if (!isChangeable(own, now)) throw new Problem('TOO_LATE_TO_CHANGE')
  if (wanted.act === 'people') return { people: wanted.people }
  return wanted.act === 'cancel' ? { status: 'cancelled' } : { startsAt: wanted.starts_at }
}

/** A word that they will come needs no notice, but an appointment that the shop has confirmed. */
function confirmation({ row }: OwnAppointment, now: Date): AppointmentChange {
  if (!isAwaited(row) || now >= row.starts_at) throw new Problem('TOO_LATE_TO_CHANGE')
  if (row.status !== 'confirmed') throw new Problem('TRANSITION_NOT_ALLOWED')
  return { willCome: true }
}
