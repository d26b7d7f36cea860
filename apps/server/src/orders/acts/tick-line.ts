import type { OrderItem, OrderRow } from '@balcao/contract/orders'
import { isInKitchen, isSameLine, withTick } from '@balcao/domain/orders'
import type { Database } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { announceChange } from '../announce-order'
import { findOrderRow, updateTicks } from '../orders.store'
import { requireLocked } from './move-order'
import { movedMeanwhile } from './moved-meanwhile'

/**
 * Says that a line was made, or was not, behind the order's lock: who ticks another line undoes nothing. What stands
 * already is answered as it is, also once the order has left the kitchen.
 * @throws Problem ORDER_NOT_FOUND, ORDER_CHANGED with the order when the line is not the one that was seen, ORDER_MOVED
 */
export function tickLine(
  db: Database,
  companyId: string,
  orderId: string,
  { line, item, ticked }: { line: number; item: OrderItem; ticked: boolean },
): Promise<OrderRow> {
  return db.asCompany(companyId, async (tx) => {
    const order = await requireLocked(tx, companyId, orderId)
    const row = (await findOrderRow(tx, companyId, orderId))!
    const wanted = row.items[line]
    if (!wanted || !isSameLine(wanted, item)) throw new Problem('ORDER_CHANGED', { current: row })
    if (row.ticked.includes(line) === ticked) return row
    if (!isInKitchen(order.status)) throw await movedMeanwhile(tx, companyId, [order])
    await updateTicks(tx, companyId, orderId, withTick(row.ticked, line, ticked))
    return announceChange(tx, companyId, orderId)
  })
}
