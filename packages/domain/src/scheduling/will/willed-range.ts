import { isByDay, unitsOf } from '../../modality'
import { DAY_MS, isoDate, MINUTE_MS } from '../calendar/day-number'
import type { BookedService, OpeningHours } from '../model'
import { blockedRange, type Booking } from '../slots/blocked-range'
import { openCalendar } from '../slots/open-calendar'

/** Minutes of a day on which nobody works otherwise. */
const WORKING_DAY = 480
/** How far a service by day looks for its further open days. */
const SEARCH_DAYS = 366

/**
 * The time of an appointment that somebody puts at an instant (epoch milliseconds) on purpose, whatever the hours say.
 * As `blockedRange`, but a service by day that starts where nobody works takes that date as its first, until its last
 * closing or for eight hours, and goes on over open days; null when those are not found within a year.
 * @throws RangeError as `blockedRange` does
 */
export function willedRange(hours: OpeningHours, service: BookedService, start: number): Booking | null {
  const usual = blockedRange(hours, service, start)
  if (usual) return usual
  const calendar = openCalendar(hours, Math.floor(start / DAY_MS) - 1)
  const first = Math.floor(calendar.clock.toLocal(start) / DAY_MS)
  const dates = [isoDate(first)]
  const closing = calendar.day(first).open.at(-1)?.end ?? start
  let end = closing > start ? closing : start + WORKING_DAY * MINUTE_MS
  const wanted = isByDay(service.modality) ? unitsOf(service.minutes, service.modality) : 1
  for (let number = first + 1; number < first + SEARCH_DAYS && dates.length < wanted; number += 1) {
    const { date, open } = calendar.day(number)
    if (open.length === 0) continue
    dates.push(date)
    end = Math.max(end, open.at(-1)!.end)
  }
  if (dates.length < wanted) return null
  const blocked = {
    start: start - service.bufferBefore * MINUTE_MS,
    end: end + service.bufferAfter * MINUTE_MS,
  }
  return { start, end, blocked, dates }
}
