import { dateOfWall, wallMilliseconds } from './wall-clock'

const hourMs = 3_600_000

/**
 * The business day `YYYY-MM-DD` of an instant (epoch milliseconds): the local date, but before `cutOffHour` (0 to 23,
 * whole hours of the zone's clock) still the day before, so that a night's orders stay together.
 * @throws RangeError for an unknown zone or an hour outside 0 to 23.
 */
export function businessDay(instant: number, zone: string, cutOffHour: number): string {
  if (!Number.isInteger(cutOffHour) || cutOffHour < 0 || cutOffHour > 23) {
    throw new RangeError('The cut-off is a whole hour from 0 to 23')
  }
  return dateOfWall(wallMilliseconds(instant, zone) - cutOffHour * hourMs)
}
