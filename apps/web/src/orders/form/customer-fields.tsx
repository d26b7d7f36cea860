import { fulfilments } from '@balcao/domain/orders'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../i18n/language'
import { maskLength, phoneMask } from '../../shared/customer/masks'
import { Field } from '../../ui/field'
import { MaskedInput } from '../../ui/masked-input'
import { Segmented } from '../../ui/segmented'
import { TextInput } from '../../ui/text-input'
import { ordersTexts } from '../texts'
import type { OrderFormValues } from './order-form-values'
import { useProblemText } from './use-problem-text'

/** Who orders, and where it goes. */
export function CustomerFields() {
  const t = useTexts(ordersTexts)
  const problem = useProblemText()
  const { register, control, formState } = useFormContext<OrderFormValues>()
  const { errors } = formState
  const fulfilment = useWatch({ control, name: 'fulfilment' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('customerName')} error={problem(errors.customer_name)}>
        {(ids) => <TextInput {...ids} {...register('customer_name')} autoComplete="off" maxLength={120} />}
      </Field>
      <Field label={t('customerPhone')} error={problem(errors.customer_phone)}>
        {(ids) => (
          <Controller
            control={control}
            name="customer_phone"
            render={({ field: { ref, value, onChange, onBlur, name } }) => (
              <MaskedInput
                {...ids}
                inputRef={ref}
                name={name}
                mask={phoneMask}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                type="tel"
                inputMode="tel"
                maxLength={maskLength.phone}
                placeholder={t('phonePlaceholder')}
              />
            )}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Controller
          control={control}
          name="fulfilment"
          render={({ field }) => (
            <Segmented
              label={t('fulfilment')}
              options={fulfilments.map((id) => ({ id, content: t(id) }))}
              selected={field.value}
              onSelect={field.onChange}
            />
          )}
        />
      </div>
      {fulfilment === 'delivery' && (
        <>
          <Field label={t('addressField')} hint={t('addressHint')} error={problem(errors.customer_address)}>
            {(ids) => (
              <TextInput {...ids} {...register('customer_address')} autoComplete="off" maxLength={300} />
            )}
          </Field>
          <Field label={t('neighbourhood')} error={problem(errors.neighbourhood)}>
            {(ids) => <TextInput {...ids} {...register('neighbourhood')} autoComplete="off" maxLength={80} />}
          </Field>
        </>
      )}
    </div>
  )
}
