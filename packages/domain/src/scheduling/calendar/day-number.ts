import { clockOf } from '../../hours/clock'

export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

/** Days since 1970-01-01 of a date `YYYY-MM-DD`. @throws RangeError when it is none. */
export function dayNumber(date: string): number {
  const number = findDayNumber(date)
  if (number === null) throw new RangeError(`'${date}' is not a date`)
  return number
}

/** The date `YYYY-MM-DD` of a day number. */
export function isoDate(number: number): string {
  // By the calendar's own cycle of 400 years, counted from 1 March 0000: a month asks for a hundred dates, and Date is slow.
  const days = number + 719_468
  const cycle = Math.floor(days / 146_097)
  const ofCycle = days - cycle * 146_097
  const years = Math.floor(
    (ofCycle - Math.floor(ofCycle / 1460) + Math.floor(ofCycle / 36_524) - Math.floor(ofCycle / 146_096)) /
      365,
  )
  const ofYear = ofCycle - (365 * years + Math.floor(years / 4) - Math.floor(years / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = years + cycle * 400 + (month <= 2 ? 1 : 0)
  if (!(year >= 1 && year <= 9999)) return new Date(number * DAY_MS).toISOString().slice(0, 10)
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

const two = (number: number) => (number < 10 ? `0${number}` : String(number))

/** 0 for Sunday to 6 for Saturday. Day 0, 1 January 1970, was a Thursday. */
export function weekdayOfNumber(number: number): number {
  return (((number + 4) % 7) + 7) % 7
}

/** Writes instants (epoch milliseconds) as ISO texts in UTC with milliseconds, quickest in the order of time. */
export function isoWriter(): (instant: number) => string {
  let number = Number.NaN
  let date = ''
  return (instant) => {
    if (instant % MINUTE_MS !== 0) return new Date(instant).toISOString()
    const ofInstant = Math.floor(instant / DAY_MS)
    if (ofInstant !== number) [number, date] = [ofInstant, isoDate(ofInstant)]
    return `${date}T${clockOf((instant - number * DAY_MS) / MINUTE_MS)}:00.000Z`
  }
}

/** Whether a text is a date `YYYY-MM-DD` that the calendar has. */
export function isDate(text: string): boolean {
  return findDayNumber(text) !== null
}

function findDayNumber(text: string): number | null {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  const number = midnight / DAY_MS
  return Number.isNaN(number) || isoDate(number) !== text ? null : number
}
