import type { OrderRow } from '@balcao/contract/orders'
import { AlarmClock, Clock } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useNow } from '../../lib/hooks/use-now'
import { cx } from '../../ui/class-names'
import { ageMinutes, ageWords, urgencyOf } from '../age'
import { useAverageTime } from '../pace'
import { ordersTexts } from '../texts'

const looks = {
  calm: 'text-current',
  soon: 'rounded-full bg-marigold px-2.5 text-ink',
  late: 'rounded-full bg-danger-solid px-2.5 text-surface',
} as const

/** How long an order has been waiting; past its limits it turns urgent, in a word as well as in colour. */
export function OrderAge({ order }: { order: OrderRow }) {
  const t = useTexts(ordersTexts)
  const now = useNow()
  const minutes = ageMinutes(order.created_at, now)
  const urgency = urgencyOf(order.status, minutes, useAverageTime(now))
  const { unit, count } = ageWords(minutes)
  const Icon = urgency === 'calm' ? Clock : AlarmClock
  return (
    <time
      dateTime={order.created_at}
      data-theme={urgency === 'soon' ? 'light' : undefined}
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 font-semibold whitespace-nowrap tabular-nums',
        looks[urgency],
      )}
    >
      <Icon size={18} aria-hidden="true" />
      {unit === 'now' ? t('age_now') : t(`age_${unit}`, { count })}
      {urgency !== 'calm' && <span className="sr-only">, {t(`urgency_${urgency}`)}</span>}
    </time>
  )
}
