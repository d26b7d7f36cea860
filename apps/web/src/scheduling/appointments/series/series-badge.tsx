import type { Appointment } from '@balcao/contract/scheduling'
import { Repeat } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Badge } from '../../../ui/values/badge'
import { seriesTexts } from './texts'

/** That an appointment is one of several, and which; nothing for others. */
export function SeriesBadge({ appointment: { series } }: { appointment: Pick<Appointment, 'series'> }) {
  const t = useTexts(seriesTexts)
  if (series === null) return null
  const { place, total } = series
  return (
    <Badge tone="neutral" icon={<Repeat size={16} aria-hidden="true" className="shrink-0" />}>
      <span className="sr-only">{t('placeOfLong', { place, total })}</span>
      <span aria-hidden="true">{t('placeOf', { place, total })}</span>
    </Badge>
  )
}
