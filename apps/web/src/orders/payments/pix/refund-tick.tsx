import { formatBrl } from '@balcao/domain/money'
import { useTexts } from '../../../i18n/language'
import { ordersTexts } from '../../texts'
import type { RefundAll } from './use-refund-all'

/** Whether what came by PIX goes back with the end of its order. */
export function RefundTick({ refunds: { cents, isWanted, setTicked } }: { refunds: RefundAll }) {
  const t = useTexts(ordersTexts)
  return (
    <label className="grid min-h-11 grid-cols-[auto_1fr] items-center gap-x-3">
      <input
        type="checkbox"
        checked={isWanted}
        onChange={(event) => setTicked(event.target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="font-bold">{t('refundAll', { amount: formatBrl(cents) })}</span>
      <span className="col-start-2 text-ink-soft">{t('refundAllHint')}</span>
    </label>
  )
}
