import { useTexts } from '../../i18n/language'
import { ConflictNotice } from '../../shared/edit/conflict-notice'
import type { Conflict } from '../../shared/edit/use-edit'
import { ordersTexts } from '../texts'
import type { OrderFormValues } from './order-form-values'
import { orderLabels, type OrderField } from './use-order-form'

/** Somebody else saved this order meanwhile: what both changed, side by side, and the person decides. */
export function OrderConflict({ conflict }: { conflict: Conflict<OrderFormValues, OrderField> }) {
  const t = useTexts(ordersTexts)
  const wordsOf = (field: OrderField, values: OrderFormValues) => {
    if (field === 'items') return values.items.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ')
    if (field === 'fulfilment') return t(values.fulfilment)
    if (field === 'payment_method') return t(`payment_${values.payment_method}`)
    if (field === 'coupon') return values.coupon?.code ?? t('emptyValue')
    return values[field] || t('emptyValue')
  }
  return (
    <ConflictNotice conflict={conflict} t={t} nameOf={(field) => t(orderLabels[field])} wordsOf={wordsOf} />
  )
}
