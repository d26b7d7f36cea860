import type { Appointment } from '@balcao/contract/scheduling'
import { CircleDollarSign } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Badge } from '../../../ui/values/badge'
import { Button } from '../../../ui/buttons/button'
import { Money } from '../../../ui/values/money'
import { Time } from '../../../ui/values/time'
import { schedulingTexts } from '../../texts'
import { useZone } from '../../data/time/use-zone'

type Deposit = NonNullable<Appointment['deposit']>

/** The word 'sinal', and whether it is paid. */
export function DepositBadge({ deposit }: { deposit: Deposit }) {
  const t = useTexts(schedulingTexts)
  const isPaid = deposit.paid_at !== null
  return (
    <Badge tone={isPaid ? 'ready' : 'analysis'} icon={<CircleDollarSign size={16} aria-hidden="true" />}>
      {t(isPaid ? 'depositPaid' : 'depositDue')}
    </Badge>
  )
}

interface DepositLineProps {
  deposit: Deposit
  busy: boolean
  onSettle: (paid: boolean) => void
}

/** What is to be paid beforehand, until when, and the button that marks it as paid. */
export function DepositLine({ deposit, busy, onSettle }: DepositLineProps) {
  const t = useTexts(schedulingTexts)
  const zone = useZone()
  const isPaid = deposit.paid_at !== null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <DepositBadge deposit={deposit} />
      <Money cents={deposit.cents} className="font-bold" />
      {!isPaid && (
        <span className="text-sm text-ink-soft">
          {t('depositUntil')} <Time at={deposit.due_at} zone={zone} show="both" />
        </span>
      )}
      <Button kind="secondary" disabled={busy} onClick={() => onSettle(!isPaid)}>
        {t(isPaid ? 'depositUnpay' : 'depositPay')}
      </Button>
    </div>
  )
}
