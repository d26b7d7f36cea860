import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { ordersTexts, type OrdersText } from '../texts'
import { fieldDifferences, type ContentField } from './field-differences'
import type { OrderFormValues } from './order-form-values'

interface ConflictNoticeProps {
  mine: OrderFormValues
  theirs: OrderFormValues
  onKeepMine: () => void
  onTakeTheirs: () => void
}

const labels: Record<ContentField, OrdersText> = {
  customer_name: 'customerName',
  customer_phone: 'customerPhone',
  customer_address: 'addressField',
  neighbourhood: 'neighbourhood',
  fulfilment: 'fulfilment',
  payment_method: 'paymentMethod',
  change_for: 'changeForField',
  delivery_fee: 'deliveryFee',
  discount: 'discount',
  notes: 'orderNotes',
  items: 'items',
}

/** Somebody else saved this order meanwhile: what differs, side by side, and the person decides. */
export function ConflictNotice({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const t = useTexts(ordersTexts)
  const word = (values: OrderFormValues, field: ContentField) => {
    if (field === 'items') return values.items.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ')
    if (field === 'fulfilment') return t(values.fulfilment)
    if (field === 'payment_method') return t(`payment_${values.payment_method}`)
    return values[field] || t('emptyValue')
  }
  return (
    <Callout
      kind="warning"
      live
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button onClick={onKeepMine}>{t('keepMine')}</Button>
        </div>
      }
    >
      <p className="font-bold">{t('conflictTitle')}</p>
      <table className="mt-2 w-full table-fixed text-left align-top text-sm">
        <thead>
          <tr>
            <th className="py-1 pr-2">{t('conflictField')}</th>
            <th className="py-1 pr-2">{t('conflictMine')}</th>
            <th className="py-1">{t('conflictTheirs')}</th>
          </tr>
        </thead>
        <tbody>
          {fieldDifferences(mine, theirs).map((field) => (
            <tr key={field} className="border-t border-current/20 align-top">
              <th scope="row" className="py-1.5 pr-2 font-semibold">
                {t(labels[field] as 'items')}
              </th>
              <td className="py-1.5 pr-2 break-words">{word(mine, field)}</td>
              <td className="py-1.5 break-words">{word(theirs, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Callout>
  )
}
