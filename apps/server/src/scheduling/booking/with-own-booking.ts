import { findShopId, inShop } from '../../menu'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { readSettings } from '../agenda/settings.store'
import { readAppointments } from '../appointments/appointments.store'
import type { SchedulingNeeds } from '../scheduling-needs'
import { wasReminded } from '../news/reminder-answers'
import { isOffer } from '../waiting/answer-offer'
import { isOfCustomers } from '../packages/choose-package'
import { bookingUrl, createBookingLinks, createToldLinks } from './booking-link'
import type { OwnAppointment } from './own-booking'

const DAY_MS = 86_400_000

type LinkNeeds = Pick<SchedulingNeeds, 'db' | 'secrets' | 'pagesUrl' | 'clock'>

/**
 * Runs `work` on the appointment behind a private link. A link opens until a day after the end; every link that opens
 * nothing is refused alike, also where there is no such company. A time that is kept for somebody of the waiting list opens as
 * long as it is. The module has no say: what was booked stands.
 * @throws Problem APPOINTMENT_NOT_FOUND
 */
export async function withOwnBooking<T>(
  needs: LinkNeeds,
  company: string,
  link: string,
  work: (tx: Tx, own: OwnAppointment) => Promise<T>,
): Promise<T> {
  return open(needs, company, link, work).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'NOT_FOUND'
      ? new Problem('APPOINTMENT_NOT_FOUND')
      : error
  })
}

async function open<T>(
  needs: LinkNeeds,
  company: string,
  link: string,
  work: (tx: Tx, own: OwnAppointment) => Promise<T>,
): Promise<T> {
  const companyId = await findShopId(needs.db, company)
  const id = createBookingLinks(needs.secrets).idOf(companyId, link)
  if (id === undefined) throw new Problem('APPOINTMENT_NOT_FOUND')
  return inShop(needs.db, companyId, async (tx, shop) => {
    const [row] = await readAppointments(tx, companyId, [id])
    if (!row || row.deleted_at !== null) throw new Problem('APPOINTMENT_NOT_FOUND')
    if (row.status === 'held' && !isOffer(row, needs.clock())) throw new Problem('APPOINTMENT_NOT_FOUND')
    if (needs.clock().getTime() >= row.ends_at.getTime() + DAY_MS) throw new Problem('APPOINTMENT_NOT_FOUND')
    const settings = await readSettings(tx, companyId)
    const reminded = await wasReminded(tx, companyId, row)
    return work(tx, {
      shop,
      row,
      settings,
      reminded,
      knowsPackage: !isOfCustomers(row) || createToldLinks(needs.secrets).idOf(companyId, link) !== undefined,
      link,
      url: bookingUrl(needs.pagesUrl(), companyId, link),
    })
  })
}
