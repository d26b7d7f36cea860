import type { OrderItem, OrderRow } from '@balcao/contract/orders'
import { formatBrl, toCents } from '@balcao/domain/money'
import { lineTotal } from '@balcao/domain/orders'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { Money } from '../../ui/values/money'
import { changeCents, itemsCents } from '../payments/balance'
import { ordersTexts } from '../texts'
import { Section } from '../../ui/page/section'

/** Every item with its options, and what it all comes to. */
export function ItemsSection({ order }: { order: OrderRow }) {
  const t = useTexts(ordersTexts)
  const change = changeCents(order)
  return (
    <Section title={t('items')}>
      <ul className="grid gap-3">
        {order.items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </ul>
      {order.notes && (
        <p className="rounded-md border-l-4 border-marigold bg-analysis px-3 py-2 font-semibold break-words text-analysis-ink">
          <span className="sr-only">{t('note')}: </span>
          {order.notes}
        </p>
      )}
      <dl className="grid gap-1.5 border-t border-line pt-3">
        <Line label={t('subtotal')}>
          <Money cents={itemsCents(order)} />
        </Line>
        {order.delivery_fee > 0 && (
          <Line label={t('deliveryFee')}>
            <Money cents={toCents(order.delivery_fee)} />
          </Line>
        )}
        {order.discount > 0 && (
          <Line label={order.coupon ? t('discountBy', { code: order.coupon.code }) : t('discount')}>
            <Money cents={-toCents(order.discount)} />
          </Line>
        )}
        {order.coupon?.kind === 'free_delivery' && <Line label={t('coupon')}>{order.coupon.code}</Line>}
        <Line label={t('total')} strong>
          <Money cents={toCents(order.total)} />
        </Line>
        <Line label={t('payment')}>{t(`payment_${order.payment_method}`)}</Line>
        {order.change_for !== null && change !== null && (
          <Line label={t('changeFor', { amount: formatBrl(toCents(order.change_for)) })}>
            <Money cents={change} />
          </Line>
        )}
      </dl>
    </Section>
  )
}

function Item({ item }: { item: OrderItem }) {
  const cents = lineTotal({
    quantity: item.quantity,
    unitPriceCents: toCents(item.unit_price),
    options: item.options.map(({ price }) => ({ priceCents: toCents(price) })),
  })
  return (
    <li className="flex gap-3">
      <span className="min-w-8 shrink-0 text-right font-bold tabular-nums">{item.quantity}×</span>
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold break-words">{item.name}</span>
        {item.options.map((option, index) => (
          <span key={index} className="break-words text-ink-soft">
            + {option.name}
            {option.price > 0 && (
              <>
                {' · '}
                <Money cents={toCents(option.price)} />
              </>
            )}
          </span>
        ))}
        {item.notes && <span className="font-semibold break-words text-analysis-ink">{item.notes}</span>}
      </span>
      <Money cents={cents} className="font-semibold" />
    </li>
  )
}

function Line({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${strong ? 'text-xl font-bold' : ''}`}>
      <dt className={strong ? '' : 'text-ink-soft'}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
