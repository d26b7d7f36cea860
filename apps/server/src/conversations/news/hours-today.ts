import { clockOf, isAllDay, rangesOn, weekOf, type HoursRow } from '@balcao/domain/hours'
import { dateIn } from '@balcao/domain/time'

/**
 * Today's hours by the clock on the shop's wall, as texts are filled with them: '08:00–12:00, 14:00–18:00'. Null when
 * the shop is closed today, or names no hours at all.
 */
export function hoursToday(
  { hours, timeZone }: { hours: readonly HoursRow[]; timeZone: string },
  now: Date,
): string | null {
  const today = dateIn(now.getTime(), timeZone)
  const ranges = rangesOn(weekOf(hours), today).map(
    ({ start, end }) => [clockOf(start), clockOf(end)] as const,
  )
  if (ranges.length === 0) return null
  return ranges.map(([from, to]) => (isAllDay(from, to) ? '24 horas' : `${from}–${to}`)).join(', ')
}
