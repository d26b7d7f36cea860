import { minutesOf } from '../../hours/clock'
import { instantAt, wallTime } from '../../time/wall-clock'
import { MINUTE_MS } from './day-number'

const DAY = 1440

/** `HH:MM` on the company's clock, `to` excluded, past midnight where it is the earlier one; equal means never. */
export interface QuietHours {
  from: string
  to: string
}

/**
 * The quiet hours in which an instant lies, all in epoch milliseconds; null when nothing is quiet. `end` is always ahead:
 * where a clock change repeats it and it has been once, it is the second. Skipped times are read as `instantAt` does.
 * @throws RangeError for an unknown zone or quiet hours that are no times.
 */
export function quietHoursAt(
  instant: number,
  zone: string,
  quiet: QuietHours,
): { start: number; end: number } | null {
  const [from, to] = [minuteOfDay(quiet.from), minuteOfDay(quiet.to)]
  if (from === to) return null
  const { date, minutes } = wallTime(instant, zone)
  const overMidnight = to < from
  const isQuiet = overMidnight ? minutes >= from || minutes < to : minutes >= from && minutes < to
  if (!isQuiet) return null
  const beganYesterday = overMidnight && minutes < to
  const end = instantAt({ date, minutes: overMidnight && !beganYesterday ? to + DAY : to }, zone)
  const again = Math.floor(instant / MINUTE_MS + to - minutes) * MINUTE_MS
  return {
    start: instantAt({ date, minutes: beganYesterday ? from - DAY : from }, zone),
    end: end > instant ? end : again,
  }
}

function minuteOfDay(time: string): number {
  const minutes = minutesOf(time)
  if (minutes === null) throw new RangeError('Quiet hours are times HH:MM')
  return minutes % DAY
}
