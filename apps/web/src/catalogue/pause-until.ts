import { businessDay, instantAt } from '@balcao/domain/time'

const hour = 5

/**
 * When a pause until tomorrow ends: at 05:00 of the next day on the zone's clock, as an ISO instant in UTC. Before
 * 05:00 it is still the night before, so that it ends the same morning. `now` is epoch milliseconds.
 * @throws RangeError for an unknown zone.
 */
export function pauseUntilTomorrow(now: number, zone: string): string {
  const date = businessDay(now, zone, hour)
  return new Date(instantAt({ date, minutes: (24 + hour) * 60 }, zone)).toISOString()
}
