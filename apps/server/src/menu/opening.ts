import { isOpenAt, nextOpening, weekOf, type HoursRow } from '@balcao/domain/hours'

/** Whether a shop is open at an instant, and when it opens next. A shop that names no hours is always open. */
export function openingOf(
  { hours, timeZone }: { hours: HoursRow[]; timeZone: string },
  now: Date,
): { open: boolean; opens_at: string | null } {
  if (hours.length === 0) return { open: true, opens_at: null }
  const week = weekOf(hours)
  if (isOpenAt(week, now.getTime(), timeZone)) return { open: true, opens_at: null }
  const next = nextOpening(week, now.getTime(), timeZone)
  return { open: false, opens_at: next === null ? null : new Date(next).toISOString() }
}
