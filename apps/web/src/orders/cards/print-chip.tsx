import type { OrderRow } from '@balcao/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { CircleHelp, Printer, PrinterCheck, PrinterX } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { Button } from '../../ui/buttons/button'
import { answerPaper } from '../acts/answer-paper'
import { ordersTexts } from '../texts'

/** How the automatic print of an order stands; a doubtful or failed one asks right here. */
export function PrintChip({ order }: { order: OrderRow }) {
  const t = useTexts(ordersTexts)
  const client = useQueryClient()
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null)
  const { print_state: state } = order
  if (state === null) return null
  if (state === 'pending' || state === 'printed') {
    const Icon = state === 'pending' ? Printer : PrinterCheck
    return (
      <p className="flex items-center gap-2 text-base text-ink-soft">
        <Icon size={18} aria-hidden="true" />
        {t(`print_${state}`)}
      </p>
    )
  }

  const answer = async (printed: boolean) => {
    setBusy(printed ? 'yes' : 'no')
    await answerPaper(client, order, printed)
    setBusy(null)
  }
  const Icon = state === 'uncertain' ? CircleHelp : PrinterX
  return (
    <div
      role="group"
      aria-label={t(`print_${state}`)}
      className="flex flex-wrap items-center gap-2 rounded-md bg-danger px-3 py-2 text-danger-ink"
    >
      <span className={cx('mr-auto flex items-center gap-2 font-bold', state === 'uncertain' && 'w-full')}>
        <Icon size={20} aria-hidden="true" />
        {state === 'uncertain' ? t('paperQuestion') : t('print_failed')}
      </span>
      {state === 'uncertain' && (
        <Button
          kind="secondary"
          busy={busy === 'yes'}
          disabled={busy !== null}
          className="flex-1"
          onClick={() => void answer(true)}
        >
          {t('paperYes')}
        </Button>
      )}
      <Button
        kind="secondary"
        busy={busy === 'no'}
        disabled={busy !== null}
        className={cx(state === 'uncertain' && 'flex-1')}
        onClick={() => void answer(false)}
      >
        {t('reprint')}
      </Button>
    </div>
  )
}
