import { useLanguage, useTexts } from '../../i18n/language'
import { ConflictNotice } from '../../shared/edit/conflict-notice'
import type { Conflict } from '../../shared/edit/use-edit'
import { slotWords } from '../../shared/orders/scheduled/slot-words'
import { ordersTexts } from '../texts'
import { useShopZone } from '../words/pace'
import type { OrderFormValues } from './order-form-values'
import { orderLabels, type OrderField } from './use-order-form'

/** Somebody else saved this order meanwhile: what both changed, side by side, and the person decides. */
export function OrderConflict({ conflict }: { conflict: Conflict<OrderFormValues, OrderField> }) {
  const t = useTexts(ordersTexts)
  const { locale } = useLanguage()
  const zone = useShopZone()
  const wordsOf = (field: OrderField, values: OrderFormValues) => {
    if (field === 'items') return values.items.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ')
    if (field === 'fulfilment') return t(values.fulfilment)
    if (field === 'payment_method') return t(`payment_${values.payment_method}`)
    if (field === 'coupon') return values.coupon?.code ?? t('emptyValue')
    if (field === 'scheduled_for')
      return values.scheduled_for === ''
        ? t('whenNow')
        : slotWords(values.scheduled_for, { zone, now: Date.now(), locale })
    return values[field] || t('emptyValue')
  }
  return (
    <ConflictNotice conflict={conflict} t={t} nameOf={(field) => t(orderLabels[field])} wordsOf={wordsOf} />
  )
}
