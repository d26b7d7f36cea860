import type { PixDay, PixOfDay } from '@balcao/contract/pix'
import { formatBrl } from '@balcao/domain/money'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { RefundDialog } from '../../shared/pix/refund/refund-dialog'
import { RefundLine } from '../../shared/pix/refund/refund-line'
import { Button } from '../../ui/buttons/button'
import { Card } from '../../ui/page/card'
import { Badge } from '../../ui/values/badge'
import { Money } from '../../ui/values/money'
import { Time } from '../../ui/values/time'
import { MatchDialog } from './match-dialog'
import { pixDayTexts } from './texts'
import { isUnmatchable, UnmatchDialog } from './unmatch-dialog'

/** What came in, what is nobody's first. */
export function ReceiptList({ day, zone }: { day: PixDay; zone: string }) {
  const t = useTexts(pixDayTexts)
  if (day.receipts.length === 0) return <p className="text-ink-soft">{t('noReceipts')}</p>
  const first = day.receipts.toSorted((a, b) => Number(b.unmatched_cents > 0) - Number(a.unmatched_cents > 0))
  return (
    <ul aria-label={t('receipts')} className="grid gap-3">
      {first.map((receipt) => (
        <li key={receipt.end_to_end_id}>
          <Receipt receipt={receipt} day={day} zone={zone} />
        </li>
      ))}
    </ul>
  )
}

function Receipt({ receipt, day, zone }: { receipt: PixOfDay; day: PixDay; zone: string }) {
  const t = useTexts(pixDayTexts)
  const [asking, setAsking] = useState<'match' | 'refund' | 'unmatch' | null>(null)
  const { amount_cents, counted_cents, unmatched_cents, refundable_cents, order, refunds, at } = receipt
  const amount = formatBrl(amount_cents)
  const isMatchable = unmatched_cents > 0 && counted_cents === 0
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Money cents={amount_cents} className="text-lg font-bold" />
        <Time at={at} zone={zone} show="both" />
        <span className="ml-auto">
          {unmatched_cents > 0 ? (
            <Badge tone="danger">{t('unmatched', { amount: formatBrl(unmatched_cents) })}</Badge>
          ) : (
            counted_cents > 0 && <Badge tone="ready">{t('matched')}</Badge>
          )}
        </span>
      </div>
      {order && (
        <p>
          <Link className="font-semibold underline" to={`/dashboard/orders?order=${order.id}`}>
            {t('orderOf', { number: order.number, customer: order.customer_name })}
          </Link>
          {order.is_over && <span className="text-ink-soft"> · {t('orderOver')}</span>}
          {receipt.by_hand && <span className="text-ink-soft"> · {t('byHand')}</span>}
        </p>
      )}
      {receipt.deposit && (
        <p className="font-semibold">{t('depositOf', { client: receipt.deposit.client })}</p>
      )}
      {refunds.map((refund) => (
        <RefundLine key={refund.id} refund={refund} zone={zone} />
      ))}
      {refundable_cents > 0 && (
        <div className="flex flex-wrap gap-2">
          {isMatchable && <Button onClick={() => setAsking('match')}>{t('match')}</Button>}
          <Button kind="secondary" aria-label={t('refundOf', { amount })} onClick={() => setAsking('refund')}>
            {t('refund')}
          </Button>
          {isUnmatchable(receipt) && (
            <Button kind="secondary" onClick={() => setAsking('unmatch')}>
              {t('unmatch')}
            </Button>
          )}
        </div>
      )}
      {asking === 'match' && (
        <MatchDialog receipt={receipt} day={day} zone={zone} onClose={() => setAsking(null)} />
      )}
      {asking === 'unmatch' && <UnmatchDialog receipt={receipt} onClose={() => setAsking(null)} />}
      {asking === 'refund' && (
        <RefundDialog
          title={t('refundOf', { amount })}
          receipt={receipt}
          likely={unmatched_cents > 0 ? unmatched_cents : refundable_cents}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  )
}
