import { closeOrder, type OrderRow } from '@balcao/contract/orders'
import { cancelReasons, type CancelReason } from '@balcao/domain/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { call } from '../../lib/api'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { TextArea } from '../../ui/text-area'
import { showOrder } from '../live-orders'
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
  const close = useMutation({
    mutationFn: (chosen: CancelReason) =>
      call(closeOrder, {
        params: { orderId: order.id },
        body: { outcome, reason: chosen, note: note.trim() || null },
      }),
    onSuccess: (closed) => {
      showOrder(client, closed)
      onClose()
    },
  })
  const confirm = () => {
    setAsked(true)
    if (reason !== '') close.mutate(reason)
  }
  const title = t(outcome === 'cancelled' ? 'cancelOrder' : 'refuseOrder')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${title} #${order.number}`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button kind="danger" busy={close.isPending} onClick={confirm}>
            {title}
          </Button>
        </>
      }
    >
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
        {close.isError && errorText(close.error, t('closeFailed'))}
      </p>
    </Dialog>
  )
}
