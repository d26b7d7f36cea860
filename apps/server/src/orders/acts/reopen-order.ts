import type { OrderRow } from '@balcao/contract/orders'
import { isVoid, isStatus } from '@balcao/domain/orders'
import type { Database } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { undoMinutes } from './delete-orders'
import { moveOrders, requireLocked } from './move-order'
import { movedMeanwhile } from './moved-meanwhile'
import { giveTimeToPay } from './wait-for-payment'
import type { Mover } from '../orders.store'

/**
 * Takes back that an order was cancelled or refused, while it can be: it stands where it stood.
 * @throws Problem ORDER_NOT_FOUND, ORDER_MOVED when it is neither, UNDO_EXPIRED
 */
export async function reopenOrder(
  db: Database,
  companyId: string,
  orderId: string,
  by: Mover,
): Promise<OrderRow> {
  return db.asCompany(companyId, async (tx) => {
    const order = await requireLocked(tx, companyId, orderId)
    if (!isVoid(order.status)) throw await movedMeanwhile(tx, companyId, [order])
    const { rows } = await tx.execute<{ from: string; in_time: boolean }>(sql`
      select detail->>'from' as from, at > now() - make_interval(mins => ${undoMinutes}) as in_time from order_timeline
      where company_id = ${companyId} and order_id = ${orderId} and kind = 'status' order by id desc limit 1`)
    const [ended] = rows
    if (!ended?.in_time || !isStatus(ended.from)) throw new Problem('UNDO_EXPIRED')
    await giveTimeToPay(tx, companyId, order)
    const [row] = await moveOrders(tx, companyId, [order], ended.from, { ...by, isUndo: true })
    return row!
  })
}
