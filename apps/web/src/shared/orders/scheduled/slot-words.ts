import { SLOT_MINUTES } from '@balcao/domain/hours'
import { dateIn } from '@balcao/domain/time'

interface Where {
  /** Of the shop. */
  zone: string
  /** Epoch milliseconds. */
  now: number
  locale: string
}

/** When an order is wanted, by the shop's clock: 'hoje, 19:00', 'amanhã, 12:30', 'sáb., 28/11, 12:30'. */
export function momentWords(moment: string, where: Where): string {
  return `${dayWords(moment, where)}, ${clockWords(Date.parse(moment), where)}`
}

/** The window of a scheduled order: 'hoje, 19:00–19:30'. */
export function slotWords(start: string, where: Where): string {
  const end = Date.parse(start) + SLOT_MINUTES * 60_000
  return `${momentWords(start, where)}–${clockWords(end, where)}`
}

/** An instant by the shop's clock: '19:00'. */
export function clockWords(instant: number, { zone, locale }: Omit<Where, 'now'>): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
}

function dayWords(moment: string, { zone, now, locale }: Where): string {
  const at = Date.parse(moment)
  const days = (Date.parse(dateIn(at, zone)) - Date.parse(dateIn(now, zone))) / 86_400_000
  if (days >= -1 && days <= 1)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  return new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
  }).format(at)
}
