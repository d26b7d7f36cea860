import type { OrderRow } from '@balcao/contract/orders'
import type { PixReceipt } from '@balcao/contract/pix'
import { centsFromDigits, formatAmount, formatBrl } from '@balcao/domain/money'
import { useState } from 'react'
import { useErrorText } from '../../../i18n/error-text'
import { useTexts } from '../../../i18n/language'
import { newId } from '../../../lib/new-id'
import { Button } from '../../../ui/buttons/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { MoneyField } from '../../../ui/fields/money-field'
import { Callout } from '../../../ui/notices/callout'
import { ordersTexts } from '../../texts'
import { likelyCents, owedAfter, useRefund } from './pix-of-order'

interface RefundDialogProps {
  order: OrderRow
  receipt: PixReceipt
  onClose: () => void
}

/** Gives a PIX back, all of it or a part. */
export function RefundDialog({ order, receipt, onClose }: RefundDialogProps) {
  const t = useTexts(ordersTexts)
  const errorText = useErrorText()
  const [id] = useState(newId)
  const [amount, setAmount] = useState(() => formatAmount(likelyCents(order, receipt)))
  const refund = useRefund(order.id)
  const most = receipt.refundable_cents
  const cents = centsFromDigits(amount) ?? 0
  const isTooMuch = cents > most
  const owed = owedAfter(order, cents)
  const confirm = () => {
    if (cents > 0 && !isTooMuch)
      refund.mutate({ id, endToEndId: receipt.end_to_end_id, cents }, { onSuccess: onClose })
  }
  return (
    <Dialog
      onClose={onClose}
      title={t('refundTitle', { number: order.number })}
      leave={t('back')}
      actions={
        <Button kind="danger" busy={refund.isPending} onClick={confirm}>
          {t('refundConfirm', { amount: formatBrl(cents) })}
        </Button>
      }
    >
      <p>{t('refundText')}</p>
      <MoneyField
        label={t('refundAmount')}
        hint={t('refundHint', { amount: formatBrl(most) })}
        error={isTooMuch ? t('refundTooMuch') : cents === 0 ? t('refundMissing') : undefined}
        name="refund"
        value={amount}
        onValueChange={setAmount}
      />
      {owed > 0 && !isTooMuch && (
        <Callout kind="warning" live>
          {t('refundOwes', { amount: formatBrl(owed) })}
        </Callout>
      )}
      <p role="alert" className="font-semibold text-danger-ink empty:hidden">
        {refund.isError && errorText(refund.error, t('refundFailed'))}
      </p>
    </Dialog>
  )
}
