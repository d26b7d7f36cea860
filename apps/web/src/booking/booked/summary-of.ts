import type { OwnBooking } from '@balcao/contract/booking'
import type { SummaryFacts } from '../summary'

/** What the summary of a booked appointment says. */
export function summaryOf(booking: OwnBooking): SummaryFacts {
  return {
    service: booking.service,
    priceType: booking.price_type,
    priceCents: booking.price_cents,
    duration: booking.duration,
    modalidade: booking.modalidade,
    start: booking.starts_at,
    zone: booking.company.time_zone,
    address: booking.company.endereco,
  }
}
