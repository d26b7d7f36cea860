import { shortName } from '@balcao/domain/employees'
import { withPeople } from '@balcao/domain/scheduling'
import { wallTime } from '@balcao/domain/time'
import { asWhole, visitPartsOf } from '../visits/as-whole'
import type { StoredAppointment } from './appointments.store'

/** The person of an appointment, as customers know them; null in the company's own agenda. */
export const whoServes = ({ professional }: Pick<StoredAppointment, 'professional'>): string | null =>
  professional && shortName(professional)

/** What is booked, and for how many where they are several. */
export const bookedWords = ({
  service_name,
  people,
}: Pick<StoredAppointment, 'service_name' | 'people'>): string => withPeople(service_name, people)

/**
 * What a customer is told of an appointment's service: for how many it is and with whom, where somebody's agenda has it; of a
 * visit of several people each part, with when it begins.
 */
export function servedWords(row: StoredAppointment): string {
  const parts = visitPartsOf(row)
  if (!parts) return servedBy(bookedWords(row), row)
  const clock = (instant: string) => wallTime(Date.parse(instant), row.zone).time
  return parts.map((part) => `${servedBy(part.service_name, part)} às ${clock(part.starts_at)}`).join(' + ')
}

/** What the bot says of a booking: who it became, of several people what each does and when, and the cents of all of it. */
export function bookedWhole(row: StoredAppointment): {
  professional: string | null
  cents: number
  served?: string
} {
  const whole = asWhole(row)
  return {
    professional: whoServes(whole),
    cents: whole.price_cents,
    ...(visitPartsOf(row) && { served: servedWords(row) }),
  }
}

function servedBy(service: string, row: Pick<StoredAppointment, 'professional'>): string {
  const who = whoServes(row)
  return who ? `${service} com ${who}` : service
}
