import { Controller, useFormContext, type FieldPath } from 'react-hook-form'
import { Field } from '../../ui/field'
import { MoneyInput } from '../../ui/money-input'
import type { OrderFormValues } from './order-form-values'
import { useProblemText } from './use-problem-text'

interface MoneyFieldProps {
  name: Extract<
    FieldPath<OrderFormValues>,
    'delivery_fee' | 'discount' | 'change_for' | `items.${number}.${'unit_price' | `options.${number}.price`}`
  >
  label: string
  hint?: string
}

/** A money field of the order's form. */
export function MoneyField({ name, label, hint }: MoneyFieldProps) {
  const { control } = useFormContext<OrderFormValues>()
  const problem = useProblemText()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
        <Field label={label} hint={hint} error={problem(fieldState.error)}>
          {(ids) => (
            <MoneyInput
              {...ids}
              inputRef={ref}
              name={name}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
            />
          )}
        </Field>
      )}
    />
  )
}
