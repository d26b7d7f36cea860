import { formatPhone } from '@balcao/domain/company'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { ComboBox } from '../../../ui/combo-box'
import { ordersTexts } from '../../texts'
import type { OrderFormState } from '../use-order-form'
import { useNamedCustomers } from './use-known-customer'

const mostShown = 6

/** The customer's name; of a new order, known customers are found by it, and one of them brings their phone. */
export function NameField({ form, isNew }: { form: OrderFormState; isNew: boolean }) {
  const t = useTexts(ordersTexts)
  const [isTyped, setTyped] = useState(false)
  const { values, set, problemOf } = form
  const named = useNamedCustomers(values.customer_name, isNew && isTyped)
  const withPhone = named.filter(({ phone }) => phone !== null).slice(0, mostShown)
  return (
    <ComboBox
      label={t('customerName')}
      error={problemOf('customer_name')}
      name="customer_name"
      maxLength={120}
      value={values.customer_name}
      onValueChange={(customer_name) => {
        setTyped(true)
        set({ customer_name })
      }}
      options={withPhone.map(({ key, name, phone }) => ({
        id: key,
        content: (
          <>
            <span className="min-w-0 flex-1 font-semibold break-words">{name}</span>
            <span className="whitespace-nowrap text-ink-soft tabular-nums">{formatPhone(phone ?? '')}</span>
          </>
        ),
      }))}
      onChoose={(key) => {
        const chosen = withPhone.find((customer) => customer.key === key)
        if (!chosen) return
        setTyped(false)
        set({
          customer_name: chosen.name ?? values.customer_name,
          customer_phone: formatPhone(chosen.phone ?? ''),
        })
      }}
    />
  )
}
