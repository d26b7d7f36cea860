import { clockOf, isAllDay, weekOf, weekdayKeys, type HoursRow, type WeekdayKey } from '@balcao/domain/hours'

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
        const openTime = clockOf(start)
        const closeTime = clockOf(end)
        return { openTime, closeTime, isWholeDay: isAllDay(openTime, closeTime) }
      }),
    }
  })
}
