import type { AgendaSettings } from '../agenda/settings.store'

const MINUTE_MS = 60_000

/**
 * When the quiet hours are over in which an instant lies, by the company's clock; null when nothing is quiet. Where
 * the clock changes that night it may be an hour off: whoever waits looks again.
 */
export function quietUntil(
  now: Date,
  zone: string,
  { quiet_from, quiet_to }: Pick<AgendaSettings, 'quiet_from' | 'quiet_to'>,
): Date | null {
  if (quiet_from === quiet_to) return null
  const time = clockAt(now, zone)
  const isQuiet =
    quiet_from < quiet_to ? quiet_from <= time && time < quiet_to : time >= quiet_from || time < quiet_to
  if (!isQuiet) return null
  const minutes = (minutesOf(quiet_to) - minutesOf(time) + 1440) % 1440
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS)
}

function clockAt(now: Date, zone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.format(now)
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
