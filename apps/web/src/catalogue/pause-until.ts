const hour = 5
const dayMs = 86_400_000

/**
 * When a pause until tomorrow ends: at 05:00 of the next day on the zone's clock, as an ISO instant in UTC. Before
 * 05:00 it is still the night before, so that it ends the same morning. `now` is epoch milliseconds.
 * @throws RangeError for an unknown zone.
 */
export function pauseUntilTomorrow(now: number, zone: string): string {
  const local = wallClock(now, zone)
  const begins = new Date(local)
  begins.setUTCHours(hour, 0, 0, 0)
  const wanted = begins.getTime() + (new Date(local).getUTCHours() < hour ? 0 : dayMs)
  // The zone's offset may differ then; twice is enough, because an offset changes by far less than a day.
  let instant = wanted - (wallClock(wanted, zone) - wanted)
  instant = wanted - (wallClock(instant, zone) - instant)
  return new Date(instant).toISOString()
}

/** What the zone's clock shows at an instant, as if it were UTC. */
function wallClock(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}
