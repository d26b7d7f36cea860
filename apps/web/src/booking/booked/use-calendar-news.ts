import type { OwnBooking } from '@balcao/contract/booking'
import { useCallback, useEffect, useState } from 'react'
import { fetchOwnBooking } from '../booking-calls'
import { useDepositNews } from './use-deposit-news'

const looksAfterMs = [2000, 6000, 15_000]

/**
 * The booking, looked at again shortly after: the company's calendar is written behind the booking's back, and only a
 * confirmed one is wanted there. While a deposit is to be paid it is looked at again and again.
 */
export function useCalendarNews(company: string, first: OwnBooking): OwnBooking {
  const [booking, setBooking] = useState(first)
  const isAwaited = first.link !== '' && booking.status === 'confirmed' && !booking.in_calendar
  const look = useCallback(() => {
    if (first.link !== '') void fetchOwnBooking(company, first.link).then(setBooking, () => undefined)
  }, [company, first.link])
  useDepositNews(booking.deposit, look)
  useEffect(() => {
    if (!isAwaited) return
    const timers = looksAfterMs.map((delay) => setTimeout(look, delay))
    return () => timers.forEach(clearTimeout)
  }, [look, isAwaited])
  return booking
}
