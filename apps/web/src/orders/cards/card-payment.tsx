import type { OrderRow } from '@balcao/contract/orders'
import { formatBrl, toCents } from '@balcao/domain/money'
import { isVoid, type PaymentMethod } from '@balcao/domain/orders'
import { Banknote, Check, CreditCard, QrCode, Ticket, Wallet, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/values/badge'
import { Money } from '../../ui/values/money'
import { balanceOfOrder, changeCents } from '../payments/balance'
import { PayButton } from '../payments/pay-button'
import { ordersTexts } from '../texts'

const icons: Record<PaymentMethod, LucideIcon> = {
  pix: QrCode,
  cash: Banknote,
  credit_card: CreditCard,
  debit_card: CreditCard,
  voucher: Ticket,
  other: Wallet,
}

/** How it is paid, what was received of it, the change to take along, and the total (ORD-39). */
export function CardPayment({ order }: { order: OrderRow }) {
  const t = useTexts(ordersTexts)
  const Icon = icons[order.payment_method]
  const change = changeCents(order)
  const { owedCents } = balanceOfOrder(order)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 has-[button]:[&>:first-child]:basis-full">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex items-center gap-2 font-semibold">
          <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
          {t(`payment_${order.payment_method}`)}
          {owedCents === 0 && order.paid > 0 && !isVoid(order.status) && (
            <Badge tone="ready" icon={<Check size={16} aria-hidden="true" />}>
              {t('paid')}
            </Badge>
          )}
        </span>
        <Received order={order} />
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
      <PayButton order={order} compact />
      <span className="ml-auto">
        <span className="sr-only">{t('total')}: </span>
        <Money cents={toCents(order.total)} className="text-2xl font-bold" />
      </span>
    </div>
  )
}

/** What was received where that is neither nothing nor just the total, and what comes of it. */
function Received({ order }: { order: OrderRow }) {
  const t = useTexts(ordersTexts)
  const { owedCents, excessCents } = balanceOfOrder(order)
  const isOver = isVoid(order.status)
  if (order.paid === 0 || (owedCents === 0 && excessCents === 0 && !isOver)) return null
  return (
    <span className="flex flex-wrap gap-x-3 tabular-nums *:whitespace-nowrap">
      <span>{t('partPaid', { amount: formatBrl(toCents(order.paid)) })}</span>
      {!isOver && owedCents > 0 && (
        <span className="font-semibold">{`${t('owed')} ${formatBrl(owedCents)}`}</span>
      )}
      {!isOver && excessCents > 0 && (
        <span className="font-semibold">{`${t('excess')} ${formatBrl(excessCents)}`}</span>
      )}
    </span>
  )
}
