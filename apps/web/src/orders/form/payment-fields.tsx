import { formatBrl } from '@balcao/domain/money'
import { paymentMethods } from '@balcao/domain/orders'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../i18n/language'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { TextArea } from '../../ui/text-area'
import { ordersTexts } from '../texts'
import { FeeField } from './fee-field'
import { MoneyField } from './money-field'
import { liveChange, type OrderFormValues } from './order-form-values'
import { useProblemText } from './use-problem-text'

/** Fee, discount, how it is paid and the change to bring. */
export function PaymentFields() {
  const t = useTexts(ordersTexts)
  const problem = useProblemText()
  const { register, control, formState } = useFormContext<OrderFormValues>()
  const values = useWatch({ control }) as OrderFormValues
  const change = liveChange(values)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {values.fulfilment === 'delivery' && <FeeField />}
      <MoneyField name="discount" label={t('discount')} />
      <Field label={t('paymentMethod')}>
        {(ids) => (
          <Select
            {...ids}
            {...register('payment_method')}
            options={paymentMethods.map((value) => ({ value, label: t(`payment_${value}`) }))}
          />
        )}
      </Field>
      {values.payment_method === 'cash' && (
        <div className="grid gap-1.5">
          <MoneyField name="change_for" label={t('changeForField')} hint={t('changeForHint')} />
          <p role="status" className="font-bold text-ready-ink tabular-nums empty:hidden">
            {change !== null && t('changeIs', { amount: formatBrl(change) })}
          </p>
        </div>
      )}
      <Field label={t('orderNotes')} error={problem(formState.errors.notes)} className="sm:col-span-2">
        {(ids) => <TextArea {...ids} {...register('notes')} maxLength={500} />}
      </Field>
    </div>
  )
}
