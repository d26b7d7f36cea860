import { DatabaseZap, RefreshCw, Server } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { useLiveState } from '../../../lib/live/live-provider'
import { useNow } from '../../../lib/hooks/use-now'
import type { Reading } from '../../../lib/hooks/use-reading'
import { Badge } from '../../../ui/values/badge'
import { IconButton } from '../../../ui/buttons/icon-button'
import { companyTexts } from '../../texts'

const minuteMs = 60_000

/**
 * Whether the shown data came from the local cache or from the server, and how old it is (COMP-11, COMP-44). Without the
 * live stream it may be older than it looks, and says so.
 */
export function SourceBadge({ reading }: { reading: Reading }) {
  const t = useTexts(companyTexts)
  const now = useNow()
  const isLost = useLiveState() === 'lost'
  const minutes = Math.max(0, Math.floor((now - reading.loadedAt) / minuteMs))
  const fromCache = reading.source === 'cache'
  const Icon = fromCache ? DatabaseZap : Server
  return (
    <div className="flex min-h-16 items-center gap-2.5 text-sm text-ink-soft sm:min-h-11">
      <Badge tone={fromCache ? 'analysis' : 'neutral'} icon={<Icon size={16} aria-hidden="true" />}>
        <span className="sr-only">{t('sourceLabel', { source: '' })}</span>
        <span>{t(`source_${reading.source}`)}</span>
      </Badge>
      <span>
        {fromCache && t('fromCache', { n: minutes })}
        {!fromCache && (minutes === 0 ? t('fromServerNow') : t('fromServer', { n: minutes }))}
        {isLost && ` ${t('notLive')}`}
      </span>
      <IconButton
        label={t('reload')}
        title={t('reload')}
        aria-busy={reading.isFetching}
        icon={<RefreshCw size={20} aria-hidden="true" className={reading.isFetching ? 'animate-spin' : ''} />}
        onClick={reading.reload}
        className="-ml-1.5"
      />
    </div>
  )
}
