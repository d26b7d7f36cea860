import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { IconButton } from '../buttons/icon-button'
import { calendarTexts } from './calendar-texts'
import { dayAfterKey, type DateBounds } from './day-after-key'
import { gridWeeks, neighbourMonths, tabStop, type GridDay } from './month-days'
import { monthWords } from './month-words'

/** What the button of a day in reach carries, so that the keys find it. */
export interface DayStop {
  'data-date': string
  tabIndex: 0 | -1
}

interface MonthGridProps {
  /** `YYYY-MM`. */
  month: string
  onMonth: (month: string) => void
  /** Where the calendar ends; left out, it has no end. */
  bounds?: DateBounds
  /** The date that the Tab key comes to first; null for the first one in reach. */
  start: string | null
  isSelected: (date: string) => boolean
  /** What a day shows: of one in reach, a button that carries `stop`. */
  renderDay: (day: GridDay, stop: DayStop) => ReactNode
  busy: boolean
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
const week = 'grid grid-cols-7 gap-0.5 sm:gap-1'

/** A month as a grid of 42 days, Sunday first; the keys walk over the days (ARIA APG, date grid). */
export function MonthGrid({ month, onMonth, bounds, start, isSelected, renderDay, busy }: MonthGridProps) {
  const t = useTexts(calendarTexts)
  const { locale } = useLanguage()
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<string | null>(null)
  const walks = useRef(false)
  const weeks = gridWeeks(month, bounds)
  const stop = tabStop(weeks, [cursor, start])
  const { before, after } = neighbourMonths(month, bounds)

  useEffect(() => {
    if (!walks.current || !cursor?.startsWith(month)) return
    walks.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
  }, [cursor, month])

  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const from = dateUnder(event)
    const to = from === undefined ? null : dayAfterKey(from, event.key, bounds)
    if (to === null) return
    event.preventDefault()
    if (to === from) return
    walks.current = true
    setCursor(to)
    if (!to.startsWith(month)) onMonth(to.slice(0, 7))
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <h3 id={`${id}-month`} aria-live="polite" className="pl-1 text-xl first-letter:uppercase">
          {monthWords(month, locale)}
        </h3>
        <div className="flex gap-1">
          <IconButton
            label={t('monthBefore')}
            icon={<ChevronLeft size={24} aria-hidden="true" />}
            disabled={before === null}
            onClick={() => before !== null && onMonth(before)}
          />
          <IconButton
            label={t('monthAfter')}
            icon={<ChevronRight size={24} aria-hidden="true" />}
            disabled={after === null}
            onClick={() => after !== null && onMonth(after)}
          />
        </div>
      </div>
      <div
        ref={grid}
        role="grid"
        aria-labelledby={`${id}-month`}
        aria-describedby={`${id}-help`}
        aria-busy={busy}
        tabIndex={-1}
        onKeyDown={walk}
        onClick={(event) => setCursor(dateUnder(event) ?? cursor)}
        className="mt-2 grid gap-0.5 sm:gap-1"
      >
        <div role="row" className={week}>
          {weekdays.map((weekday) => (
            <span
              key={weekday}
              role="columnheader"
              aria-label={t(`weekdayLong_${weekday}`)}
              className="py-1 text-center text-sm font-semibold text-ink-soft"
            >
              {t(`weekday_${weekday}`)}
            </span>
          ))}
        </div>
        {weeks.map((days) => (
          <div key={days[0]?.date} role="row" className={week}>
            {days.map((day) => (
              <div
                key={day.date}
                role="gridcell"
                aria-selected={isSelected(day.date)}
                aria-disabled={day.inReach ? undefined : true}
                className="relative min-w-0 focus-within:z-10"
              >
                {renderDay(day, { 'data-date': day.date, tabIndex: day.date === stop ? 0 : -1 })}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p id={`${id}-help`} className="sr-only">
        {t('help')}
      </p>
    </div>
  )
}

function dateUnder({ target }: KeyboardEvent | MouseEvent): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined
}
