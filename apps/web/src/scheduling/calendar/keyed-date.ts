import { addDays, addMonths, weekdayOf } from '@balcao/domain/scheduling/light'
import { sameDayOf } from './calendar-dates'

/** The date to which a key moves in a calendar whose weeks begin on Sunday; null for a key that moves nowhere. */
export function keyedDate(key: string, date: string): string | null {
  const days: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(date),
    End: 6 - weekdayOf(date),
  }
  const step = days[key]
  if (step !== undefined) return addDays(date, step)
  if (key === 'PageUp') return sameDayOf(addMonths(date.slice(0, 7), -1), date)
  if (key === 'PageDown') return sameDayOf(addMonths(date.slice(0, 7), 1), date)
  return null
}
