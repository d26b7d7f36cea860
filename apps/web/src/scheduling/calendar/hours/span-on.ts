import { wallTime } from '@balcao/domain/time'
import { DAY_MINUTES, type MinuteSpan } from './minute-spans'

const minuteMs = 60_000

/**
 * The minutes of a date that something covers, null for none. Where the clock goes back in the middle of it, it is as
 * long as it really lasts.
 */
export function spanOn(
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  date: string,
  zone: string,
): MinuteSpan | null {
  const start = wallTime(Date.parse(starts_at), zone)
  const end = wallTime(Date.parse(ends_at), zone)
  if (start.date > date || end.date < date) return null
  const from = start.date < date ? 0 : start.minutes
  const to = end.date > date ? DAY_MINUTES : end.minutes
  if (start.date === end.date && to <= from) {
    const lasts = (Date.parse(ends_at) - Date.parse(starts_at)) / minuteMs
    return { from, to: Math.min(DAY_MINUTES, from + lasts) }
  }
  return from < to ? { from, to } : null
}
