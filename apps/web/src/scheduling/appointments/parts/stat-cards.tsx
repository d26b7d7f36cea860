import { Ban, CalendarCheck, CalendarDays, Hourglass, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { useSummary } from '../../data/agenda.queries'
import { schedulingTexts } from '../../texts'

const cards = [
  ['total', CalendarDays, 'border border-line bg-surface'],
  ['confirmed', CalendarCheck, 'bg-ready text-ready-ink'],
  ['pending', Hourglass, 'bg-analysis text-analysis-ink'],
  ['cancelled', Ban, 'bg-danger text-danger-ink'],
] as const satisfies readonly (readonly [string, LucideIcon, string])[]

/**
 * How many appointments there are, confirmed, pending and cancelled (APPT-02), and how many are near, in one line; on a
 * phone `isBrief` leaves the near ones out, which the calendar below shows.
 */
export function StatCards({ isBrief }: { isBrief: boolean }) {
  const t = useTexts(schedulingTexts)
  const stats = useSummary().data?.stats
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <ul aria-label={t('stats')} className="flex min-w-0 flex-1 basis-72 gap-1.5 max-[22rem]:gap-1 sm:gap-2">
        {cards.map(([name, Icon, look]) => (
          <li
            key={name}
            className={cx(
              'flex min-h-11 min-w-0 flex-auto flex-col-reverse max-[22rem]:px-0.5 items-center justify-center rounded-lg px-1 py-0.5 max-sm:leading-tight sm:py-1 sm:flex-row sm:justify-between sm:gap-2 sm:px-3',
              look,
            )}
          >
            <span className="flex max-w-full items-center gap-2 text-sm font-semibold max-[22rem]:text-xs">
              <Icon size={18} aria-hidden="true" className="hidden shrink-0 lg:block" />
              <span className="truncate">{t(`stat_${name}`)}</span>
            </span>
            <span
              data-stat={name}
              className="text-lg leading-none font-bold tabular-nums sm:text-2xl sm:leading-tight"
            >
              {stats ? stats[name] : '–'}
            </span>
          </li>
        ))}
      </ul>
      <p className={cx('min-h-6 text-sm text-ink-soft sm:text-base', isBrief && 'max-sm:hidden')}>
        {stats && t('near', { today: stats.today, upcoming: stats.upcoming })}
      </p>
    </div>
  )
}
