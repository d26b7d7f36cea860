import { daysRemaining, daysSinceEnd, licenceEnd, type LicenceSpan } from './licence-days'

/** Days before the end on which a company is warned; 0 is the day after its last one. */
export const noticeDays = [30, 15, 7, 3, 1, 0] as const
export type NoticeDays = (typeof noticeDays)[number]

/** A licence that ended longer ago is not news any more. */
const expiredNewsDays = 7

/**
 * The warning that is due today, null when there is none. A day on which nobody looked is made up for by the next look,
 * but of several that were missed only the nearest to the end is told. A licence that was granted for 30 days is not
 * warned of 30 on its first one.
 */
export function noticeDue(span: LicenceSpan, today: string): NoticeDays | null {
  const end = licenceEnd(span)
  if (end === null) return null
  const left = daysRemaining(end, today)
  if (left === 0) return daysSinceEnd(end, today) < expiredNewsDays ? 0 : null
  const due = noticeDays.filter((days) => days >= left).at(-1)
  return due !== undefined && due < span.days ? due : null
}
