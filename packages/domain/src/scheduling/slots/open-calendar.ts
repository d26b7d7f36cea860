import { rangesOfWeekday } from '../../hours'
import { DAY_MS, isoDate, MINUTE_MS, weekdayOfNumber } from '../calendar/day-number'
import type { OpeningHours, Span } from '../model'
import { periodOn } from '../people/periods'
import { mergeSpans, subtractSpans } from './spans'
import { zoneClock, type OffsetSpan, type ZoneClock } from '../calendar/zone-clock'

/** A range of the week on one date; `opening` is its local start, from which starts are counted. */
interface PlannedSpan extends OffsetSpan {
  opening: number
}

export interface OpenDay {
  date: string
  /** What the week says of the ranges that begin on this date. */
  planned: PlannedSpan[]
  /** What the closures leave of it, merged. */
  open: Span[]
}

export interface OpenCalendar {
  clock: ZoneClock
  /** A day by its number (`dayNumber`). */
  day(number: number): OpenDay
}

/** The opening hours as instants, worked out date by date as they are asked for; right from two days before `from`. */
export function openCalendar(
  { zone, week, periods = [], closures }: OpeningHours,
  from: number,
): OpenCalendar {
  const clock = zoneClock(zone, (from - 4) * DAY_MS)
  const closedDates = new Set(closures.dates)
  const closedSpans = mergeSpans(closures.spans)
  const days = new Map<number, OpenDay>()

  function read(number: number): OpenDay {
    const date = isoDate(number)
    const hours = periodOn(periods, date)?.week ?? week
    const planned = rangesOfWeekday(hours, weekdayOfNumber(number) || 7).flatMap(({ start, end }) => {
      const opening = number * DAY_MS + start * MINUTE_MS
      return clock
        .spansOf(opening, number * DAY_MS + end * MINUTE_MS)
        .map((span) => Object.assign(span, { opening }))
    })
    const open = closedDates.has(date) ? [] : subtractSpans(mergeSpans(planned), closedSpans)
    return { date, planned, open }
  }

  return {
    clock,
    day(number) {
      const known = days.get(number) ?? read(number)
      days.set(number, known)
      return known
    },
  }
}
