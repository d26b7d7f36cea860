import { dateIn } from '@balcao/domain/time'
import { TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../i18n/language'
import { zoneOf } from '../shared/company/company-query'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { storage } from '../lib/caches/storage'
import { useMinute } from '../lib/hooks/use-now'
import { cx } from '../ui/look/class-names'
import { IconButton } from '../ui/buttons/icon-button'
import { licenceTexts } from './texts'
import { hideForToday, isHiddenToday, warningOf } from './warning-of'

/**
 * Says above every screen that the licence ends within a week or has ended, and where to renew it. It can be hidden for
 * the day. A screen that stays open reads the days again when the company's day turns.
 */
export function LicenceWarning() {
  const t = useTexts(licenceTexts)
  const { cnpj, record, reload } = useCompanyRecord()
  const today = dateIn(useMinute(), zoneOf(record))
  const [hiddenOn, setHiddenOn] = useState('')
  useReloadOnNewDay(today, record?.time_zone, reload)
  const kind = record ? warningOf(record.dias_restantes) : null
  if (!record || !kind || hiddenOn === today || isHiddenToday(storage, cnpj, today)) return null
  const hide = () => {
    hideForToday(storage, cnpj, today)
    setHiddenOn(today)
  }
  return (
    <aside
      aria-label={t('warnRegion')}
      className={cx(
        'flex items-center gap-x-3 py-1 pr-2 pl-4 sm:pl-6 lg:pl-10',
        kind === 'expired' ? 'bg-danger text-danger-ink' : 'bg-analysis text-analysis-ink',
      )}
    >
      <TriangleAlert size={20} aria-hidden="true" className="shrink-0" />
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 py-1 font-semibold">
        {kind === 'expired' ? t('warnExpired') : t('warnEnding', { count: record.dias_restantes })}
        <Link
          to="/dashboard/license"
          className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
        >
          {t('warnLink')}
        </Link>
      </p>
      <IconButton
        label={t('warnDismiss')}
        icon={<X size={20} aria-hidden="true" />}
        className="text-inherit"
        onClick={hide}
      />
    </aside>
  )
}

/** Nobody tells a screen that the day is over. */
function useReloadOnNewDay(today: string, zone: string | undefined, reload: () => void) {
  const last = useRef({ today, zone })
  useEffect(() => {
    const before = last.current
    last.current = { today, zone }
    if (before.zone === zone && before.today !== today) reload()
  }, [today, zone, reload])
}
