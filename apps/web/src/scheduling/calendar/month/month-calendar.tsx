import { monthGrid } from '@balcao/domain/scheduling/light'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/look/class-names'
import { MonthGrid } from '../../../ui/calendar/month-grid'

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

/** Six weeks of 42 days that begin on Sunday (AVAIL-01, AVAIL-02), each of which can be pressed. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, today, start, cellOf, onPress, busy = false } = props
  const cells = new Map(monthGrid(month).map((date) => [date, cellOf(date)]))
  return (
    <MonthGrid
      month={month}
      onMonth={onMonth}
      start={start}
      isSelected={(date) => cells.get(date)!.selected}
      busy={busy}
      renderDay={({ date, outside }, stop) => {
        const cell = cells.get(date)!
        return (
          <button
            type="button"
            {...stop}
            aria-label={cell.name}
            aria-disabled={cell.refused || undefined}
            aria-current={date === today ? 'date' : undefined}
            onClick={() => onPress(date)}
            className={cx(
              'grid min-h-11 w-full content-center justify-items-center rounded-md text-base tabular-nums transition-colors',
              date === today && 'font-bold underline underline-offset-4',
              outside && 'text-sm italic',
              cell.look,
            )}
          >
            {Number(date.slice(8))}
            {cell.badge}
          </button>
        )
      }}
    />
  )
}
