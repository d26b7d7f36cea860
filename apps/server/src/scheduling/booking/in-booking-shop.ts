import { inShop, type Shop } from '../../menu'
import type { Database, Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'

/** A company that takes bookings: what every public page may know of it, and its niche. */
export interface BookingShop extends Shop {
  niche: string | null
}

/**
 * The door of the booking page into a company, named by its id or CNPJ (BOOK-01); it stays shut without the module
 * (BOOK-02, MODULE-15). What follows in the transaction stands inside that company's wall.
 * @throws Problem NOT_FOUND, BOOKING_UNAVAILABLE
 */
export function inBookingShop<T>(
  db: Database,
  company: string,
  work: (tx: Tx, shop: BookingShop) => Promise<T>,
): Promise<T> {
  return inShop(db, company, async (tx, shop) => {
    const { rows } = await tx.execute<{ open: boolean; niche: string | null }>(
      sql`select mod_agendamento as open, nicho_empresa as niche from companies where id = ${shop.id}`,
    )
    const licence = rows[0]
    if (!licence?.open) throw new Problem('BOOKING_UNAVAILABLE')
    return work(tx, { ...shop, niche: licence.niche })
  })
}
