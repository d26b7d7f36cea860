import type { Tx } from '../../platform/database/database'
import { lockOrders } from '../orders.store'
import { moveOrders } from './move-order'

/** Accepts an order in the shop's stead; nobody has looked at it, so it goes on ringing. */
export async function acceptOrder(tx: Tx, companyId: string, id: string): Promise<void> {
  const moving = { actor: 'system', isUnseen: true } as const
  await moveOrders(tx, companyId, await lockOrders(tx, companyId, [id]), 'production', moving)
}
