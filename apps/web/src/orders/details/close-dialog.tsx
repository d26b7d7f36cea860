import { closeOrder, MovedOrders, reopenOrder, type OrderRow } from '@balcao/contract/orders'
import { formatBrl, toCents } from '@balcao/domain/money'
import { cancelReasons, type CancelReason } from '@balcao/domain/orders'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Dialog } from '../../ui/dialogs/dialog'
import { Field } from '../../ui/fields/field'
import { Select } from '../../ui/choices/select'
import { TextArea } from '../../ui/fields/text-area'
import { RefundTick } from '../payments/pix/refund-tick'
import { useRefundAll } from '../payments/pix/use-refund-all'
import { showOrder } from '../data/live-orders'
import { setOrderProblem } from '../acts/order-problems'
import { statusWord } from '../words/status-word'
import { ordersTexts } from '../texts'

interface CloseDialogProps {
  order: OrderRow
  outcome: 'cancelled' | 'refused'
  onClose: () => void
}

/** Cancels or refuses an order with a coded reason. */
export function CloseDialog({ order, outcome, onClose }: CloseDialogProps) {
  const t = useTexts(ordersTexts)
  const errorText = useErrorText()
  const client = useQueryClient()
  const [reason, setReason] = useState<CancelReason | ''>('')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const [seen, setSeen] = useState(order.status)
  const refunds = useRefundAll(order)
  const close = useMutation({
    mutationFn: (chosen: CancelReason) =>
      call(closeOrder, {
        params: { orderId: order.id },
        body: { outcome, reason: chosen, note: note.trim() || null, from: seen },
      }),
    onSuccess: (closed) => {
      showOrder(client, closed)
      onClose()
      if (refunds.isWanted) return refunds.send(t(`status_${outcome}`))
      const words = { number: order.number, status: t(`status_${outcome}`) }
      notifyUndo(t('moved', words), t('undo'), () => void reopen(client, order.id))
    },
    onError(error) {
      const [moved] = (hasCode(error, 'ORDER_MOVED') && MovedOrders.safeParse(error.current).data) || []
      if (!moved) return
      showOrder(client, moved.order)
      setSeen(moved.order.status)
    },
  })
  const confirm = () => {
    setAsked(true)
    if (reason !== '') close.mutate(reason)
  }
  const title = t(outcome === 'cancelled' ? 'cancelOrder' : 'refuseOrder')
  return (
    <Dialog
      onClose={onClose}
      title={`${title} #${order.number}`}
      leave={t('back')}
      actions={
        <Button kind="danger" busy={close.isPending} onClick={confirm}>
          {title}
        </Button>
      }
    >
      {refunds.cents > 0 && <RefundTick refunds={refunds} />}
      {toCents(order.paid) > refunds.wantedCents && (
        <Callout kind="warning">
          {t('closedPaid', { amount: formatBrl(toCents(order.paid) - refunds.wantedCents) })}
        </Callout>
      )}
      <Field label={t('closeReason')} error={asked && reason === '' ? t('closeReasonMissing') : undefined}>
        {(ids) => (
          <Select
            {...ids}
            placeholder={t('closeChoose')}
            value={reason}
            onChange={(event) => setReason(event.target.value as CancelReason | '')}
            options={cancelReasons.map((value) => ({ value, label: t(`reason_${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('closeNote')}>
        {(ids) => (
          <TextArea {...ids} maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      <p role="status" className="font-semibold text-danger-ink empty:hidden">
        {close.isError &&
          (hasCode(close.error, 'ORDER_MOVED')
            ? t('closeMoved', { status: statusWord(t, seen, order) })
            : errorText(close.error, t('closeFailed')))}
      </p>
    </Dialog>
  )
}

async function reopen(client: QueryClient, orderId: string) {
  try {
    showOrder(client, await call(reopenOrder, { params: { orderId } }))
  } catch (error) {
    logFailure('the end of an order was not undone', error)
    setOrderProblem(orderId, 'undoFailed')
  }
}
