import type { Package } from '@balcao/contract/scheduling'
import type { PaymentMethod } from '@balcao/domain/orders'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { FormDialog } from '../../../ui/dialogs/form-dialog'
import { TextField } from '../../../ui/fields/text-field'
import { Badge } from '../../../ui/values/badge'
import { Money } from '../../../ui/values/money'
import { Time } from '../../../ui/values/time'
import { MethodSelect } from './method-select'
import { leftWords } from './package-words'
import { usePackageActs } from './packages.queries'
import { packagesTexts } from './texts'

interface PackageCardProps {
  sold: Package
  zone: string
  /** YYYY-MM-DD. */
  today: string
}

/** A package of a customer: what is left, what was taken, how it was paid, and how a wrong sale is undone. */
export function PackageCard({ sold, zone, today }: PackageCardProps) {
  const t = useTexts(packagesTexts)
  const acts = usePackageActs()
  const [asking, setAsking] = useState<'pay' | 'close' | null>(null)
  const { id, closed, payment, uses } = sold
  return (
    <li className="grid gap-3 rounded-md border border-line p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="min-w-0 text-lg break-words">{sold.name}</h4>
        <Badge tone={payment ? 'ready' : 'analysis'}>
          {payment ? `${t('paid')} · ${t(`payment_${payment.method}`)}` : t('unpaid')}
        </Badge>
        <Money cents={sold.price_cents} className="font-semibold" />
      </div>
      <p className="font-semibold first-letter:uppercase">
        {closed ? t('closed', { reason: closed.reason }) : leftWords(t, sold, today)}
      </p>
      <p className="text-sm text-ink-soft">
        {t('sold')} <Time at={sold.sold_at} zone={zone} show="date" />
        {sold.sold_by && ` ${t('soldBy', { name: sold.sold_by })}`}
        {sold.note && ` · ${sold.note}`}
      </p>
      {uses.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {uses.map((use) => (
            <li key={use.number} className="flex flex-wrap gap-x-2">
              <span className="font-semibold">{t('useOf', { number: use.number })}</span>
              <span>
                <Time at={use.starts_at} zone={zone} show="date" /> <Time at={use.starts_at} zone={zone} /> ·{' '}
                {use.service}
                {use.no_show && ` · ${t('missed')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!closed && (
        <div className="flex flex-wrap gap-2">
          <Button
            kind="secondary"
            disabled={acts.isBusy}
            onClick={() => (payment ? acts.pay.mutate({ id, method: null }) : setAsking('pay'))}
          >
            {t(payment ? 'unpay' : 'pay')}
          </Button>
          <Button kind="quiet" disabled={acts.isBusy} onClick={() => setAsking('close')}>
            {t(uses.length === 0 ? 'undo' : 'close')}
          </Button>
        </div>
      )}
      {asking === 'pay' && (
        <PayDialog
          busy={acts.isBusy}
          onSave={(method) => acts.pay.mutate({ id, method }, { onSuccess: () => setAsking(null) })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'close' && (
        <CloseDialog
          isUnused={uses.length === 0}
          busy={acts.isBusy}
          onSave={(reason) => acts.close.mutate({ id, reason }, { onSuccess: () => setAsking(null) })}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  )
}

interface AskProps<Answer> {
  busy: boolean
  onSave: (answer: Answer) => void
  onClose: () => void
}

function PayDialog({ busy, onSave, onClose }: AskProps<PaymentMethod | null>) {
  const t = useTexts(packagesTexts)
  const [method, setMethod] = useState<PaymentMethod | null>('pix')
  return (
    <FormDialog
      title={t('payTitle')}
      words={{ cancel: t('cancel'), save: t('pay') }}
      busy={busy}
      onSave={() => onSave(method)}
      onClose={onClose}
    >
      <MethodSelect value={method} onChange={setMethod} />
    </FormDialog>
  )
}

function CloseDialog({ isUnused, busy, onSave, onClose }: AskProps<string> & { isUnused: boolean }) {
  const t = useTexts(packagesTexts)
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={t(isUnused ? 'undoTitle' : 'closeTitle')}
      description={t(isUnused ? 'undoText' : 'closeText')}
      words={{ cancel: t('cancel'), save: t(isUnused ? 'undo' : 'close') }}
      kind="danger"
      busy={busy}
      disabled={reason.trim() === ''}
      onSave={() => onSave(reason.trim())}
      onClose={onClose}
    >
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={200}
        value={reason}
        onValueChange={setReason}
      />
    </FormDialog>
  )
}
