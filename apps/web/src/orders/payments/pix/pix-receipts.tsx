import type { OrderRow } from '@balcao/contract/orders'
import type { PixReceipt, PixRefund } from '@balcao/contract/pix'
import { formatBrl } from '@balcao/domain/money'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { useMay } from '../../../shared/role/role-scope'
import { LinkButton } from '../../../ui/buttons/link-button'
import { Money } from '../../../ui/values/money'
import { Time } from '../../../ui/values/time'
import { ordersTexts } from '../../texts'
import { usePixReceipts } from './pix-of-order'
import { RefundDialog } from './refund-dialog'

interface PixReceiptsProps {
  order: OrderRow
  zone: string
}

/** What came in for an order at the bank: how much of it went back, and giving more of it back. */
export function PixReceipts({ order, zone }: PixReceiptsProps) {
  const receipts = usePixReceipts(order)
  if (receipts.length === 0) return null
  return (
    <ul className="grid gap-2">
      {receipts.map((receipt) => (
        <Receipt key={receipt.end_to_end_id} order={order} receipt={receipt} zone={zone} />
      ))}
    </ul>
  )
}

function Receipt({ order, receipt, zone }: PixReceiptsProps & { receipt: PixReceipt }) {
  const t = useTexts(ordersTexts)
  const mayRefund = useMay('pix.refund')
  const [isAsking, setAsking] = useState(false)
  const { amount_cents, counted_cents, refundable_cents, refunds, at } = receipt
  const amount = formatBrl(amount_cents)
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="mr-auto">
          {t('pixCame', { amount })}
          <span className="text-ink-soft">
            {' · '}
            <Time at={at} zone={zone} show="both" />
          </span>
          {counted_cents < amount_cents && refundable_cents > 0 && (
            <span className="block font-semibold text-danger-ink">
              {t('pixUncounted', { amount: formatBrl(amount_cents - counted_cents) })}
            </span>
          )}
        </span>
        {mayRefund && refundable_cents > 0 && (
          <LinkButton aria-label={t('refundOf', { amount })} onClick={() => setAsking(true)}>
            {t('refund')}
          </LinkButton>
        )}
      </div>
      {refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} zone={zone} />
      ))}
      {isAsking && <RefundDialog order={order} receipt={receipt} onClose={() => setAsking(false)} />}
    </li>
  )
}

function Refund({ refund, zone }: { refund: PixRefund; zone: string }) {
  const t = useTexts(ordersTexts)
  const { amount_cents, state, foreign, reason, employee, asked_at } = refund
  const word = state === 'returned' && foreign ? 'refund_foreign' : (`refund_${state}` as const)
  return (
    <p className={state === 'failed' ? 'text-danger-ink' : 'text-ink-soft'}>
      <Money cents={amount_cents} className="font-semibold" /> · {t(word)} ·{' '}
      <Time at={asked_at} zone={zone} show="both" />
      {employee && ` · ${employee}`}
      {reason && <span className="block break-words">“{reason}”</span>}
    </p>
  )
}
