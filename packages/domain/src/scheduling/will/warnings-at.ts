import { isByDay, type Modality } from '../../modality'
import { DAY_MS, MINUTE_MS } from '../calendar/day-number'
import type { OpeningHours, Span } from '../model'
import type { Booking } from '../slots/blocked-range'
import { openCalendar, type OpenDay } from '../slots/open-calendar'
import { mergeSpans, subtractSpans } from '../slots/spans'

/**
 * What the owner is told of a time that is wanted on purpose, as far as hours, closures and the clock go. `from` and
 * `to` are epoch milliseconds: of `outside-hours` the first opening and the last closing of that day, of `over-break` the
 * break, of `closed-time` the closure. `date` is the one that the hours have closed, or a closure has.
 */
export type TimeWarning =
  | { code: 'past' }
  | { code: 'closed-day' | 'unavailable-day'; date: string }
  | { code: 'outside-hours' | 'over-break' | 'closed-time'; from: number; to: number }

/**
 * The warnings of a time that is wanted on purpose, each once, the gravest first; none exactly where `refusalAt` finds
 * nothing but other appointments in the way of a service by time, horizon and grid aside. A service by day is judged by
 * its start: it passes over closed days by itself.
 */
export function warningsAt(
  hours: OpeningHours,
  { start, end }: Booking,
  { modality, now }: { modality: Modality; now: number },
): TimeWarning[] {
  const wanted = { start, end: isByDay(modality) ? start + MINUTE_MS : end }
  const calendar = openCalendar(hours, Math.floor(start / DAY_MS) - 2)
  const dayOf = (instant: number) => Math.floor(calendar.clock.toLocal(instant) / DAY_MS)
  const [first, last] = [dayOf(wanted.start), dayOf(wanted.end - 1)]
  const days = Array.from({ length: last - first + 3 }, (_, place) => calendar.day(first - 1 + place))
  const here = calendar.day(first)
  const planned = mergeSpans(days.flatMap((day) => day.planned))
  const closedDates = new Set(hours.closures.dates)

  const uncovered = subtractSpans([wanted], planned)
  const open = days.filter(({ date }) => !closedDates.has(date)).flatMap((day) => day.planned)
  // A night of the day before may reach into a closed one: what it covers is no warning.
  const unopened = subtractSpans([wanted], mergeSpans(open))
  const touched = days.filter(
    ({ date, planned: hoursOf }) =>
      closedDates.has(date) && hoursOf.some((span) => unopened.some((piece) => meets(span, piece))),
  )
  const byHours = here.planned.length === 0 && uncovered.some(({ start: at }) => at === wanted.start)
  const closed = [...(byHours ? [here] : []), ...touched]
  const dates = new Map(
    closed.map(({ date }): [string, TimeWarning] => [
      date,
      { code: closedDates.has(date) ? 'unavailable-day' : 'closed-day', date },
    ]),
  )
  const outside = byHours ? [] : uncovered.map((piece) => outsideOf(days, here, piece))
  const shut = mergeSpans(hours.closures.spans).filter((span) => meets(span, wanted))
  return [
    ...(start < now ? [{ code: 'past' } as const] : []),
    ...dates.values(),
    ...shut.map((span) => ({ code: 'closed-time' as const, from: span.start, to: span.end })),
    ...onceEach(outside),
  ]
}

const meets = (one: Span, other: Span) => one.start < other.end && one.end > other.start

/** Whether a piece without hours is a break of a day, or lies before or after it. */
function outsideOf(days: readonly OpenDay[], here: OpenDay, piece: Span): TimeWarning {
  for (const day of days) {
    const planned = mergeSpans(day.planned)
    const before = planned.filter((span) => span.end <= piece.start).at(-1)
    const after = planned.find((span) => span.start >= piece.end)
    if (before && after) return { code: 'over-break', from: before.end, to: after.start }
  }
  const nearest = here.planned.length > 0 ? here : days.find((day) => day.planned.length > 0)
  const ofDay = mergeSpans(nearest?.planned ?? [])
  return {
    code: 'outside-hours',
    from: ofDay[0]?.start ?? piece.start,
    to: ofDay.at(-1)?.end ?? piece.end,
  }
}

function onceEach(warnings: readonly TimeWarning[]): TimeWarning[] {
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()]
}
