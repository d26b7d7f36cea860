import { standingOf } from '@balcao/domain/orders'
import type { ChatCustomer } from '@balcao/contract/conversations'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { StatusBadge } from '../../shared/orders/status-badge'
import { Money } from '../../ui/values/money'
import { Time } from '../../ui/values/time'
import { Section } from '../../ui/page/section'
import { customerSideTexts } from './texts'

type PanelOrder = ChatCustomer['live_orders'][number]

/** What a customer has ordered: what is not over, the last ones, and all of it in sum. */
export function CustomerOrders({ customer, zone }: { customer: ChatCustomer; zone: string }) {
  const t = useTexts(customerSideTexts)
  const { live_orders, past_orders, orders_count, spent_cents, first_order_at } = customer
  if (orders_count === 0 && live_orders.length === 0 && past_orders.length === 0) {
    return (
      <Section dense title={t('pastOrders')}>
        <p className="text-ink-soft">{t('noOrders')}</p>
      </Section>
    )
  }
  return (
    <>
      <Section dense title={t('liveOrders')}>
        {live_orders.length === 0 ? (
          <p className="text-ink-soft">{t('noLiveOrders')}</p>
        ) : (
          <OrderList orders={live_orders} zone={zone} />
        )}
      </Section>
      <Section dense title={t('pastOrders')}>
        <dl className="flex flex-wrap items-baseline gap-x-2 rounded-md bg-sunken px-3 py-2">
          <dt className="text-sm text-ink-soft">{t('spent')}</dt>
          <dd className="text-lg font-bold">
            <Money cents={spent_cents} />
          </dd>
          <dd className="text-sm text-ink-soft">
            {t('ordersCount', { count: orders_count })}
            {first_order_at && <> · {<Since at={first_order_at} zone={zone} />}</>}
          </dd>
        </dl>
        {past_orders.length > 0 && <OrderList orders={past_orders} zone={zone} />}
      </Section>
    </>
  )
}

/** A sentence with a date inside: the words around it come from the catalogue. */
function Since({ at, zone }: { at: string; zone: string }) {
  const [before, after] = useTexts(customerSideTexts)('since', { date: '\0' }).split('\0')
  return (
    <>
      {before}
      <Time at={at} zone={zone} show="date" />
      {after}
    </>
  )
}

function OrderList({ orders, zone }: { orders: readonly PanelOrder[]; zone: string }) {
  const t = useTexts(customerSideTexts)
  return (
    <ul className="grid gap-2">
      {orders.map((order) => {
        const status = t(`status_${standingOf(order.status, order.fulfilment)}`)
        return (
          <li key={order.id}>
            <Link
              to={`/dashboard/orders?order=${order.id}`}
              aria-label={t('openOrder', { number: order.number, status })}
              className="grid gap-1 rounded-md border border-line px-3 py-2 hover:bg-sunken"
            >
              <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
                <span className="font-bold">{t('orderName', { number: order.number })}</span>
                <StatusBadge status={order.status} word={status} />
              </span>
              <span className="line-clamp-2 text-sm break-words text-ink-soft">{order.summary}</span>
              <span className="flex justify-between gap-2 text-sm">
                <Time at={order.created_at} zone={zone} show="both" />
                <Money cents={order.total_cents} className="font-bold" />
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
