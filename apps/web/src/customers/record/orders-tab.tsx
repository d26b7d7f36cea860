import type { CustomerOrder } from '@balcao/contract/customers'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Money } from '../../ui/values/money'
import { Time } from '../../ui/values/time'
import { orderStatusWord } from '../status-words'
import { customersTexts } from '../texts'

interface OrdersTabProps {
  orders: readonly CustomerOrder[]
  zone: string
  hasMore: boolean
  busy: boolean
  onMore: () => void
}

export function OrdersTab({ orders, zone, hasMore, busy, onMore }: OrdersTabProps) {
  const t = useTexts(customersTexts)
  if (orders.length === 0) return <p className="py-4 text-ink-soft">{t('noOrders')}</p>
  return (
    <div className="grid gap-3 pt-4">
      <ul className="grid gap-2">
        {orders.map((order) => (
          <li key={order.id} className="grid gap-1 rounded-md border border-line p-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Link
                to={`/dashboard/orders?order=${order.id}`}
                className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
              >
                {t('orderNumber', { number: order.number })}
              </Link>
              <Money cents={order.total_cents} className="font-semibold" />
            </div>
            <p className="text-sm text-ink-soft">
              {orderStatusWord(t, order)} · <Time at={order.created_at} zone={zone} show="date" />
            </p>
            <p className="break-words">{order.summary}</p>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button kind="secondary" busy={busy} onClick={onMore}>
          {t('moreOrders')}
        </Button>
      )}
    </div>
  )
}
