import type { PixRefund } from '@balcao/contract/pix'
import { useTexts } from '../../../i18n/language'
import { Money } from '../../../ui/values/money'
import { Time } from '../../../ui/values/time'
import { refundTexts } from './texts'

/** One refund: how much, how it stands, since when and by whom; why it failed. */
export function RefundLine({ refund, zone }: { refund: PixRefund; zone: string }) {
  const t = useTexts(refundTexts)
  const { amount_cents, state, foreign, reason, employee, asked_at } = refund
  const word = state === 'returned' && foreign ? 'refund_foreign' : (`refund_${state}` as const)
  return (
    <p className={state === 'failed' ? 'text-danger-ink' : 'text-ink-soft'}>
      <Money cents={amount_cents} className="font-semibold" /> · {t(word)} ·{' '}
      <Time at={asked_at} zone={zone} show="both" />
      {employee && ` · ${employee}`}
      {reason && <span className="block break-words">“{reason}”</span>}
    </p>
  )
}
