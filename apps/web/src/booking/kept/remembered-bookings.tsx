import { wallTime } from '@balcao/domain/time'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import type { KeyValue } from '../../lib/caches/storage'
import { ownPath } from '../booking-path'
import { dayWords } from '../words/day-words'
import { readBookings } from './kept-bookings'
import { bookingTexts } from '../texts'

/** The way back to what was booked from this phone. */
export function RememberedBookings({
  store,
  company,
  zone,
}: {
  store: KeyValue
  company: string
  zone: string
}) {
  const t = useTexts(bookingTexts)
  const { language } = useLanguage()
  const [bookings] = useState(() => readBookings(store, company, Date.now()))
  if (bookings.length === 0) return null
  return (
    <ul className="mb-5 grid gap-2">
      {bookings.map(({ link, service, starts_at }) => {
        const { date, time } = wallTime(Date.parse(starts_at), zone)
        return (
          <li key={link}>
            <a
              href={ownPath(company, link)}
              className="flex min-h-13 items-center gap-3 rounded-md bg-accent-tint px-4 py-2 font-semibold text-accent-ink"
            >
              <CalendarCheck size={22} aria-hidden="true" className="shrink-0" />
              {t('yourBooking', { service, day: dayWords(date, language), time })}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
