import type { OwnBooking } from '@balcao/contract/booking'
import { useEffect, useState } from 'react'
import { fetchOwnBooking } from '../booking-calls'

const looksAfterMs = [2000, 6000, 15_000]

/**
 * The booking, looked at again shortly after: the company's calendar is written behind the booking's back, and only a
 * confirmed one is wanted there.
 */
export function useCalendarNews(company: string, first: OwnBooking): OwnBooking {
  const [booking, setBooking] = useState(first)
  const isAwaited = first.link !== '' && booking.status === 'confirmed' && !booking.in_calendar
  useEffect(() => {
    if (!isAwaited) return
    const timers = looksAfterMs.map((delay) =>
      setTimeout(() => void fetchOwnBooking(company, first.link).then(setBooking, () => undefined), delay),
    )
    return () => timers.forEach(clearTimeout)
  }, [company, first.link, isAwaited])
  return booking
}
