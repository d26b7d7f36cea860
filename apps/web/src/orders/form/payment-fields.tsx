import { formatBrl } from '@balcao/domain/money'
import { paymentMethods } from '@balcao/domain/orders'
import { useTexts } from '../../i18n/language'
import { Field } from '../../ui/fields/field'
import { MoneyField } from '../../ui/fields/money-field'
import { Select } from '../../ui/choices/select'
import { TextArea } from '../../ui/fields/text-area'
import { ordersTexts } from '../texts'
import { CouponField } from './coupon/coupon-field'
import { liveChange } from './order-form-values'
import type { OrderFormState } from './use-order-form'
import { WhenField } from './when-field'

/** Coupon or discount, how it is paid and the change to bring, when it is wanted, and what else was said. */
export function PaymentFields({ form }: { form: OrderFormState }) {
  const t = useTexts(ordersTexts)
  const { values, set, problemOf } = form
  const change = liveChange(values)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CouponField form={form} />
      {!values.coupon && (
        <MoneyField
          label={t('discount')}
          error={problemOf('discount')}
          name="discount"
          value={values.discount}
          onValueChange={(discount) => set({ discount })}
        />
      )}
      <Field label={t('paymentMethod')}>
        {(ids) => (
          <Select
            {...ids}
            name="payment_method"
            options={paymentMethods.map((value) => ({ value, label: t(`payment_${value}`) }))}
            value={values.payment_method}
            onChange={({ target }) => {
              const payment_method = paymentMethods.find((method) => method === target.value)
              if (payment_method) set({ payment_method })
            }}
          />
        )}
      </Field>
      {values.payment_method === 'cash' && (
        <div className="grid gap-1.5">
          <MoneyField
            label={t('changeForField')}
            hint={t('changeForHint')}
            error={problemOf('change_for')}
            name="change_for"
            value={values.change_for}
            onValueChange={(change_for) => set({ change_for })}
          />
          <p role="status" className="font-bold text-ready-ink tabular-nums empty:hidden">
            {change !== null && t('changeIs', { amount: formatBrl(change) })}
          </p>
        </div>
      )}
      <WhenField form={form} />
      <Field label={t('orderNotes')} error={problemOf('notes')} className="sm:col-span-2">
        {(ids) => (
          <TextArea
            {...ids}
            name="notes"
            maxLength={500}
            value={values.notes}
            onChange={({ target }) => set({ notes: target.value })}
          />
        )}
      </Field>
    </div>
  )
}
