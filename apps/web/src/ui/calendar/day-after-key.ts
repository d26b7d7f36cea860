import { addDays, addMonths, weekdayOf } from '@balcao/domain/scheduling/light'

/** Dates `YYYY-MM-DD` between which something is offered, both included. */
export interface DateBounds {
  first: string
  last: string
}

/**
 * Where a key takes the focus in a month grid that begins on Sunday (ARIA APG, date grid): arrows by day and week, Home
 * and End to the ends of the week, PageUp and PageDown by month, on the same day or the month's last. Never beyond the
 * bounds, where there are any. Null for any other key. Dates are `YYYY-MM-DD`.
 */
export function dayAfterKey(date: string, key: string, bounds?: DateBounds): string | null {
  const target = targetOf(date, key)
  if (target === null || !bounds) return target
  return target < bounds.first ? bounds.first : target > bounds.last ? bounds.last : target
}

function targetOf(date: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, 6 - weekdayOf(date))
    case 'PageUp':
      return sameDayOf(addMonths(date.slice(0, 7), -1), date)
    case 'PageDown':
      return sameDayOf(addMonths(date.slice(0, 7), 1), date)
    default:
      return null
  }
}

/** The same day in another month `YYYY-MM`, or its last day where it is shorter. */
export function sameDayOf(month: string, date: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const wanted = `${month}-${date.slice(8)}`
  return wanted > last ? last : wanted
}
