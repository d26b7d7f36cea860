import { termDays, type LicenceTerm } from './plans'

/**
 * What a company's licence is counted from: the day it was last renewed (null: never), and its days from then on.
 * Dates are 'YYYY-MM-DD' on the company's clock.
 */
export interface LicenceSpan {
  renewedOn: string | null
  days: number
}

export type LicenceStatus = 'active' | 'expired'

/**
 * The end of a licence: the first day it no longer covers, and so the day of the next renewal (LIC-10, decision 0026, A12).
 * The one date that everything else is counted from; null while it was never granted.
 */
export function licenceEnd({ renewedOn, days }: LicenceSpan): string | null {
  return renewedOn === null ? null : plus(renewedOn, days)
}

/** The last day that a licence covers, the one before its end. */
export function lastLicenceDay(end: string): string {
  return plus(end, -1)
}

/** Whole days from `today` to the end, today among them; 0 from the end on, and without a licence. */
export function daysRemaining(end: string | null, today: string): number {
  return end === null ? 0 : Math.max(0, daysBetween(today, end))
}

/** Whole days since the end: 0 on the first day without licence, negative while it lasts. */
export function daysSinceEnd(end: string, today: string): number {
  return daysBetween(end, today)
}

/** LIC-02, LIC-03: active while days remain. */
export function licenceStatus(remaining: number): LicenceStatus {
  return remaining > 0 ? 'active' : 'expired'
}

/**
 * A licence renewed `today` for a term, or for a number of days in its place: early it adds to what is left, late it
 * begins today. A clock that was moved back takes nothing away: the end only ever moves on.
 * `startsOn` and `lastDay` are the days that were added.
 */
export function extendLicence(
  span: LicenceSpan,
  added: LicenceTerm | number,
  today: string,
): { renewedOn: string; days: number; startsOn: string; lastDay: string; end: string } {
  const more = typeof added === 'number' ? added : termDays[added]
  const left = daysRemaining(licenceEnd(span), today)
  const end = plus(today, left + more)
  return {
    renewedOn: today,
    days: left + more,
    startsOn: plus(today, left),
    lastDay: lastLicenceDay(end),
    end,
  }
}

const dayMs = 86_400_000

function plus(date: string, days: number): string {
  return new Date(midnight(date) + days * dayMs).toISOString().slice(0, 10)
}

function daysBetween(from: string, to: string): number {
  return (midnight(to) - midnight(from)) / dayMs
}

/** Dates without a clock have days of one length; UTC is such a calendar. @throws RangeError for what is no date */
function midnight(date: string): number {
  const at = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(at)) throw new RangeError('Not a date')
  return at
}
