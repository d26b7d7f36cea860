import { isByDay } from '../../modality'
import { bookingOf } from './blocked-range'
import { DAY_MS, isoDate, MINUTE_MS } from '../calendar/day-number'
import { findSlots } from './find-slots'
import type { SlotRules } from '../model'
import { openCalendar } from './open-calendar'
import { isClear } from './slot-room'

/** Why a start is refused, the first that holds. */
export type SlotRefusal =
  | 'past'
  | 'too_soon'
  | 'too_far'
  | 'closed'
  | 'unavailable'
  | 'not_a_start'
  | 'taken'
  | 'too_long'

/**
 * Why the service cannot be had at a start (epoch milliseconds), null exactly where `findSlots` says that it fits. Meant
 * for the transaction that books, with what is busy read there; moving an appointment, leave its own span out of `busy`.
 * `closed` and `unavailable` speak of the whole date (APPT-36, AVAIL-17), `not_a_start` of a time off the grid or outside
 * the open hours, `taken` of another appointment (APPT-37), `too_long` of a service that would run past closing.
 * @throws RangeError as `findSlots` does.
 */
export function refusalAt(rules: SlotRules, start: number): SlotRefusal | null {
  if (start < rules.now) return 'past'
  if (start < rules.now + rules.notice * MINUTE_MS) return 'too_soon'
  const calendar = openCalendar(rules, Math.floor(start / DAY_MS) - 1)
  const date = isoDate(Math.floor(calendar.clock.toLocal(start) / DAY_MS))
  const { status, slots } = findSlots(rules, { from: date, to: date })[0]!
  if (status === 'beyond') return 'too_far'
  if (status === 'closed' || status === 'unavailable') return status
  const slot = slots.find((one) => Date.parse(one.start) === start)
  if (slot === undefined) return 'not_a_start'
  if (slot.fits) return null
  // The time is free, and has fewer seats than are wanted.
  if ((slot.left ?? 0) > 0) return 'taken'
  const crowded = isByDay(rules.service.modality)
    ? bookingOf(calendar, rules.service, start) !== null
    : !isClear(slot, rules.service)
  return crowded ? 'taken' : 'too_long'
}
