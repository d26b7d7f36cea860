import { orderPeriods, type OrderPeriod } from '@balcao/domain/orders'
import { useTexts } from '../../i18n/language'
import { Field } from '../../ui/fields/field'
import { Select } from '../../ui/choices/select'
import { ordersTexts } from '../texts'

interface PeriodFieldProps {
  /** Null: of all time. */
  period: OrderPeriod | null
  onPeriod: (period: OrderPeriod | null) => void
}

/** Período (ORD-06). */
export function PeriodField({ period, onPeriod }: PeriodFieldProps) {
  const t = useTexts(ordersTexts)
  return (
    <Field label={t('filterPeriod')}>
      {(ids) => (
        <Select
          {...ids}
          value={period ?? ''}
          onChange={({ target }) => onPeriod(orderPeriods.find((one) => one === target.value) ?? null)}
          options={[
            { value: '', label: t('allPeriods') },
            ...orderPeriods.map((one) => ({ value: one, label: t(`period_${one}`) })),
          ]}
        />
      )}
    </Field>
  )
}
