import type { BodyOf } from '@balcao/contract'
import type { bookSlot as bookCall, OwnBooking } from '@balcao/contract/booking'
import { readSettings } from '../agenda/settings.store'
import { book } from '../appointments/book'
import type { SchedulingParts } from '../scheduling-parts'
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
 * SERVICE_NOT_FOUND, AGENDA_NOT_FOUND, IDEMPOTENCY_MISMATCH, SLOT_TAKEN with free ones in `current`, TOO_MANY_BOOKINGS,
 * TOO_MANY_FROM_NETWORK
 */
export async function bookSlot(
  parts: Pick<SchedulingParts, 'db' | 'clock' | 'secrets' | 'pagesUrl' | 'openModules'>,
  company: string,
  wish: BodyOf<typeof bookCall>,
  network: string,
): Promise<OwnBooking> {
  const { clock } = parts
  requireBookingForm(wish)
  const around = await inBookingShop(parts, company, async (tx, shop) => {
    const settings = await readSettings(tx, shop.id)
    const isMachine = (wish.website ?? '') !== ''
    const links = isMachine ? createIdleLinks(parts.secrets) : createBookingLinks(parts.secrets)
    const link = links.linkOf(shop.id, wish.id.toLowerCase())
    const own = { shop, settings, link, url: bookingUrl(parts.pagesUrl(), shop.id, link) }
    return { ...own, pretended: isMachine ? await pretendBooking(tx, own, wish, clock()) : null }
  })
  if (around.pretended) return around.pretended
  const row = await book(parts, around.shop.id, {
    id: wish.id,
    serviceId: wish.service_id,
    priceType: wish.price_type,
    startsAt: wish.starts_at,
    agendaId: wish.agenda_id,
    publicly: true,
    source: 'public',
    bookedBy: networkDigest(parts.secrets, around.shop.id, network),
    person: {
      client: wish.name,
      phone: wish.phone,
      email: wish.email,
      address: wish.address,
      notes: wish.notes,
    },
    consentedAt: clock(),
  })
  return ownBooking({ ...around, row, reminded: false }, clock())
}
