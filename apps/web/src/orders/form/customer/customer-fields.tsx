import type { OrderingCustomer } from '@balcao/contract/customers'
import { fulfilments } from '@balcao/domain/orders'
import { useTexts } from '../../../i18n/language'
import { useAreaCode } from '../../../shared/company/use-area-code'
import { KnownNameField } from '../../../shared/customer/known-name-field'
import { PhoneField } from '../../../shared/customer/phone-field'
import { Segmented } from '../../../ui/choices/segmented'
import { TextField } from '../../../ui/fields/text-field'
import { ordersTexts } from '../../texts'
import { FeeField } from '../place/fee-field'
import { PlaceField } from '../place/place-field'
import type { OrderFormState } from '../use-order-form'
import { KnownCustomer } from './known-customer'
import { useKnownCustomer } from './use-known-customer'

interface CustomerFieldsProps {
  form: OrderFormState
  isNew: boolean
  /** Nothing was chosen in it before. */
  isFresh: boolean
  /** Missing while the menu is not there yet. */
  onRepeat: ((order: OrderingCustomer['orders'][number]) => void) | undefined
}

/** Who orders, by phone first, and where it goes. */
export function CustomerFields({ form, isNew, isFresh, onRepeat }: CustomerFieldsProps) {
  const t = useTexts(ordersTexts)
  const { values, set, problemOf } = form
  const known = useKnownCustomer(form, isNew, isFresh)
  return (
    <div className="grid gap-4 sm:grid-cols-2" data-customer={known.customer === null ? 'new' : ''}>
      <PhoneField
        label={t('customerPhone')}
        error={problemOf('customer_phone')}
        name="customer_phone"
        placeholder={t('phonePlaceholder')}
        areaCode={useAreaCode()}
        value={values.customer_phone}
        onValueChange={(customer_phone) => set({ customer_phone })}
      />
      <KnownNameField
        label={t('customerName')}
        error={problemOf('customer_name')}
        name="customer_name"
        asks={isNew}
        value={values.customer_name}
        onValueChange={(customer_name) => set({ customer_name })}
        onChoose={({ name, phone }) => set({ customer_name: name, customer_phone: phone })}
      />
      <KnownCustomer known={known} form={form} onRepeat={onRepeat} />
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
            className="sm:col-span-2"
            name="customer_address"
            maxLength={300}
            value={values.customer_address}
            onValueChange={(customer_address) => set({ customer_address })}
          />
          <PlaceField form={form} />
          <FeeField form={form} />
        </>
      )}
    </div>
  )
}
