import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../i18n/language'
import type { DateBounds } from '../../ui/calendar/day-after-key'
import { MonthGrid, type DayStop } from '../../ui/calendar/month-grid'
import type { GridDay } from '../../ui/calendar/month-days'
import { cx } from '../../ui/look/class-names'
import type { DayLook } from '../choosing/fitting'
import { bookingTexts } from '../texts'
import { DayButton, DayBadge } from './day-button'
import { entryDay } from './day-looks'
import { SlotPreview } from './slot-preview'

interface MonthCalendarProps {
  /** `YYYY-MM`. */
  month: string
  /** The days of the month; undefined while they are on their way. */
  looks: ReadonlyMap<string, DayLook> | undefined
  /** Today on the company's calendar, and the last date that can be booked. */
  bounds: DateBounds
  chosen: string | null
  onChoose: (date: string) => void
  onMonth: (month: string) => void
}

/** A month (BOOK-06) whose days show how much is free, and their first times under the pointer or the focus. */
export function MonthCalendar({ month, looks, bounds, chosen, onChoose, onMonth }: MonthCalendarProps) {
  const t = useTexts(bookingTexts)
  const id = useId()
  const [previewed, setPreviewed] = useState<string | null>(null)

  useEffect(() => {
    if (previewed === null) return
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPreviewed(null)
    }
    document.addEventListener('keydown', hide)
    return () => document.removeEventListener('keydown', hide)
  }, [previewed])

  const renderDay = ({ date, outside, inReach, row, column }: GridDay, stop: DayStop) => {
    if (!inReach) {
      return (
        <span
          className={cx(
            'flex h-11 items-start justify-center pt-3.5 leading-none text-ink-soft tabular-nums sm:h-16',
            outside ? 'text-sm' : 'text-lg leading-none',
          )}
        >
          {Number(date.slice(8))}
        </span>
      )
    }
    const look = looks?.get(date)
    const starts = look?.starts ?? []
    const isPreviewed = previewed === date && starts.length > 0
    const previewId = `${id}-${date}`
    return (
      <>
        <DayButton
          date={date}
          look={look}
          stop={stop}
          isToday={date === bounds.first}
          isChosen={date === chosen}
          previewId={isPreviewed ? previewId : undefined}
          onChoose={() => {
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
      <MonthGrid
        month={month}
        onMonth={onMonth}
        bounds={bounds}
        start={entryDay(looks, chosen?.startsWith(month) ? chosen : null)}
        isSelected={(date) => date === chosen}
        renderDay={renderDay}
        busy={looks === undefined}
      />
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
