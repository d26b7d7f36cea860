import { addDays, addMonths, monthGrid, weekdayOf } from '@balcao/domain/scheduling/light'

/**
 * Where a key takes the focus in a month grid that begins on Sunday (ARIA APG, date grid): arrows by day and week, Home
 * and End to the ends of the week, PageUp and PageDown by month, on the same day or the month's last. Never beyond
 * `first` and `last`. Null for any other key. Dates are `YYYY-MM-DD`.
 */
export function dayAfterKey(
  date: string,
  key: string,
  { first, last }: { first: string; last: string },
): string | null {
  const target = targetOf(date, key)
  if (target === null) return null
  return target < first ? first : target > last ? last : target
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
      return inMonth(date, -1)
    case 'PageDown':
      return inMonth(date, 1)
    default:
      return null
  }
}

function inMonth(date: string, months: number): string {
  const month = addMonths(date.slice(0, 7), months)
  const days = monthGrid(month).filter((day) => day.startsWith(month))
  return days.find((day) => day.slice(8) === date.slice(8)) ?? days.at(-1)!
}
