import { isByDay, type Modality } from '../../modality'
import type { OpeningHours, Span } from '../model'
import { openCalendar, type OpenCalendar } from '../slots/open-calendar'
import { mergeSpans, subtractSpans } from '../slots/spans'
import { DAY_MS, dayNumber } from './day-number'

/** When an appointment is; `dates` (`YYYY-MM-DD`) are those that a service by day is worked on. */
export interface StandingTime extends Span {
  dates: readonly string[]
  modality: Modality
}

type Hours = Pick<OpeningHours, 'week' | 'periods'>

/**
 * The appointments that lay inside some hours and lie outside others, in the order in which they
 * come. One that lay outside before was put there on purpose, and is no news. Closures are another matter.
 * @throws RangeError for an unknown zone
 */
export function leftOutside<Time extends StandingTime>(
  times: readonly Time[],
  { zone, before, after }: { zone: string; before: Hours; after: Hours },
): Time[] {
  if (times.length === 0) return []
  const first = Math.floor(Math.min(...times.map(({ start }) => start)) / DAY_MS) - 2
  const [then, now] = [before, after].map((hours) =>
    openCalendar({ zone, ...hours, closures: { dates: [], spans: [] } }, first),
  ) as [OpenCalendar, OpenCalendar]
  return times.filter((time) => isInside(then, time) && !isInside(now, time))
}

function isInside(calendar: OpenCalendar, { start, end, dates, modality }: StandingTime): boolean {
  const dayOf = (instant: number) => Math.floor(calendar.clock.toLocal(instant) / DAY_MS)
  const byDay = isByDay(modality)
  const wanted = { start, end: byDay ? start + 1 : end }
  const [from, to] = [dayOf(wanted.start) - 1, dayOf(wanted.end - 1) + 1]
  const days = Array.from({ length: to - from + 1 }, (_, place) => calendar.day(from + place))
  const isOpen = subtractSpans([wanted], mergeSpans(days.flatMap(({ open }) => open))).length === 0
  return isOpen && (!byDay || dates.every((date) => calendar.day(dayNumber(date)).open.length > 0))
}
