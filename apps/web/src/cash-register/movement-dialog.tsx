import type { CashRegister } from '@balcao/contract/cash-register'
import { centsFromDigits, formatBrl } from '@balcao/domain/money'
import { useState } from 'react'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { newId } from '../lib/new-id'
import { FormDialog } from '../ui/dialogs/form-dialog'
import { MoneyField } from '../ui/fields/money-field'
import { TextField } from '../ui/fields/text-field'
import { Callout } from '../ui/notices/callout'
import { notify } from '../ui/notices/notify'
import { useCashActs } from './cash.queries'
import { cashTexts } from './texts'

interface MovementDialogProps {
  register: CashRegister
  kind: 'in' | 'out'
  onClose: () => void
}

/** Cash into the drawer or out of it, and why. More out than is there by what was written down is asked about first. */
export function MovementDialog({ register, kind, onClose }: MovementDialogProps) {
  const t = useTexts(cashTexts)
  const errorText = useErrorText()
  const { move } = useCashActs()
  const [id] = useState(newId)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const cents = centsFromDigits(amount) ?? 0
  const held = register.expected.cash ?? 0
  const isMore = kind === 'out' && cents > held
  const submit = async () => {
    setTried(true)
    if (cents === 0 || reason.trim() === '') return
    try {
      await move.mutateAsync({ registerId: register.id, id, kind, cents, reason: reason.trim() })
      notify.success(t(`moved_${kind}`, { amount: formatBrl(cents) }))
      onClose()
    } catch {
      // The dialog says so and stays.
    }
  }
  return (
    <FormDialog
      title={t(kind)}
      description={t(`${kind}Text`)}
      words={{ cancel: t('cancel'), save: t('save') }}
      busy={move.isPending}
      onSave={submit}
      onClose={onClose}
    >
      {move.isError && (
        <Callout kind="danger" live>
          {errorText(move.error, t('moveFailed'))}
        </Callout>
      )}
      <MoneyField
        label={t('amount')}
        name="amount"
        error={tried && cents === 0 ? t('amountMissing') : undefined}
        value={amount}
        onValueChange={setAmount}
      />
      <p role="status" className="font-semibold text-analysis-ink empty:hidden">
        {isMore && t('moreThanHeld')}
      </p>
      <TextField
        label={t('reason')}
        hint={t(`${kind}Reason`)}
        name="reason"
        error={tried && reason.trim() === '' ? t('reasonMissing') : undefined}
        maxLength={120}
        value={reason}
        onValueChange={setReason}
      />
    </FormDialog>
  )
}
