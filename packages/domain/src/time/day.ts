import { Temporal } from 'temporal-polyfill'

/**
 * First instant of the local day an instant falls in, as ISO in UTC with milliseconds. Where a clock change skips
 * midnight it is the first moment that exists. @throws RangeError for a malformed instant or an unknown zone.
 */
export function startOfDay(instant: string, zone: string): string {
  return isoInstant(zoned(instant, zone).startOfDay())
}

/**
 * The business day `YYYY-MM-DD` of an instant: the local date, but before `cutOffHour` (0 to 23, whole hours of the
 * zone's clock) still the day before, so that a night's orders stay together.
 * @throws RangeError for a malformed instant, an unknown zone or an hour outside 0 to 23.
 */
export function businessDay(instant: string, zone: string, cutOffHour: number): string {
  if (!Number.isInteger(cutOffHour) || cutOffHour < 0 || cutOffHour > 23) {
    throw new RangeError('The cut-off is a whole hour from 0 to 23')
  }
  const local = zoned(instant, zone)
  const date = local.toPlainDate()
  return (local.hour < cutOffHour ? date.subtract({ days: 1 }) : date).toString()
}

/** An ISO instant (with Z or an offset) on a zone's clock. */
export function zoned(instant: string, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
}

/** A zoned moment as an ISO instant in UTC, always with milliseconds, so that such texts sort by time. */
export function isoInstant(moment: Temporal.ZonedDateTime): string {
  return moment.toInstant().toString({ fractionalSecondDigits: 3 })
}
