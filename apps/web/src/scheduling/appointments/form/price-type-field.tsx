import { formatBrl } from '@balcao/domain/money'
import { useTexts } from '../../../i18n/language'
import { Select } from '../../../ui/choices/select'
import { Field } from '../../../ui/fields/field'
import { schedulingTexts } from '../../texts'

interface PriceTypeFieldProps {
  name: string
  /** In cents. */
  prices: readonly { type: string; cents: number }[]
  value: string
  error?: string | undefined
  onChange: (type: string) => void
}

/** Which of a service's prices it is; nothing where it has one alone. */
export function PriceTypeField({ name, prices, value, error, onChange }: PriceTypeFieldProps) {
  const t = useTexts(schedulingTexts)
  if (prices.length < 2) return null
  return (
    <Field label={t('priceType')} error={error}>
      {(ids) => (
        <Select
          {...ids}
          name={name}
          options={prices.map(({ type, cents }) => ({ value: type, label: `${type}: ${formatBrl(cents)}` }))}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
