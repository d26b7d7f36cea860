import type { CompanyRecord } from '@balcao/contract/company'
import { isOpenAt, weekOf } from '@balcao/domain/hours'
import { CircleCheck, Clock, Moon } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { zoneOf } from '../../shared/company/company-query'
import { hoursWords } from '../../shared/hours/words/hours-words'
import { hoursTexts } from '../../shared/hours/texts'
import { weekDraftOf } from '../../shared/hours/week-draft'
import { Badge } from '../../ui/values/badge'
import { cx } from '../../ui/look/class-names'
import { companyTexts } from '../texts'
import { useTodayPlace } from '../use-today-place'
import { TitledCard } from '../../ui/page/titled-card'

/** The week at a glance: one line per weekday, today in bold (COMP-06). */
export function HoursView({ record }: { record: CompanyRecord }) {
  const t = useTexts(companyTexts)
  const tHours = useTexts(hoursTexts)
  const zone = zoneOf(record)
  const { place: today, now } = useTodayPlace(zone)
  const isOpen = isOpenAt(weekOf(record.horario_funcionamento), now, zone)
  return (
    <TitledCard
      icon={<Clock size={22} aria-hidden="true" />}
      title={t('section_hours')}
      aside={
        isOpen ? (
          <Badge tone="ready" icon={<CircleCheck size={16} aria-hidden="true" />}>
            {t('openNow')}
          </Badge>
        ) : (
          <Badge icon={<Moon size={16} aria-hidden="true" />}>{t('closedNow')}</Badge>
        )
      }
    >
      <dl className="grid grid-cols-1">
        {weekDraftOf(record.horario_funcionamento).map((day, place) => (
          <div
            key={day.dia}
            className={cx(
              'flex items-baseline gap-4 border-t border-line py-2 first:border-t-0',
              place === today && 'font-bold',
            )}
          >
            <dt className="flex-1">
              {tHours(`day_${day.dia}`)}
              {place === today && (
                <span className="ml-2 text-sm font-semibold text-accent-ink">{t('today')}</span>
              )}
            </dt>
            <dd className={cx('text-right tabular-nums', !day.open && 'text-ink-soft')}>
              {hoursWords(day, tHours)
                .split(', ')
                .map((part) => (
                  <span key={part} className="block whitespace-nowrap">
                    {part}
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  )
}
