import type { Appointment } from '@balcao/contract/scheduling'
import { CalendarSync, CloudCheck, CloudOff, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { schedulingTexts } from '../../texts'

const icons: Record<Exclude<Appointment['google'], 'none'>, LucideIcon> = {
  pending: CalendarSync,
  synced: CloudCheck,
  failed: CloudOff,
}

/** How the event in Google Calendar stands; nothing where none is wanted. */
export function GoogleSyncBadge({ state }: { state: Appointment['google'] }) {
  const t = useTexts(schedulingTexts)
  if (state === 'none') return null
  const Icon = icons[state]
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      {t(`google_${state}`)}
    </span>
  )
}
