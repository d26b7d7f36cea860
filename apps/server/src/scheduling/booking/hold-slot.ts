import type { AnswerOf, BodyOf } from '@balcao/contract'
import type { holdSlot as holdCall } from '@balcao/contract/booking'
import { findShopId } from '../../menu'
import { sql } from '../../platform/database/sql'
import { book } from '../visits/book'
import { askedServices } from '../appointments/choosing/choose-service'
import { whoServes } from '../appointments/served-words'
import type { SchedulingNeeds } from '../scheduling-needs'
import { asWhole, showVisit } from '../visits/as-whole'
import { networkDigest } from './network-digest'
import { inBookingShop } from './in-booking-shop'

/**
 * Keeps a time for the company's own minutes while the form is filled in, and says with whom, how long and for how much. Asked again under the same id, the minutes begin
 * anew, and another time takes the place of the first. A `network` (`networkOf`) keeps three times at most: with the
 * fourth the first is free again.
 * @throws Problem NOT_FOUND, BOOKING_UNAVAILABLE, and those of `book`
 */
export async function holdSlot(
  needs: Pick<SchedulingNeeds, 'db' | 'clock' | 'secrets' | 'openModules'>,
  company: string,
  request: BodyOf<typeof holdCall>,
  network: string,
): Promise<AnswerOf<typeof holdCall>> {
  const companyId = await inBookingShop(needs, company, async (_tx, shop) => shop.id)
  const held = await book(needs, companyId, {
    id: request.id,
    ...askedServices(request),
    startsAt: request.starts_at,
    people: request.people,
    agendaId: request.agenda_id,
    status: 'held',
    heldBy: networkDigest(needs.secrets, companyId, network),
    publicly: true,
    source: 'public',
  })
  const whole = asWhole(held)
  return {
    until: held.hold_until!.toISOString(),
    professional: whoServes(whole),
    duration: whole.minutes,
    price_cents: whole.price_cents,
    services: showVisit(held),
  }
}

/**
 * Gives a kept time back. What has become a booking stays one, and what is kept for somebody of the waiting list is not
 * given away here. @throws Problem NOT_FOUND
 */
export async function releaseSlot(
  { db }: Pick<SchedulingNeeds, 'db'>,
  company: string,
  id: string,
): Promise<void> {
  const companyId = await findShopId(db, company)
  await db.asCompany(companyId, (tx) =>
    tx.execute(sql`delete from appointments
      where company_id = ${companyId} and (id = ${id} or visit_id = ${id}) and status = 'held' and source = 'public'`),
  )
}
