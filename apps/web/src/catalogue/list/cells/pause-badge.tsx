import { Pause } from 'lucide-react'
import { useLanguage, useTexts } from '../../../i18n/language'
import { useMinute } from '../../../lib/hooks/use-now'
import { Badge } from '../../../ui/values/badge'
import { useCatalogue } from '../../catalogue-context'
import { catalogueTexts } from '../../texts'

/** Until when something is paused; nothing once that is over. */
export function PauseBadge({ until }: { until: string | null }) {
  const t = useTexts(catalogueTexts)
  const { zone } = useCatalogue()
  const { locale } = useLanguage()
  const now = useMinute()
  if (!until || Date.parse(until) <= now) return null
  const when = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(until))
  return (
    <Badge tone="analysis" icon={<Pause size={15} aria-hidden="true" />}>
      {t('pausedUntil', { when })}
    </Badge>
  )
}
