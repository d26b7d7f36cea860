import { dateIn } from '@balcao/domain/time'

/** A moment of the coming days by the shop's clock: '20:30' today, 'sex 11:00' another day. All in epoch milliseconds. */
export function whenWords(
  at: number,
  { now, zone, locale }: { now: number; zone: string; locale: string },
): string {
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
  if (dateIn(at, zone) === dateIn(now, zone)) return clock
  const weekday = new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'short' }).format(at)
  return `${weekday.replace('.', '')} ${clock}`
}
