import type { Appointment } from '@balcao/contract/scheduling'
import { wallTime } from '@balcao/domain/time'
import { ListOrdered } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Badge } from '../../../ui/values/badge'
import { schedulingTexts } from '../../texts'
import { useZone } from '../../data/time/use-zone'
import { serviceWords } from '../../words/service-words'

interface OfVisit {
  appointment: Pick<Appointment, 'id' | 'visit'>
}

/** That an appointment is a part of a visit of several people, and which; nothing for others. */
export function VisitBadge({ appointment: { visit } }: OfVisit) {
  const t = useTexts(schedulingTexts)
  if (!visit) return null
  return (
    <Badge tone="neutral" icon={<ListOrdered size={16} aria-hidden="true" className="shrink-0" />}>
      <span className="sr-only">{t('partOfVisitLong', { ...visit })}</span>
      <span aria-hidden="true">{t('partOfVisit', { ...visit })}</span>
    </Badge>
  )
}

/** The parts of its visit that may be seen, in their order: when, what, and with whom. */
export function VisitParts({ appointment: { id, visit } }: OfVisit) {
  const t = useTexts(schedulingTexts)
  const zone = useZone()
  if (!visit) return null
  return (
    <ol aria-label={t('visitParts')} className="grid gap-0.5">
      {visit.parts.map((part) => (
        <li key={part.id} aria-current={part.id === id ? 'true' : undefined} className="break-words">
          <span className="font-semibold tabular-nums">
            {wallTime(Date.parse(part.starts_at), zone).time}
          </span>{' '}
          {serviceWords(t, part)}
        </li>
      ))}
    </ol>
  )
}
