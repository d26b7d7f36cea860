import type { FollowedOrder } from '@balcao/contract/menu'
import { useTexts } from '../../i18n/language'
import { Card } from '../../ui/page/card'
import { Money } from '../../ui/values/money'
import { menuTexts } from '../texts'

/** What was ordered and what it comes to. */
export function OrderLines({ order }: { order: FollowedOrder }) {
  const t = useTexts(menuTexts)
  // What the shop gave back it does not ask for again.
  const owedCents = order.total_cents - order.paid_cents - order.returned_cents
  return (
    <Card>
      <h2 className="text-xl">{t('yourOrder')}</h2>
      <ul className="mt-3 grid gap-2">
        {order.lines.map((line, index) => (
          <li key={index} className="flex items-start justify-between gap-4">
            <span>
              {line.quantity}x {line.name}
            </span>
            <Money cents={line.total_cents} />
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-1.5 border-t border-line pt-3">
        {order.fulfilment === 'delivery' && (
          <>
            <dt>{t('fee')}</dt>
            <dd>
              <Money cents={order.fee_cents} />
            </dd>
          </>
        )}
        {order.discount_cents > 0 && (
          <>
            <dt>{order.coupon ? t('discountBy', { code: order.coupon }) : t('discount')}</dt>
            <dd>
              −<Money cents={order.discount_cents} />
            </dd>
          </>
        )}
        <dt className="text-lg font-bold">{t('total')}</dt>
        <dd className="text-lg font-bold">
          <Money cents={order.total_cents} />
        </dd>
        {order.paid_cents > 0 && (
          <>
            <dt>{t('paidSoFar')}</dt>
            <dd>
              <Money cents={order.paid_cents} />
            </dd>
          </>
        )}
        {order.returned_cents > 0 && (
          <>
            <dt>{t('givenBack')}</dt>
            <dd>
              <Money cents={order.returned_cents} />
            </dd>
          </>
        )}
        {order.paid_cents > 0 && owedCents > 0 && (
          <>
            <dt>{t('owed')}</dt>
            <dd>
              <Money cents={owedCents} />
            </dd>
          </>
        )}
      </dl>
    </Card>
  )
}
