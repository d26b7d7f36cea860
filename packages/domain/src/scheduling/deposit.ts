import { MINUTE_MS } from './day-number'

/**
 * Until when the deposit of a booking must be paid: so many minutes after it was booked, never after it starts. All but
 * the minutes in epoch milliseconds.
 */
export function depositDue(bookedAt: number, minutes: number, startsAt: number): number {
  return Math.min(bookedAt + minutes * MINUTE_MS, startsAt)
}
