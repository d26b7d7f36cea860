import type { Modules } from '@balcao/domain/licence'
import { askShop, inShop, type Shop } from '../../menu'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import type { SchedulingNeeds } from '../scheduling-needs'

type Needs = Pick<SchedulingNeeds, 'db' | 'openModules'>

/**
 * The way of the booking page into a company, named by its id or CNPJ (BOOK-01); it stays shut unless its
 * licence opens the module now (BOOK-02, MODULE-15). What follows in the transaction stands inside that company's wall.
 * @throws Problem NOT_FOUND, BOOKING_UNAVAILABLE
 */
export function inBookingShop<T>(
  { db, openModules }: Needs,
  company: string,
  work: (tx: Tx, shop: Shop) => Promise<T>,
): Promise<T> {
  return inShop(db, company, async (tx, shop) => {
    requireBooking(await openModules(tx, shop.id))
    return work(tx, shop)
  })
}

/** The same way for a look alone, in one round trip, as `askShop` does it. @throws Problem NOT_FOUND, BOOKING_UNAVAILABLE */
export async function askBookingShop<A>(
  { db, openModules }: Needs,
  company: string,
  ask: (tx: Tx, companyId: string) => Promise<A>,
): Promise<[Shop, A]> {
  const [shop, [modules, answers]] = await askShop(db, company, (tx, companyId) =>
    Promise.all([openModules(tx, companyId), ask(tx, companyId)]),
  )
  requireBooking(modules)
  return [shop, answers]
}

function requireBooking({ mod_agendamento: takesBookings }: Modules) {
  if (!takesBookings) throw new Problem('BOOKING_UNAVAILABLE')
}
