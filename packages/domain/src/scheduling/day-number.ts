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
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
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
