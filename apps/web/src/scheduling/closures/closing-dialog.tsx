import type { Appointment } from '@balcao/contract/scheduling'
import { useTexts } from '../../i18n/language'
import { useMinute } from '../../lib/hooks/use-now'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { LinkButton } from '../../ui/link-button'
import { StatusLine } from '../status-badge'
import { schedulingTexts } from '../texts'
import { useDayWords } from '../time/day-words'
import { startWords } from '../when-words'

interface ClosingDialogProps {
  appointments: readonly Appointment[]
  zone: string
  /** It is being closed all the same. */
  busy: boolean
  onClose: () => void
  onAccept: () => void
  onOpen: (id: string) => void
}

/** Asks before days are closed on which somebody is booked: names them; they stay where they are. */
export function ClosingDialog({ appointments, zone, busy, onClose, onAccept, onOpen }: ClosingDialogProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const now = useMinute()
  return (
    <ConfirmDialog
      title={t('closingTitle')}
      description={t('closingText')}
      keep={t('keepOpen')}
      confirm={t('closeAnyway')}
      busy={busy}
      onClose={onClose}
      onConfirm={onAccept}
    >
      <ul aria-label={t('closingList')} className="grid max-h-64 gap-2 overflow-y-auto">
        {appointments.map((one) => (
          <li key={one.id} className="rounded-md border border-line px-3 py-2">
            <LinkButton className="min-h-0 text-left" onClick={() => onOpen(one.id)}>
              {startWords(t, words, one.starts_at, zone)}: {one.client}
            </LinkButton>
            <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              {one.service}
              <StatusLine appointment={one} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
