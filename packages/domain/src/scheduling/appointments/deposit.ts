import { MINUTE_MS } from '../calendar/day-number'

/**
 * Until when the deposit of a booking must be paid: so many minutes after it was booked, never after it starts. All but
 * the minutes in epoch milliseconds.
 */
export function depositDue(bookedAt: number, minutes: number, startsAt: number): number {
  return Math.min(bookedAt + minutes * MINUTE_MS, startsAt)
}

/** What is to be paid beforehand, in cents: never more than the appointment costs, where that has a price. */
export function depositOf(asked: number, price: number): number {
  return price > 0 ? Math.min(asked, price) : asked
}
