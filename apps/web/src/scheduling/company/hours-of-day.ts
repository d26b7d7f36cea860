import { isAllDay, weekOf, weekdayKeys, type HoursRow, type WeekdayKey } from '@balcao/domain/hours'

/** A weekday of the company (SCHD-03). Times are HH:MM; one that closes at or before it opens runs past midnight. */
interface DayOfWeek {
  day: WeekdayKey
  open: boolean
  /** Empty where the day is closed. */
  ranges: { openTime: string; closeTime: string; isWholeDay: boolean }[]
}

/** The company's week, Monday first. */
export function daysOfWeek(rows: readonly HoursRow[]): DayOfWeek[] {
  const week = weekOf(rows)
  return weekdayKeys.map((day) => {
    const { open, ranges } = week[day]
    if (!open) return { day, open, ranges: [] }
    return {
      day,
      open,
      ranges: ranges.map(({ start, end }) => {
        const openTime = clock(start)
        const closeTime = clock(end)
        return { openTime, closeTime, isWholeDay: isAllDay(openTime, closeTime) }
      }),
    }
  })
}

function clock(minutes: number): string {
  const ofDay = minutes % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}
