import { inShop, type Shop } from '../../menu'
import type { Database, Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'

/**
 * The door of the booking page into a company, named by its id or CNPJ (BOOK-01); it stays shut without the module
 * (BOOK-02, MODULE-15). What follows in the transaction stands inside that company's wall.
 * @throws Problem NOT_FOUND, BOOKING_UNAVAILABLE
 */
export function inBookingShop<T>(
  db: Database,
  company: string,
  work: (tx: Tx, shop: Shop) => Promise<T>,
): Promise<T> {
  return inShop(db, company, (tx, shop) => {
    if (!shop.takesBookings) throw new Problem('BOOKING_UNAVAILABLE')
    return work(tx, shop)
  })
}
