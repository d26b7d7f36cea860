import type { Appointment } from '@balcao/contract/scheduling'
import { BetweenHorizontalStart } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Badge } from '../../../ui/values/badge'
import { willTexts } from './texts'
import { markWords } from './will-words'

interface MarkProps {
  appointment: Pick<Appointment, 'willed'>
}

/** That an appointment lies where the agenda would have refused it, and why; nothing for others. */
export function WillBadge({ appointment }: MarkProps) {
  const t = useTexts(willTexts)
  const why = markWords(t, appointment.willed)
  if (why === '') return null
  return (
    <Badge
      tone="production"
      mayWrap
      icon={<BetweenHorizontalStart size={16} aria-hidden="true" className="shrink-0" />}
    >
      <span className="min-w-0 py-0.5 break-words">{t('markOf', { why })}</span>
    </Badge>
  )
}

/** The same as a sign, where there is no room; the words are said beside it. */
export function WillSign({ appointment }: MarkProps) {
  if (appointment.willed.length === 0) return null
  return <BetweenHorizontalStart size={14} aria-hidden="true" className="inline-block shrink-0" />
}
