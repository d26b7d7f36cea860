import { weekdayOf } from '@balcao/domain/scheduling/light'
import { dateIn } from '@balcao/domain/time'
import { useMinute } from '../lib/hooks/use-now'

/** Which weekday it is in a zone, 0 for Monday, and the minute's beginning in epoch milliseconds; renewed every minute. */
export function useTodayPlace(zone: string): { place: number; now: number } {
  const now = useMinute()
  return { place: (weekdayOf(dateIn(now, zone)) + 6) % 7, now }
}
