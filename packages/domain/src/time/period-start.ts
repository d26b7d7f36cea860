import type { OrderPeriod } from '../orders'
import { dateIn, instantAt, instantOfWall, wallMilliseconds } from './wall-clock'

const dayMs = 86_400_000

/**
 * Where an order period begins, both in epoch milliseconds: `today` at local midnight, `week` seven days before `now`
 * and `month` one calendar month before it, both at the same time on the zone's clock (ORD-35 to ORD-37, decision
 * 0026, A37). A time that a clock change skips or repeats is read as `instantAt` reads it. @throws RangeError for an unknown
 * zone.
 */
export function periodStart(period: OrderPeriod, now: number, zone: string): number {
  if (period === 'today') return instantAt({ date: dateIn(now, zone), minutes: 0 }, zone)
  const wall = wallMilliseconds(now, zone)
  return instantOfWall(period === 'week' ? wall - 7 * dayMs : monthBefore(wall), zone)
}

/** The same time a month earlier, on the month's last day where it has no such day. */
function monthBefore(wall: number): number {
  const date = new Date(wall)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return date.setUTCFullYear(year, month - 1, Math.min(date.getUTCDate(), lastDay))
}
