import type { Figures, RecentOrder } from '@balcao/contract/manager'
import { phaseOf, standingOf } from '@balcao/domain/orders'
import { useId } from 'react'
import { Link } from 'react-router'
import { StatusBadge } from '../../shared/orders/status-badge'
import { Money } from '../../ui/values/money'
import { Time } from '../../ui/values/time'
import { useWords } from '../words/use-words'

/** The last orders of the period, cancelled ones too (MGR-11); each leads to the order. */
export function RecentOrders({ figures }: { figures: Figures }) {
  const { t } = useWords()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid content-start rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-lg">
          {t('recentOrders')}
        </h2>
        <Link
          to="/dashboard/orders"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink underline-offset-4 hover:underline"
        >
          {t('allOrders')}
        </Link>
      </div>
      {figures.recent_orders.length === 0 && <p className="py-6 text-ink-soft">{t('nothingYet')}</p>}
      <ul aria-labelledby={id} className="grid divide-y divide-line">
        {figures.recent_orders.map((order) => (
          <li key={order.id}>
            <OrderLine order={order} zone={figures.period.time_zone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrderLine({ order, zone }: { order: RecentOrder; zone: string }) {
  const { t } = useWords()
  const standing = standingOf(order.status, order.fulfilment)
  const phase = phaseOf(standing)
  const word = t(`status_${standing}`)
  return (
    <Link
      to={`/dashboard/orders?order=${order.id}`}
      aria-label={`${t('orderNumber', { number: order.number })}, ${order.customer_name || t('noName')}, ${word}`}
      className="-mx-2 grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-md px-2 py-2 hover:bg-sunken"
    >
      <span className="min-w-0">
        <span className="block truncate font-semibold">{order.customer_name || t('noName')}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          nº {order.number} · <Time at={order.created_at} zone={zone} show="both" />
          {phase === 'underway' && <> · {word}</>}
        </span>
      </span>
      <span className="grid justify-items-end gap-1">
        <Money cents={order.total_cents} className="font-semibold" />
        <StatusBadge status={order.status} word={phase === 'void' ? word : t(`phase_${phase}`)} />
      </span>
    </Link>
  )
}
