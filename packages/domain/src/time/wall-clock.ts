import { clockOf } from '../hours/clock'

/** What a clock on the wall shows, seconds cut. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  date: string
  /** `HH:MM`, from 00:00 to 23:59. */
  time: string
  /** The same as minutes since midnight. */
  minutes: number
}

const minuteMs = 60_000
const dayMs = 86_400_000

/** The date and time in an IANA zone at an instant (epoch milliseconds). @throws RangeError for an unknown zone. */
export function wallTime(instant: number, zone: string): WallTime {
  const wall = wallMilliseconds(instant, zone)
  const date = dateOfWall(wall)
  const minutes = Math.floor((wall - Date.parse(date)) / minuteMs)
  return { date, time: clockOf(minutes), minutes }
}

/** The date `YYYY-MM-DD` in an IANA zone at an instant (epoch milliseconds). @throws RangeError for an unknown zone. */
export function dateIn(instant: number, zone: string): string {
  return dateOfWall(wallMilliseconds(instant, zone))
}

/**
 * The instant (epoch milliseconds) at which the wall in an IANA zone shows a date and minutes of it; 1440 and more run
 * into the next day. Of a time that a clock change repeats the first one; one that it skips comes as much later as the
 * skip, so that minute 0 is where a day begins. @throws RangeError for an unknown zone or a malformed date.
 */
export function instantAt({ date, minutes }: Pick<WallTime, 'date' | 'minutes'>, zone: string): number {
  const wall = Date.parse(`${date}T00:00Z`) + minutes * minuteMs
  if (Number.isNaN(wall)) throw new RangeError(`'${date}' is not a date`)
  return instantOfWall(wall, zone)
}

/** The instant at which the wall shows `wall`, read as `wallMilliseconds` reads it; else as `instantAt`. */
export function instantOfWall(wall: number, zone: string): number {
  const candidates = [wall - dayMs, wall + dayMs].map(
    (around) => wall - (wallMilliseconds(around, zone) - around),
  )
  return candidates.find((one) => wallMilliseconds(one, zone) === wall) ?? Math.max(...candidates)
}

/** What the wall shows at an instant, to the millisecond, as if it were UTC. */
export function wallMilliseconds(instant: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  const milliseconds = ((instant % 1000) + 1000) % 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) + milliseconds
}

/** The date `YYYY-MM-DD` of what the wall shows, read as `wallMilliseconds` reads it. */
export function dateOfWall(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs far more than using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}

/** A date 'YYYY-MM-DD' as people here write it: dd/mm/yyyy. */
export const brazilianDate = (date: string): string => date.split('-').toReversed().join('/')
