import { X } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../i18n/language'
import { Field } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import { TextInput } from '../../ui/text-input'
import { ordersTexts } from '../texts'
import { MoneyField } from './money-field'
import type { OrderFormValues } from './order-form-values'
import { useProblemText } from './use-problem-text'

/** An addition to an item, with what it costs per piece. */
export function OptionFields({
  item,
  place,
  onRemove,
}: {
  item: number
  place: number
  onRemove: () => void
}) {
  const t = useTexts(ordersTexts)
  const problem = useProblemText()
  const { register, formState, getValues } = useFormContext<OrderFormValues>()
  const error = formState.errors.items?.[item]?.options?.[place]?.name
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 border-l-4 border-line pl-3 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto]">
      <Field label={t('optionName')} error={problem(error)}>
        {(ids) => (
          <TextInput
            {...ids}
            {...register(`items.${item}.options.${place}.name`)}
            autoComplete="off"
            maxLength={80}
          />
        )}
      </Field>
      <div className="order-last col-span-2 sm:order-none sm:col-span-1">
        <MoneyField name={`items.${item}.options.${place}.price`} label={t('optionPrice')} />
      </div>
      <IconButton
        label={t('removeOption', { name: getValues(`items.${item}.options.${place}.name`) })}
        icon={<X size={20} aria-hidden="true" />}
        onClick={onRemove}
        className="mt-8 size-12"
      />
    </div>
  )
}
