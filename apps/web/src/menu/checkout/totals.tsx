import { formatBrl } from '@balcao/domain/money'
import type { OrderPrice } from '@balcao/domain/orders'
import { useTexts } from '../../i18n/language'
import { Money } from '../../ui/values/money'
import { menuTexts } from '../texts'

interface TotalsProps {
  price: OrderPrice
  /** Until then nobody knows the fee. */
  isPlaceKnown: boolean
  fulfilment: 'delivery' | 'pickup'
}

/** What it comes to, and how far a free delivery is. Nothing is added later. */
export function Totals({ price, isPlaceKnown, fulfilment }: TotalsProps) {
  const t = useTexts(menuTexts)
  const { itemsCents, feeCents, discountCents, totalCents, missingToFreeCents } = price
  return (
    <div className="grid gap-2 border-y border-line py-4">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
        <dt>{t('items')}</dt>
        <dd>
          <Money cents={itemsCents} />
        </dd>
        {fulfilment === 'delivery' && (
          <>
            <dt>{t('fee')}</dt>
            <dd>{!isPlaceKnown ? '–' : feeCents === 0 ? t('freeDelivery') : <Money cents={feeCents} />}</dd>
          </>
        )}
        {discountCents > 0 && (
          <>
            <dt>{t('discount')}</dt>
            <dd>
              −<Money cents={discountCents} />
            </dd>
          </>
        )}
        <dt className="text-lg font-bold">{t('total')}</dt>
        <dd className="text-lg font-bold">
          <Money cents={totalCents} />
        </dd>
      </dl>
      <p role="status" className="text-ink-soft empty:hidden">
        {missingToFreeCents > 0 && t('missingToFree', { missing: formatBrl(missingToFreeCents) })}
      </p>
    </div>
  )
}
