import type { OrderPeriod } from '../orders'
import { isoInstant, zoned } from './day'

/**
 * Where an order period begins, as an ISO instant in UTC: `today` at local midnight, `week` seven days before `now` and
 * `month` one calendar month before it, both at the same time on the zone's clock (ORD-35 to ORD-37, spec-notes A37).
 * @throws RangeError for a malformed instant or an unknown zone.
 */
export function periodStart(period: OrderPeriod, now: string, zone: string): string {
  const local = zoned(now, zone)
  if (period === 'today') return isoInstant(local.startOfDay())
  return isoInstant(local.subtract(period === 'week' ? { days: 7 } : { months: 1 }))
}
