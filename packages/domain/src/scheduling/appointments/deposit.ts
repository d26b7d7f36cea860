import { MINUTE_MS } from '../calendar/day-number'
import type { NoShowDeposit } from '../settings'

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

/**
 * What is to be paid beforehand by who did not come before: what the company asks of them, or what the services ask by
 * themselves where that is more, and never more than the price.
 */
export function depositAfterNoShow(
  { by, cents, percent }: NoShowDeposit,
  { usual, price }: { usual: number; price: number },
): number {
  if (by === 'off') return usual
  const asked = by === 'cents' ? cents : Math.ceil((price * percent) / 100)
  return Math.max(usual, depositOf(asked, price))
}
