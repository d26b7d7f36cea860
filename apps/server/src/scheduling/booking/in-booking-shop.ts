import { inShop, type Shop } from '../../menu'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import type { SchedulingParts } from '../scheduling-parts'

/**
 * The door of the booking page into a company, named by its id or CNPJ (BOOK-01); it stays shut unless its
 * licence opens the module now (BOOK-02, MODULE-15). What follows in the transaction stands inside that company's wall.
 * @throws Problem NOT_FOUND, BOOKING_UNAVAILABLE
 */
export function inBookingShop<T>(
  { db, openModules }: Pick<SchedulingParts, 'db' | 'openModules'>,
  company: string,
  work: (tx: Tx, shop: Shop) => Promise<T>,
): Promise<T> {
  return inShop(db, company, async (tx, shop) => {
    const { mod_agendamento: takesBookings } = await openModules(tx, shop.id)
    if (!takesBookings) throw new Problem('BOOKING_UNAVAILABLE')
    return work(tx, shop)
  })
}
