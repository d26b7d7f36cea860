import type { OrderRow } from '@balcao/contract/orders'
import type { PixReceipt } from '@balcao/contract/pix'
import { formatBrl } from '@balcao/domain/money'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { RefundDialog } from '../../../shared/pix/refund/refund-dialog'
import { RefundLine } from '../../../shared/pix/refund/refund-line'
import { useMay } from '../../../shared/role/role-scope'
import { LinkButton } from '../../../ui/buttons/link-button'
import { Time } from '../../../ui/values/time'
import { ordersTexts } from '../../texts'
import { likelyCents, owedAfter, usePixReceipts } from './pix-of-order'

interface PixReceiptsProps {
  order: OrderRow
  zone: string
}

/** What came in for an order at the bank: how much of it went back, and giving more of it back. */
export function PixReceipts({ order, zone }: PixReceiptsProps) {
  const receipts = usePixReceipts(order)
  if (receipts.length === 0) return null
  return (
    <ul className="grid gap-2 empty:hidden">
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
  const { amount_cents, counted_cents, refundable_cents, at } = receipt
  const amount = formatBrl(amount_cents)
  // What counts, and what is back, stands among the payments already.
  const isTold = counted_cents === amount_cents
  const refunds = receipt.refunds.filter(({ state, foreign }) => !isTold || state !== 'returned' || foreign)
  if (isTold && refunds.length === 0 && !(mayRefund && refundable_cents > 0)) return null
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="mr-auto">
          {!isTold && (
            <>
              {t('pixCame', { amount })}
              <span className="text-ink-soft">
                {' · '}
                <Time at={at} zone={zone} show="both" />
              </span>
            </>
          )}
          {counted_cents < amount_cents && refundable_cents > 0 && (
            <span className="block font-semibold text-danger-ink">
              {t('pixUncounted', { amount: formatBrl(amount_cents - counted_cents) })}
            </span>
          )}
        </span>
        {mayRefund && refundable_cents > 0 && (
          <LinkButton aria-label={t('refundOf', { amount })} onClick={() => setAsking(true)}>
            {isTold ? t('refundOf', { amount }) : t('refund')}
          </LinkButton>
        )}
      </div>
      {refunds.map((refund) => (
        <RefundLine key={refund.id} refund={refund} zone={zone} />
      ))}
      {isAsking && (
        <RefundDialog
          title={t('refundTitle', { number: order.number })}
          receipt={receipt}
          likely={likelyCents(order, receipt)}
          consequence={(cents) => {
            const owed = owedAfter(order, cents)
            return owed > 0 ? t('refundOwes', { amount: formatBrl(owed) }) : null
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
