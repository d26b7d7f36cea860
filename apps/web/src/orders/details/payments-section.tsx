import type { OrderDetails, OrderPayment } from '@balcao/contract/orders'
import { formatBrl, toCents } from '@balcao/domain/money'
import { isOpen, isVoid } from '@balcao/domain/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { useMay } from '../../shared/role/role-scope'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Dialog } from '../../ui/dialogs/dialog'
import { LinkButton } from '../../ui/buttons/link-button'
import { Money } from '../../ui/values/money'
import { Section } from '../../ui/page/section'
import { Time } from '../../ui/values/time'
import { balanceOfOrder } from '../payments/balance'
import { undoPayment } from '../payments/pay'
import { PayButton } from '../payments/pay-button'
import { PixReceipts } from '../payments/pix/pix-receipts'
import { PaymentDialog } from '../payments/payment-dialog'
import { ordersTexts } from '../texts'

// Few orders are paid at the counter by a code, and it brings the drawing of codes along.
const OrderPix = lazy(async () => ({ default: (await import('../payments/pix/counter-charge')).OrderPix }))

/** What was received, with what is owed still; receiving more, and taking back what was received wrongly. */
export function PaymentsSection({ details, zone }: { details: OrderDetails; zone: string }) {
  const t = useTexts(ordersTexts)
  const mayPay = useMay('orders.pay')
  const mayCharge = useMay('pix.chargeOrder')
  const [paying, setPaying] = useState(false)
  const [isShown, setShown] = useState(false)
  const { order, payments } = details
  const { owedCents, excessCents } = balanceOfOrder(order)
  const isOver = isVoid(order.status)
  return (
    <Section title={t('payments')}>
      {payments.length === 0 && order.paid === 0 && <p className="text-ink-soft">{t('noPayments')}</p>}
      <ul className="grid gap-2 empty:hidden">
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} orderId={order.id} zone={zone} mayUndo={mayPay} />
        ))}
      </ul>
      <PixReceipts order={order} zone={zone} />
      <dl className="grid gap-1.5 empty:hidden">
        {order.paid > 0 && <Sum label={t('received')} cents={toCents(order.paid)} />}
        {owedCents > 0 && !isOver && <Sum label={t('owed')} cents={owedCents} />}
        {(excessCents > 0 || (isOver && order.paid > 0)) && (
          <Sum label={t('excess')} cents={isOver ? toCents(order.paid) : excessCents} />
        )}
      </dl>
      {paperIsOld(details) && <Callout kind="warning">{t('paperOld')}</Callout>}
      {mayPay && owedCents > 0 && !isOver && (
        <div className="flex flex-wrap gap-2">
          <PayButton order={order} />
          <Button kind="secondary" onClick={() => setPaying(true)}>
            {t('payOther')}
          </Button>
        </div>
      )}
      {mayCharge && order.payment_method === 'pix' && isOpen(order.status) && owedCents > 0 && (
        <div className="grid gap-3">
          <Button kind="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'pixHide' : 'pixShow')}
          </Button>
          {isShown && (
            <Suspense fallback={null}>
              <OrderPix orderId={order.id} />
            </Suspense>
          )}
        </div>
      )}
      {paying && <PaymentDialog order={order} onClose={() => setPaying(false)} />}
    </Section>
  )
}

interface PaymentProps {
  payment: OrderPayment
  orderId: string
  zone: string
  mayUndo: boolean
}

function Payment({ payment, orderId, zone, mayUndo }: PaymentProps) {
  const t = useTexts(ordersTexts)
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const undo = useMutation({
    mutationFn: () => undoPayment(client, orderId, payment.id),
    onSuccess: () => setAsking(false),
  })
  // Money that went back is a payment below nothing.
  const cents = toCents(payment.amount, { negative: true })
  const amount = formatBrl(cents)
  const isVoided = payment.voided_at !== null
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className={`mr-auto min-w-0 ${isVoided ? 'text-ink-soft line-through' : ''}`}>
        <Money cents={cents} className="font-semibold" /> ·{' '}
        {payment.amount < 0 ? t('payReturned') : t(`payment_${payment.method}`)}
        <span className="text-ink-soft">
          {payment.change > 0 &&
            ` · ${t('paidChange', { amount: formatBrl(toCents(payment.change)) })}`} ·{' '}
          <Time at={payment.at} zone={zone} show="both" /> ·{' '}
          {payment.employee ?? t(payment.by_bank ? 'by_bank' : `by_${payment.actor}`)}
        </span>
        {payment.note && <span className="block break-words text-ink-soft">“{payment.note}”</span>}
      </span>
      {isVoided && <span className="text-ink-soft">{t('payUndone')}</span>}
      {mayUndo && !isVoided && !payment.by_bank && (
        <LinkButton aria-label={t('payUndo', { amount })} onClick={() => setAsking(true)}>
          {t('undo')}
        </LinkButton>
      )}
      {asking && (
        <Dialog
          onClose={() => setAsking(false)}
          title={t('payUndoQuestion')}
          description={t('payUndoText', { amount })}
          leave={t('keep')}
          actions={
            <Button kind="danger" busy={undo.isPending} onClick={() => undo.mutate()}>
              {t('undo')}
            </Button>
          }
        >
          <p role="alert" className="font-semibold text-danger-ink empty:hidden">
            {undo.isError && t('payUndoFailed')}
          </p>
        </Dialog>
      )}
    </li>
  )
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 font-bold">
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  )
}

/** Whether the courier's paper came out before the money that was received, or taken back, last. */
function paperIsOld({ order, payments, prints }: OrderDetails): boolean {
  if (order.fulfilment !== 'delivery' || isVoid(order.status) || order.status === 'delivered') return false
  const times = payments.map(({ at, voided_at }) => Date.parse(voided_at ?? at))
  const papers = prints.filter(({ copy, state }) => copy === 'delivery' && state === 'printed')
  const printed = papers.map(({ created_at }) => Date.parse(created_at))
  return papers.length > 0 && Math.max(...times, 0) > Math.max(...printed)
}
