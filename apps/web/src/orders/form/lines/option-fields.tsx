import { X } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { IconButton } from '../../../ui/buttons/icon-button'
import { MoneyField } from '../../../ui/fields/money-field'
import { TextField } from '../../../ui/fields/text-field'
import { ordersTexts } from '../../texts'
import type { ItemValues } from '../order-form-values'
import type { OrderFormState } from '../use-order-form'

type Option = ItemValues['options'][number]

interface OptionFieldsProps {
  /** Where it stands in the form: 'items.0.options.1'. */
  path: string
  option: Option
  problemOf: OrderFormState['problemOf']
  onChange: (option: Option) => void
  onRemove: () => void
}

/** An addition to an item, with what it costs per piece. */
export function OptionFields({ path, option, problemOf, onChange, onRemove }: OptionFieldsProps) {
  const t = useTexts(ordersTexts)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 border-l-4 border-line pl-3 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto]">
      <TextField
        label={t('optionName')}
        error={problemOf(`${path}.name`)}
        name={`${path}.name`}
        maxLength={80}
        value={option.name}
        onValueChange={(name) => onChange({ ...option, name })}
      />
      <div className="order-last col-span-2 sm:order-none sm:col-span-1">
        <MoneyField
          label={t('optionPrice')}
          error={problemOf(`${path}.price`)}
          name={`${path}.price`}
          value={option.price}
          onValueChange={(price) => onChange({ ...option, price })}
        />
      </div>
      <IconButton
        label={t('removeOption', { name: option.name })}
        icon={<X size={20} aria-hidden="true" />}
        onClick={onRemove}
        className="mt-8 size-12"
      />
    </div>
  )
}
