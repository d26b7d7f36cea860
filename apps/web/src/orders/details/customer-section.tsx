import type { OrderRow } from '@balcao/contract/orders'
import { formatPhone } from '@balcao/domain/company'
import { MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { useMay } from '../../shared/role/role-scope'
import { mapLink } from '../../shared/words/map-link'
import { CopyButton } from '../../ui/buttons/copy-button'
import { ordersTexts } from '../texts'
import { addressLine, whatsappLink } from './contact-links'
import { Section } from '../../ui/page/section'

/** Who ordered, how to reach them, where to bring it. */
export function CustomerSection({ order }: { order: OrderRow }) {
  const t = useTexts(ordersTexts)
  const mayOpenRecord = useMay('customers.get')
  const mayOpenChat = useMay('conversations.notes')
  const address = addressLine(order)
  const digits = order.customer_phone?.replace(/\D/g, '') ?? ''
  return (
    <Section title={t('customer')}>
      <p className="text-lg font-semibold break-words">{order.customer_name}</p>
      {order.customer_phone && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="mr-auto tabular-nums">{formatPhone(order.customer_phone)}</span>
          <LinkOut
            href={whatsappLink(order.customer_phone)}
            icon={<MessageCircle size={20} aria-hidden="true" />}
          >
            {t('whatsapp')}
          </LinkOut>
          <LinkOut href={`tel:+55${order.customer_phone}`} icon={<Phone size={20} aria-hidden="true" />}>
            {t('call')}
          </LinkOut>
        </div>
      )}
      {digits !== '' && mayOpenRecord && (
        <Link to={`/dashboard/customers?customer=${digits}`} className={wayClass}>
          {t('customerRecord')}
        </Link>
      )}
      {order.conversation_id && mayOpenChat && (
        <Link to={`/dashboard/conversations?chat=${order.conversation_id}`} className={wayClass}>
          {t('conversationOf')}
        </Link>
      )}
      {order.fulfilment === 'delivery' && address !== '' && (
        <div className="grid gap-2">
          <p className="break-words">
            <span className="sr-only">{t('address')}: </span>
            {address}
          </p>
          <div className="flex flex-wrap gap-2">
            <LinkOut href={mapLink(address)} icon={<MapPin size={20} aria-hidden="true" />}>
              {t('openMap')}
            </LinkOut>
            <CopyButton text={address}>{t('copyAddress')}</CopyButton>
          </div>
        </div>
      )}
    </Section>
  )
}

const wayClass =
  'inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline'

function LinkOut({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a
      href={href}
      target={href.startsWith('http') ? '_blank' : undefined}
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-4 font-semibold hover:bg-sunken"
    >
      {icon}
      {children}
    </a>
  )
}
