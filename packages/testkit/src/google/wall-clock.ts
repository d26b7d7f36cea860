const DATE_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/i

const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether this names an IANA time zone that is known here. */
export function isZone(zone: string): boolean {
  try {
    formatIn(zone)
    return true
  } catch {
    return false
  }
}

/**
 * The instant (ms) of an RFC 3339 date-time; one without offset is a wall time in `zone`, and it is undefined when
 * there is no zone or the text is no date-time. Fractions of a second are dropped, as Google drops them.
 */
export function instantOf(dateTime: string, zone?: string): number | undefined {
  const [, wall, offset] = DATE_TIME.exec(dateTime) ?? []
  if (wall === undefined) return undefined
  if (offset !== undefined) return definite(Date.parse(wall + offset.toUpperCase()))
  const asUtc = definite(Date.parse(`${wall}Z`))
  if (asUtc === undefined || zone === undefined || !isZone(zone)) return undefined
  const guess = asUtc - offsetAt(asUtc, zone)
  return asUtc - offsetAt(guess, zone)
}

/** Midnight of a date (YYYY-MM-DD) in a zone, in ms; undefined when it is no date. */
export function startOfDay(date: string, zone: string): number | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? instantOf(`${date}T00:00:00`, zone) : undefined
}

/** An instant written in a zone with its offset, as `2026-03-10T09:00:00-03:00`. */
export function writtenIn(zone: string, instant: number): string {
  const offset = offsetAt(instant, zone)
  const wall = new Date(instant + offset).toISOString().slice(0, 19)
  if (offset === 0) return `${wall}Z`
  const minutes = Math.abs(offset) / 60_000
  const two = (count: number) => String(count).padStart(2, '0')
  return `${wall}${offset < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`
}

function offsetAt(instant: number, zone: string): number {
  const name = formatIn(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -size : size
}

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  return format
}

const definite = (instant: number) => (Number.isNaN(instant) ? undefined : instant)
