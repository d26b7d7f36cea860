import { addMonths, monthGrid } from '@balcao/domain/scheduling/light'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/class-names'
import { IconButton } from '../../ui/icon-button'
import { schedulingTexts } from '../texts'
import { capital, useDayWords } from '../time/day-words'
import { keyedDate } from './keyed-date'

/** One day of the calendar: its whole name for screen readers, and how it looks. */
export interface CalendarCell {
  name: string
  /** Below the number. */
  badge?: ReactNode
  look: string
  selected: boolean
  /** It can be pressed, but nothing good comes of it: the press is answered with the reason. */
  refused: boolean
}

interface MonthCalendarProps {
  /** `YYYY-MM` */
  month: string
  onMonth: (month: string) => void
  today: string
  /** The date that the tab key comes to first. */
  start: string
  cellOf: (date: string) => CalendarCell
  onPress: (date: string) => void
  busy?: boolean
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/**
 * Six weeks of 42 days that begin on Sunday (AVAIL-01, AVAIL-02), after the ARIA grid: arrows move by day and week,
 * Home and End within the week, PageUp and PageDown by month.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, today, start, cellOf, onPress, busy = false } = props
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const dates = monthGrid(month)
  const [moved, setMoved] = useState<string | null>(null)
  const firstStop = dates.includes(start) ? start : `${month}-01`
  const stop = moved !== null && dates.includes(moved) ? moved : firstStop
  const isMoving = useRef(false)

  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus()
  })

  const move = (event: KeyboardEvent) => {
    const next = keyedDate(event.key, stop)
    if (next === null) return
    event.preventDefault()
    isMoving.current = true
    setMoved(next)
    if (next.slice(0, 7) !== month) onMonth(next.slice(0, 7))
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label={t('previousMonth')}
          icon={<ChevronLeft size={22} aria-hidden="true" />}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <h3 id={id} aria-live="polite" className="text-center text-lg">
          {capital(words(month, 'month'))}
        </h3>
        <IconButton
          label={t('nextMonth')}
          icon={<ChevronRight size={22} aria-hidden="true" />}
          onClick={() => onMonth(addMonths(month, 1))}
        />
      </div>
      <div
        ref={grid}
        role="grid"
        aria-labelledby={id}
        aria-busy={busy}
        tabIndex={-1}
        onKeyDown={move}
        className="grid grid-cols-1 gap-1"
      >
        <div role="row" className="grid grid-cols-7 gap-0.5 sm:gap-1">
          {weekdays.map((day) => (
            <span
              key={day}
              role="columnheader"
              className="py-1 text-center text-sm font-semibold text-ink-soft"
            >
              {t(`weekday_${day}`)}
            </span>
          ))}
        </div>
        {weekdays.slice(0, 6).map((week) => (
          <div key={week} role="row" className="grid grid-cols-7 gap-0.5 sm:gap-1">
            {dates.slice(week * 7, week * 7 + 7).map((date) => {
              const cell = cellOf(date)
              return (
                <div key={date} role="gridcell" aria-selected={cell.selected} className="min-w-0">
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === stop ? 0 : -1}
                    aria-label={cell.name}
                    aria-disabled={cell.refused || undefined}
                    aria-current={date === today ? 'date' : undefined}
                    onClick={() => {
                      setMoved(date)
                      onPress(date)
                    }}
                    className={cx(
                      'grid min-h-11 w-full content-center justify-items-center rounded-md text-base tabular-nums transition-colors',
                      date === today && 'font-bold underline underline-offset-4',
                      date.slice(0, 7) !== month && 'text-sm italic',
                      cell.look,
                    )}
                  >
                    {Number(date.slice(8))}
                    {cell.badge}
                  </button>
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
