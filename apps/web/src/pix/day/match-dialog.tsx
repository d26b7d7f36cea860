import type { PixDay, PixOfDay } from '@balcao/contract/pix'
import { formatBrl } from '@balcao/domain/money'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Money } from '../../ui/values/money'
import { Time } from '../../ui/values/time'
import { useMatch } from './day.queries'
import { pixDayTexts } from './texts'

interface MatchDialogProps {
  receipt: PixOfDay
  day: PixDay
  zone: string
  onClose: () => void
}

/** For which order a PIX was: those that owe just as much first. */
export function MatchDialog({ receipt, day, zone, onClose }: MatchDialogProps) {
  const t = useTexts(pixDayTexts)
  const errorText = useErrorText()
  const match = useMatch()
  const [chosen, setChosen] = useState<string | null>(null)
  const off = (owed: number) => Math.abs(owed - receipt.amount_cents)
  const orders = day.open_orders.toSorted((a, b) => off(a.owed_cents) - off(b.owed_cents))
  const confirm = () => {
    if (chosen !== null)
      match.mutate({ endToEndId: receipt.end_to_end_id, orderId: chosen }, { onSuccess: onClose })
  }
  return (
    <Dialog
      onClose={onClose}
      title={t('matchTitle', { amount: formatBrl(receipt.amount_cents) })}
      leave={t('cancel')}
      actions={
        <Button busy={match.isPending} disabled={chosen === null} onClick={confirm}>
          {t('matchConfirm')}
        </Button>
      }
    >
      {orders.length === 0 && <p>{t('noOrders')}</p>}
      <fieldset className="grid gap-1">
        <legend className="sr-only">{t('matchLegend')}</legend>
        {orders.map(({ id, number, customer_name, owed_cents, created_at }) => (
          <label key={id} className="grid min-h-11 grid-cols-[auto_1fr_auto] items-center gap-x-3">
            <input
              type="radio"
              name="order"
              checked={chosen === id}
              onChange={() => setChosen(id)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0 break-words">
              {t('orderOf', { number, customer: customer_name })}
              <span className="block text-sm text-ink-soft">
                <Time at={created_at} zone={zone} show="both" />
              </span>
            </span>
            <Money cents={owed_cents} className="font-semibold" />
          </label>
        ))}
      </fieldset>
      <p role="alert" className="font-semibold text-danger-ink empty:hidden">
        {match.isError && errorText(match.error, t('matchFailed'))}
      </p>
    </Dialog>
  )
}
