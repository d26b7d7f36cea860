import { dateIn } from '../../time/wall-clock'
import type { AppointmentStatus } from '../appointments/appointment'
import { blocksTime } from '../appointments/appointment'
import { DAY_MS } from '../calendar/day-number'
import { UPCOMING_DAYS } from '../limits'

/** How many appointments there are, in all, by status, today and soon (APPT-15). */
export interface AppointmentStats {
  total: number
  pending: number
  confirmed: number
  cancelled: number
  completed: number
  /** Not cancelled, on today's date of the company. */
  today: number
  /** Pending or confirmed, from now on and within seven times 24 hours. */
  upcoming: number
}

/**
 * The figures of a list of appointments; `startsAt` and `now` are epoch milliseconds, `zone` the company's IANA name.
 * @throws RangeError for an unknown zone.
 */
export function appointmentStats(
  appointments: Iterable<{ status: AppointmentStatus; startsAt: number }>,
  { now, zone }: { now: number; zone: string },
): AppointmentStats {
  const date = dateIn(now, zone)
  const stats = { total: 0, pending: 0, confirmed: 0, cancelled: 0, completed: 0, today: 0, upcoming: 0 }
  for (const { status, startsAt } of appointments) {
    stats.total += 1
    stats[status] += 1
    // Asking for a local date is slow, and no day is longer than two.
    const isNear = Math.abs(startsAt - now) < 2 * DAY_MS
    if (isNear && status !== 'cancelled' && dateIn(startsAt, zone) === date) stats.today += 1
    if (blocksTime(status) && startsAt >= now && startsAt < now + UPCOMING_DAYS * DAY_MS) stats.upcoming += 1
  }
  return stats
}
