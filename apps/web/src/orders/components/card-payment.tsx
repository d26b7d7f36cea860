import type { OrderRow } from '@balcao/contract/orders'
import { formatBrl, toCents } from '@balcao/domain/money'
import type { PaymentMethod } from '@balcao/domain/orders'
import { Banknote, CreditCard, QrCode, Ticket, Wallet, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Money } from '../../ui/money'
import { changeCents } from '../payment'
import { ordersTexts } from '../texts'

const icons: Record<PaymentMethod, LucideIcon> = {
  pix: QrCode,
  cash: Banknote,
  credit_card: CreditCard,
  debit_card: CreditCard,
  voucher: Ticket,
  other: Wallet,
}

/** How it is paid, the change to take along, and the total (ORD-39). */
export function CardPayment({ order }: { order: OrderRow }) {
  const t = useTexts(ordersTexts)
  const Icon = icons[order.payment_method]
  const change = changeCents(order)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex items-center gap-2 font-semibold">
          <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
          {t(`payment_${order.payment_method}`)}
        </span>
        {order.change_for !== null && change !== null && (
          <span className="font-semibold tabular-nums">
            {t('changeFor', { amount: formatBrl(toCents(order.change_for)) })}
            <span className="font-normal text-ink-soft">
              {' '}
              ({t('changeBack', { amount: formatBrl(change) })})
            </span>
          </span>
        )}
      </div>
      <span className="ml-auto">
        <span className="sr-only">{t('total')}: </span>
        <Money cents={toCents(order.total)} className="text-2xl font-bold" />
      </span>
    </div>
  )
}
