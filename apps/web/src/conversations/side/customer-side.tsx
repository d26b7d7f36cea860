import type { Chat } from '@balcao/contract/conversations'
import { CalendarPlus, ClipboardPlus, ContactRound } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { zoneOf } from '../../shared/company/company-query'
import { useCompanyRecord } from '../../shared/company/use-company-record'
import { Button } from '../../ui/buttons/button'
import { useCustomer } from '../data'
import { CustomerAppointments } from './customer-appointments'
import { CustomerLabels } from './customer-labels'
import { CustomerName } from './customer-name'
import { CustomerNotes } from './customer-notes'
import { CustomerOrders } from './customer-orders'
import { CustomerReach } from './customer-reach'
import { orderPrefill, type OrderPrefill } from './order-prefill'
import { appointmentPrefill, type AppointmentPrefill } from './appointment-prefill'
import { customerSideTexts } from './texts'
import { RetryCallout } from '../../ui/notices/retry-callout'
import { LoadingBars } from '../../ui/waiting/loading-bars'

interface CustomerSideProps {
  chat: Chat
  /** Opens the form of a new order, filled from the conversation. */
  onCreateOrder: (chatId: string, prefill: OrderPrefill) => void
  /** Opens the form of a new appointment, filled from the conversation; absent where there is no agenda. */
  onSchedule?: (prefill: AppointmentPrefill) => void
}

/** Beside the conversation: who the customer is, what they ordered, and what the shop noted. Give it the chat's id as `key`. */
export function CustomerSide({ chat, onCreateOrder, onSchedule }: CustomerSideProps) {
  const t = useTexts(customerSideTexts)
  const { record } = useCompanyRecord()
  const zone = zoneOf(record)
  const { data: customer, isLoading, error, retry } = useCustomer(chat.id)
  const address = [customer?.address, customer?.neighbourhood].filter(Boolean).join(', ')
  const isPerson = chat.kind === 'person'
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <CustomerName chat={chat} />
        {isPerson && <CustomerReach phone={chat.phone ?? customer?.phone ?? null} address={address} />}
      </div>
      {isPerson && (
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<ClipboardPlus size={20} aria-hidden="true" />}
            className="flex-auto"
            onClick={() => onCreateOrder(chat.id, orderPrefill(chat, customer ?? null))}
          >
            {t('createOrder')}
          </Button>
          {onSchedule && (
            <Button
              kind="secondary"
              icon={<CalendarPlus size={20} aria-hidden="true" />}
              className="flex-auto"
              onClick={() => onSchedule(appointmentPrefill(chat, customer ?? null))}
            >
              {t('schedule')}
            </Button>
          )}
        </div>
      )}
      {isPerson && (
        <Link
          to={`/dashboard/customers?customer=${chat.id}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline-offset-4 hover:underline"
        >
          <ContactRound size={20} aria-hidden="true" />
          {t('customerRecord')}
        </Link>
      )}
      {isPerson && error && !customer && (
        <RetryCallout retry={t('retry')} onRetry={retry}>
          {t('failed')}
        </RetryCallout>
      )}
      {isPerson && isLoading && (
        <LoadingBars
          label={t('loading')}
          className="grid gap-2 border-t border-line pt-4"
          bars={['h-6 w-1/2', 'h-20', 'h-20']}
        />
      )}
      {isPerson && customer && <CustomerOrders customer={customer} zone={zone} />}
      {isPerson && onSchedule && (
        <CustomerAppointments
          chat={{ id: chat.id, phone: chat.phone ?? customer?.phone ?? null }}
          zone={zone}
        />
      )}
      <CustomerLabels chat={chat} />
      <CustomerNotes chat={chat} zone={zone} />
    </div>
  )
}
