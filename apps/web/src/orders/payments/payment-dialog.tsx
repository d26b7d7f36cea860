import type { OrderRow } from '@balcao/contract/orders'
import { centsFromDigits, formatAmount, formatBrl } from '@balcao/domain/money'
import { paymentMethods, paymentProblem } from '@balcao/domain/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { newId } from '../../lib/new-id'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Field } from '../../ui/fields/field'
import { MoneyField } from '../../ui/fields/money-field'
import { Select } from '../../ui/choices/select'
import { TextArea } from '../../ui/fields/text-area'
import { ordersTexts } from '../texts'
import { balanceOfOrder } from './balance'
import { isElsewhere, takePayment } from './pay'

/** Part of what is owed, another method, or a note that is larger than what is owed: the change is worked out. */
export function PaymentDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const t = useTexts(ordersTexts)
  const errorText = useErrorText()
  const client = useQueryClient()
  const { owedCents } = balanceOfOrder(order)
  const [id] = useState(newId)
  const [method, setMethod] = useState(order.payment_method)
  const [received, setReceived] = useState(() => formatAmount(owedCents))
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)

  const receivedCents = centsFromDigits(received) ?? 0
  const changeCents = method === 'cash' ? Math.max(0, receivedCents - owedCents) : 0
  const handed = { method, receivedCents, changeCents }
  const problem = paymentProblem(handed, owedCents)
  const words = problem === 'more_than_owed' ? t('payTooMuch') : t('payMissing')
  const pay = useMutation({
    mutationFn: () => takePayment(client, order, { id, ...handed, note: note.trim() || null }),
    onSuccess: onClose,
  })
  const confirm = () => {
    setAsked(true)
    if (!problem) pay.mutate()
  }
  return (
    <Dialog
      onClose={onClose}
      title={t('payTitle', { number: order.number })}
      leave={t('back')}
      actions={
        <Button busy={pay.isPending} onClick={confirm}>
          {t('payConfirm', { amount: formatBrl(Math.max(0, receivedCents - changeCents)) })}
        </Button>
      }
    >
      <Field label={t('payMethod')}>
        {(ids) => (
          <Select
            {...ids}
            value={method}
            options={paymentMethods.map((value) => ({ value, label: t(`payment_${value}`) }))}
            onChange={({ target }) => setMethod(paymentMethods.find((one) => one === target.value) ?? method)}
          />
        )}
      </Field>
      <MoneyField
        label={t('payReceived')}
        hint={t('payReceivedHint', { amount: formatBrl(owedCents) })}
        error={problem && (asked || problem === 'more_than_owed') ? words : undefined}
        name="received"
        value={received}
        onValueChange={setReceived}
      />
      <p role="status" className="font-bold text-ready-ink tabular-nums empty:hidden">
        {changeCents > 0 && t('payChange', { amount: formatBrl(changeCents) })}
      </p>
      <Field label={t('payNote')}>
        {(ids) => (
          <TextArea {...ids} maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
        )}
      </Field>
      <p role="alert" className="font-semibold text-danger-ink empty:hidden">
        {pay.isError && (isElsewhere(pay.error) ? t('payElsewhere') : errorText(pay.error, t('payFailed')))}
      </p>
    </Dialog>
  )
}
