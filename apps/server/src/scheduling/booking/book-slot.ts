import type { BodyOf } from '@balcao/contract'
import type { bookSlot as bookCall, OwnBooking } from '@balcao/contract/booking'
import { readSettings } from '../agenda/settings.store'
import { book } from '../visits/book'
import { askedServices } from '../appointments/choosing/choose-service'
import type { SchedulingNeeds } from '../scheduling-needs'
import { bookingUrl, createBookingLinks, createIdleLinks } from './booking-link'
import { networkDigest } from './network-digest'
import { inBookingShop } from './in-booking-shop'
import { ownBooking } from './own-booking'
import { pretendBooking } from './pretend-booking'
import { requireBookingForm } from './require-booking-form'

/**
 * Books for a customer, by the company's own notice, horizon, grid and deposit. It is stored when it is answered (BOOK-36,
 * decision 0026, W6); pressed twice it is one booking. The time that was kept under the same id becomes the booking.
 * @throws Problem NOT_FOUND, BOOKING_UNAVAILABLE, APPOINTMENT_INVALID naming `name`, `phone`, `email`, `date` or `time`,
 * SERVICE_NOT_FOUND, SERVICE_NOT_OFFERED, PRICE_CHANGED, QUESTIONS_CHANGED with `{questions}` in `current`, AGENDA_NOT_FOUND, IDEMPOTENCY_MISMATCH, SLOT_TAKEN with free ones in `current`, TOO_MANY_BOOKINGS,
 * TOO_MANY_FROM_NETWORK
 */
export async function bookSlot(
  needs: Pick<SchedulingNeeds, 'db' | 'clock' | 'secrets' | 'pagesUrl' | 'openModules'>,
  company: string,
  request: BodyOf<typeof bookCall>,
  network: string,
): Promise<OwnBooking> {
  const { clock } = needs
  requireBookingForm(request)
  const around = await inBookingShop(needs, company, async (tx, shop) => {
    const settings = await readSettings(tx, shop.id)
    const isMachine = (request.website ?? '') !== ''
    const links = isMachine ? createIdleLinks(needs.secrets) : createBookingLinks(needs.secrets)
    const link = links.linkOf(shop.id, request.id.toLowerCase())
    const own = { shop, settings, link, url: bookingUrl(needs.pagesUrl(), shop.id, link) }
    return { ...own, pretended: isMachine ? await pretendBooking(tx, own, request, clock()) : null }
  })
  if (around.pretended) return around.pretended
  const row = await book(needs, around.shop.id, {
    id: request.id,
    ...askedServices(request),
    startsAt: request.starts_at,
    people: request.people,
    agendaId: request.agenda_id,
    answers: request.answers ?? [],
    shownCents: request.price_cents,
    publicly: true,
    source: 'public',
    bookedBy: networkDigest(needs.secrets, around.shop.id, network),
    person: {
      client: request.name,
      phone: request.phone,
      email: request.email,
      address: request.address,
      notes: request.notes,
    },
    consentedAt: clock(),
  })
  return ownBooking({ ...around, row, reminded: false }, clock())
}
