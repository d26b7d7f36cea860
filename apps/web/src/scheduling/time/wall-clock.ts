/** What the clock on the company's wall shows: a date `YYYY-MM-DD` and minutes since its midnight. */
export interface WallTime {
  date: string
  minutes: number
}

const minuteMs = 60_000
const dayMs = 86_400_000

/** The wall's date and time at an instant (epoch milliseconds); seconds are cut. @throws RangeError for an unknown zone. */
export function wallTime(instant: number, zone: string): WallTime {
  const wall = wallMilliseconds(instant, zone)
  const date = new Date(wall).toISOString().slice(0, 10)
  return { date, minutes: Math.floor((wall - Date.parse(date)) / minuteMs) }
}

/**
 * The instant (epoch milliseconds) at which the wall shows a date and minutes of it; 1440 and more run into the next
 * day. Of a time that a clock change repeats the first one; one that it skips comes as much later as the skip, as the
 * server reads it. @throws RangeError for an unknown zone or a malformed date.
 */
export function instantAt({ date, minutes }: WallTime, zone: string): number {
  const wall = Date.parse(`${date}T00:00Z`) + minutes * minuteMs
  if (Number.isNaN(wall)) throw new RangeError(`'${date}' is not a date`)
  const candidates = [wall - dayMs, wall + dayMs].map(
    (around) => wall - (wallMilliseconds(around, zone) - around),
  )
  return candidates.find((one) => wallMilliseconds(one, zone) === wall) ?? Math.max(...candidates)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The wall's reading as if it were UTC, whole minutes. */
function wallMilliseconds(instant: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute)
}

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
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}
