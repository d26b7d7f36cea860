import { Ban, CalendarCheck, CalendarDays, Hourglass, type LucideIcon } from 'lucide-react'
import { useTexts } from '../i18n/language'
import { cx } from '../ui/class-names'
import { useSummary } from './data/agenda.queries'
import { schedulingTexts } from './texts'

const cards = [
  ['total', CalendarDays, 'border border-line bg-surface'],
  ['confirmed', CalendarCheck, 'bg-ready text-ready-ink'],
  ['pending', Hourglass, 'bg-analysis text-analysis-ink'],
  ['cancelled', Ban, 'bg-danger text-danger-ink'],
] as const satisfies readonly (readonly [string, LucideIcon, string])[]

/** How many appointments there are, confirmed, pending and cancelled (APPT-02), and below how many are near. */
export function StatCards() {
  const t = useTexts(schedulingTexts)
  const stats = useSummary().data?.stats
  return (
    <div className="grid gap-2">
      <ul aria-label={t('stats')} className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {cards.map(([name, Icon, look]) => (
          <li
            key={name}
            className={cx('grid min-h-24 content-between gap-1 rounded-lg px-3.5 py-3 sm:px-5', look)}
          >
            <span className="flex items-center gap-2 text-sm font-semibold sm:text-base">
              <Icon size={20} aria-hidden="true" className="shrink-0" />
              {t(`stat_${name}`)}
            </span>
            <span data-stat={name} className="text-3xl font-bold tabular-nums sm:text-4xl">
              {stats ? stats[name] : '–'}
            </span>
          </li>
        ))}
      </ul>
      <p className="min-h-6 text-ink-soft">
        {stats && t('near', { today: stats.today, upcoming: stats.upcoming })}
      </p>
    </div>
  )
}
