import { fulfilments } from '@balcao/domain/orders'
import { useTexts } from '../../i18n/language'
import { PhoneField } from '../../shared/customer/phone-field'
import { Segmented } from '../../ui/segmented'
import { TextField } from '../../ui/text-field'
import { ordersTexts } from '../texts'
import type { OrderFormState } from './use-order-form'

/** Who orders, and where it goes. */
export function CustomerFields({ form }: { form: OrderFormState }) {
  const t = useTexts(ordersTexts)
  const { values, set, problemOf } = form
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('customerName')}
        error={problemOf('customer_name')}
        name="customer_name"
        maxLength={120}
        value={values.customer_name}
        onValueChange={(customer_name) => set({ customer_name })}
      />
      <PhoneField
        label={t('customerPhone')}
        error={problemOf('customer_phone')}
        name="customer_phone"
        placeholder={t('phonePlaceholder')}
        value={values.customer_phone}
        onValueChange={(customer_phone) => set({ customer_phone })}
      />
      <div className="sm:col-span-2">
        <Segmented
          label={t('fulfilment')}
          options={fulfilments.map((id) => ({ id, content: t(id) }))}
          selected={values.fulfilment}
          onSelect={(fulfilment) => set({ fulfilment })}
        />
        <p role="alert" className="pt-1 font-semibold text-danger-ink empty:hidden">
          {problemOf('fulfilment')}
        </p>
      </div>
      {values.fulfilment === 'delivery' && (
        <>
          <TextField
            label={t('addressField')}
            hint={t('addressHint')}
            error={problemOf('customer_address')}
            name="customer_address"
            maxLength={300}
            value={values.customer_address}
            onValueChange={(customer_address) => set({ customer_address })}
          />
          <TextField
            label={t('neighbourhood')}
            error={problemOf('neighbourhood')}
            name="neighbourhood"
            maxLength={80}
            value={values.neighbourhood}
            onValueChange={(neighbourhood) => set({ neighbourhood })}
          />
        </>
      )}
    </div>
  )
}
