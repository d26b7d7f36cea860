import { useQueries } from '@tanstack/react-query'
import { useTexts } from '../../../i18n/language'
import { Badge } from '../../../ui/values/badge'
import { Button } from '../../../ui/buttons/button'
import { monthBounds } from '../dates/calendar-dates'
import { agendaRangeOptions } from '../../data/agenda.queries'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { closureOf, holidaysAhead, type DayChange } from './closing-days'
import type { useClosures } from './use-closures'

interface HolidayListProps {
  year: number
  today: string
  /** Null closes every agenda. */
  agendaId: string | null
  days: ReturnType<typeof useClosures>
}

/** The national holidays of a year that are still to come, each closed or opened with one press. */
export function HolidayList({ year, today, agendaId, days }: HolidayListProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const months = [...new Set(holidaysAhead(year, today, () => false).map(({ date }) => date.slice(0, 7)))]
  const closures = useQueries({
    queries: months.map((month) => agendaRangeOptions(monthBounds(month))),
    combine: (ranges) => ranges.flatMap(({ data }) => data?.closures ?? []),
  })
  const holidays = holidaysAhead(year, today, (date) => closureOf(closures, date, agendaId) !== undefined)
  const isBusy = days.busy.length > 0
  const open = holidays.filter(({ closed, optional }) => !closed && !optional)
  const change = (date: string, reason: string, closed: boolean): DayChange => ({
    date,
    closed,
    reason: closed ? reason : '',
    source: 'holiday',
  })
  return (
    <section aria-label={t('holidays', { year })} className="grid gap-2">
      <h3 className="text-lg">{t('holidays', { year })}</h3>
      {holidays.length === 0 && <p className="text-ink-soft">{t('noHolidays')}</p>}
      {open.length > 1 && (
        <Button
          kind="secondary"
          disabled={isBusy}
          onClick={() => void days.save(open.map(({ date, name }) => change(date, name, true)))}
        >
          {t('closeAllHolidays', { count: open.length })}
        </Button>
      )}
      <ul className="grid max-h-72 gap-1 overflow-y-auto">
        {holidays.map(({ date, name, optional, closed }) => (
          <li key={date} className="flex items-center gap-3">
            <span className="grid min-w-0 flex-1">
              <span className="font-semibold break-words">{name}</span>
              <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                {words(date, 'short')}
                {optional && <Badge>{t('optionalHoliday')}</Badge>}
              </span>
            </span>
            <Button
              kind={closed ? 'quiet' : 'secondary'}
              disabled={isBusy}
              aria-label={t(closed ? 'openDay' : 'closeDay', { day: `${name}, ${words(date, 'long')}` })}
              onClick={() => void days.save([change(date, name, !closed)])}
            >
              {t(closed ? 'open' : 'close')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
