import { paymentMethods, type PaymentMethod } from '@balcao/domain/orders'
import { useTexts } from '../../../i18n/language'
import { Select } from '../../../ui/choices/select'
import { Field } from '../../../ui/fields/field'
import { packagesTexts } from './texts'

interface MethodSelectProps {
  value: PaymentMethod | null
  /** That it is not paid may be chosen. */
  mayBeLater?: boolean
  onChange: (method: PaymentMethod | null) => void
}

/** How a package is paid. */
export function MethodSelect({ value, mayBeLater = false, onChange }: MethodSelectProps) {
  const t = useTexts(packagesTexts)
  return (
    <Field label={t('how')}>
      {(ids) => (
        <Select
          {...ids}
          value={value ?? ''}
          options={[
            ...(mayBeLater ? [{ value: '', label: t('later') }] : []),
            ...paymentMethods.map((method) => ({ value: method, label: t(`payment_${method}`) })),
          ]}
          onChange={({ target }) => onChange(target.value === '' ? null : (target.value as PaymentMethod))}
        />
      )}
    </Field>
  )
}
