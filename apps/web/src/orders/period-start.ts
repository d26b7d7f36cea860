import type { OrderPeriod } from '@balcao/domain/orders'

/**
 * Where an order period begins, in milliseconds of epoch: the rule of `periodStart` in the domain (ORD-35 to ORD-37,
 * spec-notes A37) by Intl alone, because a calendar library would weigh more than the rest of this screen.
 * `now` in milliseconds; `zone` is an IANA name. @throws RangeError for an unknown zone
 */
export function periodStart(period: OrderPeriod, now: number, zone: string): number {
  const local = wallClock(now, zone)
  const date = new Date(local)
  if (period === 'today')
    return instantOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()), zone)
  if (period === 'week') return instantOf(local - 7 * dayMs, zone)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 0)).getUTCDate()
  const monthBack = Date.UTC(
    date.getUTCFullYear(),
    date.getUTCMonth() - 1,
    Math.min(date.getUTCDate(), lastDay),
  )
  return instantOf(monthBack + (((local % dayMs) + dayMs) % dayMs), zone)
}

const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** What a clock on the wall shows, as if it were UTC. */
function wallClock(instant: number, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    const parts = {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    } as const
    format = new Intl.DateTimeFormat('en-US', {
      ...parts,
      second: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    })
    formats.set(zone, format)
  }
  const part: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  const milliseconds = ((instant % 1000) + 1000) % 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) + milliseconds
}

/** The instant at which the wall shows `wall`: the first of two; where it is skipped, as much later as the skip. */
function instantOf(wall: number, zone: string): number {
  const offsets = [wall - dayMs, wall + dayMs].map((around) => wallClock(around, zone) - around)
  const candidates = offsets.map((offset) => wall - offset)
  return candidates.find((candidate) => wallClock(candidate, zone) === wall) ?? Math.max(...candidates)
}
