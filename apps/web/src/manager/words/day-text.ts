const dayMs = 86_400_000
/** A Sunday, so that adding a weekday's number leads to it. */
const sunday = Date.UTC(2026, 10, 1)

/** A date (YYYY-MM-DD) as 21/11, or with `year` 21/11/2026, in the order of the language. */
export function dayText(day: string, locale: string, { year = false } = {}): string {
  return format(Date.parse(day), locale, {
    day: '2-digit',
    month: '2-digit',
    ...(year ? { year: 'numeric' } : {}),
  })
}

/** A date with its weekday: sáb., 21/11. */
export function weekdayAndDay(day: string, locale: string): string {
  return format(Date.parse(day), locale, { weekday: 'short', day: '2-digit', month: '2-digit' })
}

/** From one date to another, both with the year; a single day once. */
export function daysText(from: string, to: string, locale: string): string {
  const [first, last] = [dayText(from, locale, { year: true }), dayText(to, locale, { year: true })]
  return first === last ? first : `${first} – ${last}`
}

/** The name of a weekday, 0 is Sunday. */
export function weekdayText(weekday: number, locale: string, width: 'short' | 'long' = 'long'): string {
  const name = format(sunday + weekday * dayMs, locale, { weekday: width })
  return width === 'short' ? name.replace('.', '') : name
}

function format(time: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(time)
}
