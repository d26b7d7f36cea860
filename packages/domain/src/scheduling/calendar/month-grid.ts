import { dayNumber, isoDate, weekdayOfNumber } from './day-number'

const CELLS = 42

/**
 * The 42 dates `YYYY-MM-DD` of a month's picture, six weeks that begin on Sunday; the first one holds the first of the
 * month (AVAIL-01, AVAIL-02). @throws RangeError for a month that is not `YYYY-MM`.
 */
export function monthGrid(month: string): string[] {
  const first = dayNumber(`${month}-01`)
  const sunday = first - weekdayOfNumber(first)
  return Array.from({ length: CELLS }, (_, place) => isoDate(sunday + place))
}

/** The month `YYYY-MM` a whole number of months later, or earlier. @throws RangeError for a malformed month. */
export function addMonths(month: string, months: number): string {
  dayNumber(`${month}-01`)
  const [year, ofYear] = month.split('-').map(Number) as [number, number]
  const count = year * 12 + ofYear - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The date `YYYY-MM-DD` a whole number of days later, or earlier. @throws RangeError for what is no date. */
export function addDays(date: string, days: number): string {
  return isoDate(dayNumber(date) + days)
}

/** 0 for Sunday to 6 for Saturday. @throws RangeError for what is no date. */
export function weekdayOf(date: string): number {
  return weekdayOfNumber(dayNumber(date))
}
