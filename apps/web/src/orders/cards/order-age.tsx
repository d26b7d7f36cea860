import type { OrderRow } from '@balcao/contract/orders'
import { AlarmClock, CalendarClock, Clock } from 'lucide-react'
import { useLanguage, useTexts } from '../../i18n/language'
import { useNow } from '../../lib/hooks/use-now'
import { clockWords, momentWords } from '../../shared/orders/scheduled/slot-words'
import { cx } from '../../ui/look/class-names'
import { ageMinutes, ageWords, countedFrom, deadlineMinutes, urgencyOf } from '../words/age'
import { waits, waitsForPayment } from '../words/waits'
import { useAverageTime, useShopZone } from '../words/pace'
import { ordersTexts } from '../texts'

const looks = {
  calm: 'text-current',
  soon: 'rounded-full bg-marigold px-2.5 text-ink',
  late: 'rounded-full bg-danger-solid px-2.5 text-surface',
} as const

/**
 * How long an order has been waiting, or for what: its payment, or when it is wanted; past its limits it turns urgent, in a word as well as in
 * colour. Until when it is to be gone from where it stands is said where there is room, and to who points at it.
 */
export function OrderAge({ order }: { order: OrderRow }) {
  const t = useTexts(ordersTexts)
  const { locale } = useLanguage()
  const zone = useShopZone()
  const now = useNow()
  const average = useAverageTime(now)
  const counted = countedFrom(order, average)
  const minutes = ageMinutes(counted, now)
  const urgency = waits(order) ? 'calm' : urgencyOf(order.status, minutes, average)
  const { unit, count } = ageWords(minutes)
  const { scheduled_for: wanted } = order
  const Icon = urgency !== 'calm' ? AlarmClock : wanted === null ? Clock : CalendarClock
  const limit = waits(order) ? null : deadlineMinutes(order.status, average)
  const until =
    limit === null
      ? null
      : t('until', { time: clockWords(Date.parse(counted) + limit * 60_000, { zone, locale }) })
  const age = waitsForPayment(order)
    ? t('waitsForPix')
    : unit === 'now'
      ? t('age_now')
      : t(`age_${unit}`, { count })
  return (
    <time
      dateTime={wanted ?? order.created_at}
      title={until ?? undefined}
      data-theme={urgency === 'soon' ? 'light' : undefined}
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 font-semibold whitespace-nowrap tabular-nums',
        looks[urgency],
      )}
    >
      <Icon size={18} aria-hidden="true" />
      {wanted === null ? (
        age
      ) : (
        <>
          <span className="sr-only">{t('wantedFor')} </span>
          {momentWords(wanted, { zone, now, locale })}
        </>
      )}
      {until !== null && (
        <span data-until className="sr-only font-normal @sm:not-sr-only">
          · {until}
        </span>
      )}
      {urgency !== 'calm' && <span className="sr-only">, {t(`urgency_${urgency}`)}</span>}
    </time>
  )
}
