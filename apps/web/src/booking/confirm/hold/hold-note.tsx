import { Hourglass } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { useNow } from '../../../lib/hooks/use-now'
import { bookingTexts } from '../../texts'
import { holdMinutes } from './hold-minutes'
import type { Hold } from './use-hold'

/** How long the time is still kept, without hurry: whole minutes, and no alarm when they are over. */
export function HoldNote({ hold }: { hold: Hold }) {
  const t = useTexts(bookingTexts)
  const now = useNow()
  const minutes = hold.status === 'kept' && hold.until !== null ? holdMinutes(hold.until, now) : null
  const text =
    hold.status !== 'kept'
      ? ''
      : minutes === null
        ? t('keptSome')
        : minutes === 0
          ? t('keptOver')
          : t('kept', { count: minutes })
  return (
    <p className="flex min-h-6 items-center gap-2 text-sm text-ink-soft">
      {text && <Hourglass size={16} aria-hidden="true" className="shrink-0" />}
      {text}
    </p>
  )
}
