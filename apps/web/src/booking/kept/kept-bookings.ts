import type { OwnBooking } from '@balcao/contract/booking'
import type { KeyValue } from '../../lib/caches/storage'

/** An appointment that was booked from this phone, so that nobody loses the way back to it. */
interface KeptBooking {
  link: string
  service: string
  starts_at: string
  ends_at: string
}

const most = 5
const keyOf = (company: string) => `balcao.booking.own.${company}`

/** Appointments that are not over yet at `now` (milliseconds), the next one first. */
export function readBookings(store: KeyValue, company: string, now: number): KeptBooking[] {
  try {
    const kept = JSON.parse(store.get(keyOf(company)) ?? '[]') as unknown
    if (!Array.isArray(kept)) return []
    return kept
      .filter(isKeptBooking)
      .filter(({ ends_at }) => Date.parse(ends_at) > now)
      .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
  } catch {
    return []
  }
}

/** Remembers a booking, or how it stands now; one that was cancelled is forgotten. */
export function keepBooking(store: KeyValue, company: string, booking: OwnBooking, now: number) {
  const { link, service, starts_at, ends_at } = booking
  const others = readBookings(store, company, now).filter((other) => other.link !== link)
  const kept = booking.status === 'cancelled' ? others : [...others, { link, service, starts_at, ends_at }]
  store.set(keyOf(company), JSON.stringify(kept.slice(-most)))
}

function isKeptBooking(value: unknown): value is KeptBooking {
  const kept = value as Partial<Record<keyof KeptBooking, unknown>> | null
  return (
    typeof kept?.link === 'string' &&
    typeof kept.service === 'string' &&
    typeof kept.starts_at === 'string' &&
    typeof kept.ends_at === 'string'
  )
}
