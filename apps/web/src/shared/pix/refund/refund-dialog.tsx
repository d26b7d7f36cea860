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
import { useRefund } from './refund'
import { refundTexts } from './texts'

interface RefundDialogProps {
  title: string
  receipt: Pick<PixReceipt, 'end_to_end_id' | 'refundable_cents'>
  /** Cents that are likely meant. */
  likely: number
  /** A warning of what follows from giving so many cents back; null for nothing. */
  consequence?: (cents: number) => string | null
  onClose: () => void
}

/** Gives a PIX back, all of it or a part. */
export function RefundDialog({ title, receipt, likely, consequence, onClose }: RefundDialogProps) {
  const t = useTexts(refundTexts)
  const errorText = useErrorText()
  const [id] = useState(newId)
  const [amount, setAmount] = useState(() => formatAmount(likely))
  const refund = useRefund()
  const most = receipt.refundable_cents
  const cents = centsFromDigits(amount) ?? 0
  const isTooMuch = cents > most
  const warning = isTooMuch ? null : consequence?.(cents)
  const confirm = () => {
    if (cents > 0 && !isTooMuch)
      refund.mutate({ id, endToEndId: receipt.end_to_end_id, cents }, { onSuccess: onClose })
  }
  return (
    <Dialog
      onClose={onClose}
      title={title}
      leave={t('refundLeave')}
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
      {warning && (
        <Callout kind="warning" live>
          {warning}
        </Callout>
      )}
      <p role="alert" className="font-semibold text-danger-ink empty:hidden">
        {refund.isError && errorText(refund.error, t('refundFailed'))}
      </p>
    </Dialog>
  )
}
