import { useTexts } from '../../i18n/language'
import type { CompanyLoad } from '../../shared/company/use-company-record'
import { cx } from '../../ui/look/class-names'
import { daysOfWeek } from './hours-of-day'
import { Panel } from './panel'
import { SectionState } from './section-state'
import { companyAgendaTexts } from './texts'

/** The opening hours of each weekday (SCHD-03), closed ones as such (SCHD-04). */
export function WeekHours({ company }: { company: CompanyLoad }) {
  const t = useTexts(companyAgendaTexts)
  const { record, error, isFetching, reload } = company
  return (
    <Panel title={t('hours')}>
      {record ? (
        <dl className="grid grid-cols-1">
          {daysOfWeek(record.horario_funcionamento).map(({ day, open, ranges }) => (
            <div
              key={day}
              className="flex items-baseline justify-between gap-4 border-t border-line py-2 first:border-t-0"
            >
              <dt>{t(`day_${day}`)}</dt>
              <dd className={cx('text-right tabular-nums', open ? 'font-semibold' : 'text-ink-soft')}>
                {open
                  ? ranges.map(({ openTime, closeTime, isWholeDay }) => (
                      <span key={openTime} className="block whitespace-nowrap">
                        {isWholeDay ? t('wholeDay') : t('range', { openTime, closeTime })}
                      </span>
                    ))
                  : t('closed')}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <SectionState error={error} isFetching={isFetching} onRetry={reload} />
      )}
    </Panel>
  )
}
