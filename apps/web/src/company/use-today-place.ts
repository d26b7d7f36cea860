import { useEffect, useState } from 'react'

const minuteMs = 60_000
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Which weekday it is in a zone, 0 for Monday, and the instant in epoch milliseconds; renewed every minute. */
export function useTodayPlace(zone: string): { place: number; now: number } {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: zone }).format(now)
  return { place: days.indexOf(weekday), now }
}
