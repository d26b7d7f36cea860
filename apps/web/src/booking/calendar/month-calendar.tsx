import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { IconButton } from '../../ui/icon-button'
import { cx } from '../../ui/class-names'
import { monthWords } from '../day-words'
import type { DayLook } from '../fitting'
import { bookingTexts } from '../texts'
import { calendarWeeks, entryDay, neighbourMonths, type Bounds, type DayCell } from './calendar-month'
import { DayButton, DayBadge } from './day-button'
import { dayAfterKey } from './grid-keys'
import { SlotPreview } from './slot-preview'

interface MonthCalendarProps {
  /** `YYYY-MM`. */
  month: string
  /** The days of the month; undefined while they are on their way. */
  looks: ReadonlyMap<string, DayLook> | undefined
  bounds: Bounds
  chosen: string | null
  onChoose: (date: string) => void
  onMonth: (month: string) => void
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** A month as a grid of 42 cells, Sunday first; the arrow keys walk over the days (ARIA APG, date grid). */
export function MonthCalendar({ month, looks, bounds, chosen, onChoose, onMonth }: MonthCalendarProps) {
  const t = useTexts(bookingTexts)
  const { language } = useLanguage()
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [cursor, setCursor] = useState<string | null>(null)
  const [previewed, setPreviewed] = useState<string | null>(null)
  const walks = useRef(false)

  const weeks = calendarWeeks(month, looks, bounds)
  const entry = entryDay(weeks, { cursor, chosen })
  const { before, after } = neighbourMonths(month, bounds)

  useEffect(() => {
    if (!walks.current || !cursor?.startsWith(month)) return
    walks.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
  }, [cursor, month])

  useEffect(() => {
    if (previewed === null) return
    const hide = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setPreviewed(null)
    }
    document.addEventListener('keydown', hide)
    return () => document.removeEventListener('keydown', hide)
  }, [previewed])

  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const from = event.target instanceof HTMLElement ? event.target.dataset.date : undefined
    const to = from === undefined ? null : dayAfterKey(from, event.key, bounds)
    if (to === null) return
    event.preventDefault()
    if (to === from) return
    walks.current = true
    setCursor(to)
    if (!to.startsWith(month)) onMonth(to.slice(0, 7))
  }

  const dayOf = (cell: DayCell, row: number, column: number) => {
    const { date, look } = cell
    if (!cell.inReach) {
      return (
        <span
          className={cx(
            'flex h-15 items-start justify-center pt-3.5 leading-none text-ink-soft tabular-nums sm:h-16',
            cell.outside ? 'text-sm' : 'text-lg leading-none',
          )}
        >
          {Number(date.slice(8))}
        </span>
      )
    }
    const starts = look?.starts ?? []
    const isPreviewed = previewed === date && starts.length > 0
    const previewId = `${id}-${date}`
    return (
      <>
        <DayButton
          cell={cell}
          isToday={date === bounds.first}
          isChosen={date === chosen}
          isEntry={date === entry}
          previewId={isPreviewed ? previewId : undefined}
          onChoose={() => {
            setCursor(date)
            setPreviewed(null)
            onChoose(date)
          }}
          onPreview={(shown) => setPreviewed((now) => (shown ? date : now === date ? null : now))}
        />
        {isPreviewed && <SlotPreview id={previewId} date={date} starts={starts} column={column} row={row} />}
      </>
    )
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <h3 id={`${id}-month`} className="pl-1 text-xl first-letter:uppercase">
          {monthWords(month, language)}
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
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG's date grid is a table
        role="grid"
        aria-labelledby={`${id}-month`}
        aria-describedby={`${id}-help`}
        aria-busy={looks === undefined}
        onKeyDown={walk}
        className="mt-2 w-full table-fixed border-separate border-spacing-0.5 sm:border-spacing-1"
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={t(`weekday_${weekday}`)}
                className="h-8 text-sm font-semibold text-ink-soft"
              >
                {t(`weekdayShort_${weekday}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week[0]?.date}>
              {week.map((cell, column) => (
                <td
                  key={cell.date}
                  aria-selected={cell.date === chosen}
                  aria-disabled={cell.inReach ? undefined : true}
                  className="relative p-0"
                >
                  {dayOf(cell, row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={`${id}-help`} className="sr-only">
        {t('calendarHelp')}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 pl-1 text-sm text-ink-soft">
        <li className="flex items-center gap-2">
          <DayBadge kind="free" />
          {t('legendFree')}
        </li>
        <li className="flex items-center gap-2">
          <DayBadge kind="full" />
          {t('legendFull')}
        </li>
      </ul>
    </div>
  )
}
