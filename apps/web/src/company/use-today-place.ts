import { useMinute } from '../lib/use-now'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Which weekday it is in a zone, 0 for Monday, and the minute's beginning in epoch milliseconds; renewed every minute. */
export function useTodayPlace(zone: string): { place: number; now: number } {
  const now = useMinute()
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: zone }).format(now)
  return { place: days.indexOf(weekday), now }
}
