import { addDays, addMonths, monthGrid, weekdayOf } from '@balcao/domain/scheduling/light'
import { sameDayOf } from '../../../ui/calendar/day-after-key'

/** How much of the agenda is seen at once. */
export const spans = ['day', 'week', 'month'] as const
export type Span = (typeof spans)[number]

/** The dates that are shown around a date: itself, its week from Sunday on, or the 42 of its month. */
export function shownDates(span: Span, date: string): string[] {
  if (span === 'day') return [date]
  if (span === 'month') return monthGrid(date.slice(0, 7))
  return weekOfDate(date)
}

/** The seven dates of a date's week, Sunday first. */
export function weekOfDate(date: string): string[] {
  const sunday = addDays(date, -weekdayOf(date))
  return Array.from({ length: 7 }, (_, day) => addDays(sunday, day))
}

/** The date one day, week or month on (`step` 1) or back (-1); of a shorter month its last day. */
export function stepDate(span: Span, date: string, step: 1 | -1): string {
  if (span === 'day') return addDays(date, step)
  if (span === 'week') return addDays(date, 7 * step)
  return sameDayOf(addMonths(date.slice(0, 7), step), date)
}

/** The first and last date of a month `YYYY-MM`. */
export function monthBounds(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
}
