import { isByDay } from '../../modality'
import { bookingOf } from '../slots/blocked-range'
import { DAY_MS, dayNumber, MINUTE_MS } from '../calendar/day-number'
import type { BookedService, OpeningHours, Span } from '../model'
import { openCalendar } from '../slots/open-calendar'
import { ROOM_CAP } from '../slots/slot-room'

/**
 * The instants (epoch milliseconds) of which `findSlots` must know what is busy, for the dates from `from` to `to`: one
 * query for all of them. It reaches past the dates for the room around the outer slots, and for services by day as far
 * as their last open day. @throws RangeError for an unknown zone or a malformed date.
 */
export function busyWindow(
  hours: OpeningHours,
  service: BookedService,
  { from, to }: { from: string; to: string },
): Span {
  const first = dayNumber(from)
  const last = dayNumber(to)
  const calendar = openCalendar(hours, first)
  // A day more on either side covers the offset of any zone.
  let start = (first - 1) * DAY_MS - ROOM_CAP * MINUTE_MS
  let end = (last + 2) * DAY_MS + ROOM_CAP * MINUTE_MS
  if (!isByDay(service.modality)) return { start, end }
  for (let number = first - 1; number <= last; number += 1) {
    const opening = calendar.day(number).open[0]
    const blocked = opening && bookingOf(calendar, service, opening.start)?.blocked
    if (!blocked) continue
    start = Math.min(start, blocked.start)
    end = Math.max(end, blocked.end)
  }
  return { start, end }
}
