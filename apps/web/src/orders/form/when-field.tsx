import { useLanguage, useTexts } from '../../i18n/language'
import { useMinute } from '../../lib/hooks/use-now'
import { useCompanyCnpj } from '../../shared/company/company-scope'
import { slotWords } from '../../shared/orders/scheduled/slot-words'
import { useOrderSlots } from '../../shared/orders/scheduled/use-order-slots'
import { Select } from '../../ui/choices/select'
import { Field } from '../../ui/fields/field'
import { ordersTexts } from '../texts'
import { useShopZone } from '../words/pace'
import type { OrderFormState } from './use-order-form'

/** When the order is wanted: at once, or in one of the shop's half hours of today and tomorrow. */
export function WhenField({ form }: { form: OrderFormState }) {
  const t = useTexts(ordersTexts)
  const { locale } = useLanguage()
  const now = useMinute()
  const zone = useShopZone()
  const { values, set, problemOf } = form
  const { slots, failed } = useOrderSlots({ company: useCompanyCnpj(), fulfilment: values.fulfilment })
  const wanted = values.scheduled_for
  const offered = slots ?? []
  const all = wanted === '' || offered.includes(wanted) ? offered : [wanted, ...offered]
  return (
    <Field
      label={t('when')}
      hint={failed ? t('slotsFailed') : undefined}
      error={problemOf('scheduled_for')}
      className="sm:col-span-2"
    >
      {(ids) => (
        <Select
          {...ids}
          name="scheduled_for"
          options={[
            { value: '', label: t('whenNow') },
            ...all.map((value) => ({ value, label: slotWords(value, { zone, now, locale }) })),
          ]}
          value={wanted}
          onChange={({ target }) => set({ scheduled_for: target.value })}
        />
      )}
    </Field>
  )
}
