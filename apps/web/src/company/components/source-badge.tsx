import { DatabaseZap, RefreshCw, Server } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import type { CompanyLoad } from '../../lib/company/use-company-record'
import { useNow } from '../../lib/use-now'
import { Badge } from '../../ui/badge'
import { IconButton } from '../../ui/icon-button'
import { companyTexts } from '../texts'

const minuteMs = 60_000

/** Whether the shown data came from the local cache or from the server, and how old it is (COMP-11, COMP-44). */
export function SourceBadge({ load }: { load: CompanyLoad }) {
  const t = useTexts(companyTexts)
  const now = useNow()
  if (!load.record) return null
  const minutes = Math.max(0, Math.floor((now - load.loadedAt) / minuteMs))
  const fromCache = load.source === 'cache'
  const Icon = fromCache ? DatabaseZap : Server
  return (
    <div className="flex min-h-16 items-center gap-2.5 text-sm text-ink-soft sm:min-h-11">
      <Badge tone={fromCache ? 'analysis' : 'neutral'} icon={<Icon size={16} aria-hidden="true" />}>
        <span className="sr-only">{t('sourceLabel', { source: '' })}</span>
        <span>{t(`source_${load.source}`)}</span>
      </Badge>
      <span>
        {fromCache && t('fromCache', { n: minutes })}
        {!fromCache && (minutes === 0 ? t('fromServerNow') : t('fromServer', { n: minutes }))}
      </span>
      <IconButton
        label={t('reload')}
        title={t('reload')}
        aria-busy={load.isFetching}
        icon={<RefreshCw size={20} aria-hidden="true" className={load.isFetching ? 'animate-spin' : ''} />}
        onClick={load.reload}
        className="-ml-1.5"
      />
    </div>
  )
}
