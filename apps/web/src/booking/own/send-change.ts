import type { OwnBooking } from '@balcao/contract/booking'
import { hasCode } from '../../lib/http/api-error'
import { changeOwnBooking, type BookingChange } from '../booking-calls'
import { freshStarts } from '../confirm/send-booking'

export type ChangeOutcome =
  | { kind: 'changed'; booking: OwnBooking }
  /** Somebody else has the time; `starts` are free ones near it. */
  | { kind: 'taken'; starts: string[] }
  /** The shop, or another window, changed it meanwhile. */
  | { kind: 'meanwhile' }
  | { kind: 'tooLate' }
  | { kind: 'failed' }

/** Changes the appointment and says in words of this page how it went. Never throws. */
export async function sendChange(
  company: string,
  link: string,
  change: BookingChange,
): Promise<ChangeOutcome> {
  try {
    return { kind: 'changed', booking: await changeOwnBooking(company, link, change) }
  } catch (error) {
    if (hasCode(error, 'SLOT_TAKEN')) return { kind: 'taken', starts: freshStarts(error.current) }
    if (hasCode(error, 'APPOINTMENT_CHANGED')) return { kind: 'meanwhile' }
    if (hasCode(error, 'TOO_LATE_TO_CHANGE')) return { kind: 'tooLate' }
    return { kind: 'failed' }
  }
}
