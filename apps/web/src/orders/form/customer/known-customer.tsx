import type { OrderingCustomer } from '@balcao/contract/customers'
import { MapPin, RotateCcw, UserCheck, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { Button } from '../../../ui/buttons/button'
import { Money } from '../../../ui/values/money'
import { Time } from '../../../ui/values/time'
import { zoneOf } from '../../../shared/company/company-query'
import { useCompanyRecord } from '../../../shared/company/use-company-record'
import { itemWords } from '../../../shared/orders/item-words'
import { entryTexts } from '../texts'
import type { OrderFormState } from '../use-order-form'
import type { KnownCustomer as Known } from './use-known-customer'

interface KnownCustomerProps {
  known: Known
  form: OrderFormState
  onRepeat: ((order: OrderingCustomer['orders'][number]) => void) | undefined
}

/** Who has this phone: where their orders went and what they were; or that they are new. */
export function KnownCustomer({ known: { customer, failed }, form, onRepeat }: KnownCustomerProps) {
  const t = useTexts(entryTexts)
  const { values } = form
  const isSent = values.fulfilment === 'delivery'
  return (
    <div className="grid gap-3 empty:hidden sm:col-span-2">
      <p role="status" className="flex items-center gap-2 font-semibold empty:hidden">
        {failed && t('customerFailed')}
        {customer === null && (
          <>
            <UserPlus size={20} aria-hidden="true" className="text-ink-soft" />
            {t('newCustomer')}
          </>
        )}
        {customer && (
          <>
            <UserCheck size={20} aria-hidden="true" className="text-ready-ink" />
            {customer.name ? t('knownCustomer', { name: customer.name }) : t('knownPhone')}
          </>
        )}
      </p>
      {customer && isSent && customer.addresses.length > 1 && (
        <Addresses addresses={customer.addresses} form={form} />
      )}
      {customer && onRepeat && customer.orders.length > 0 && (
        <LastOrders orders={customer.orders} hasItems={values.items.length > 0} onRepeat={onRepeat} />
      )}
    </div>
  )
}

function Addresses({
  addresses,
  form: { values, set },
}: Pick<OrderingCustomer, 'addresses'> & { form: OrderFormState }) {
  const t = useTexts(entryTexts)
  return (
    <ul aria-label={t('addresses')} className="grid gap-1.5">
      {addresses.map(({ address, neighbourhood }, place) => {
        const isChosen = address === values.customer_address && (neighbourhood ?? '') === values.neighbourhood
        return (
          <li key={place}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => set({ customer_address: address, neighbourhood: neighbourhood ?? '' })}
              className={cx(
                'flex min-h-11 w-full items-center gap-2.5 rounded-md border px-3 py-1.5 text-left',
                isChosen ? 'border-accent bg-accent-tint' : 'border-line hover:bg-sunken',
              )}
            >
              <MapPin size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
              <span className="min-w-0 break-words">
                {address}
                {neighbourhood && <span className="text-ink-soft"> · {neighbourhood}</span>}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface LastOrdersProps extends Pick<OrderingCustomer, 'orders'> {
  /** Without any, the same one may be taken once more. */
  hasItems: boolean
  onRepeat: NonNullable<KnownCustomerProps['onRepeat']>
}

function LastOrders({ orders, hasItems, onRepeat }: LastOrdersProps) {
  const t = useTexts(entryTexts)
  const [repeated, setRepeated] = useState<string | null>(null)
  const { record } = useCompanyRecord()
  return (
    <ul aria-label={t('lastOrders')} className="grid divide-y divide-line rounded-md border border-line">
      {orders.map((order) => (
        <li key={order.id} className="flex items-center gap-3 py-1 pr-1 pl-3">
          <span className="grid min-w-0 flex-1">
            <span className="line-clamp-2 break-words">{order.items.map(itemWords).join('; ')}</span>
            <span className="text-sm text-ink-soft">
              <Time at={order.created_at} zone={zoneOf(record)} show="date" /> ·{' '}
              <Money cents={order.total_cents} />
            </span>
          </span>
          <Button
            kind="secondary"
            aria-label={t('repeatOrder', { number: order.number })}
            icon={<RotateCcw size={18} aria-hidden="true" />}
            disabled={hasItems && repeated === order.id}
            onClick={() => {
              setRepeated(order.id)
              onRepeat(order)
            }}
          >
            <span className="max-sm:hidden">{t('repeat')}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
