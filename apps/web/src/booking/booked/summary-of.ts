import type { OwnBooking } from '@balcao/contract/booking'
import type { SummaryFacts } from '../words/summary'

/** What the summary of a booked appointment says. */
export function summaryOf(booking: OwnBooking): SummaryFacts {
  return {
    service: booking.service,
    parts: booking.services.map((one) => ({
      id: one.service_id,
      name: one.service,
      priceType: one.price_type,
      cents: one.price_cents,
      ...(areOfSeveral(booking.services) && { who: one.professional, start: one.starts_at }),
    })),
    people: booking.people,
    professional: booking.professional,
    priceType: booking.price_type,
    price: { from: booking.price_cents, to: booking.price_cents },
    duration: { from: booking.duration, to: booking.duration },
    modalidade: booking.modalidade,
    start: booking.starts_at,
    zone: booking.company.time_zone,
    address: booking.company.endereco,
  }
}

/** Whether several people do the services of a visit. */
export const areOfSeveral = (services: readonly { agenda_id: string }[]) =>
  new Set(services.map(({ agenda_id }) => agenda_id)).size > 1
