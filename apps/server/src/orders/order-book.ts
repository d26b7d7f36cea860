import { sql } from '../platform/database/sql'
import type { OrderBook } from '../printing'
import { announceOrder } from './announce-order'
import { findOrderRow, lockOrders, writeTimeline } from './orders.store'
import { findOrderToPrint } from './receipt-order'

/** The orders as printing knows them. */
export const orderBook: OrderBook = {
  async lock(tx, companyId, orderIds) {
    await lockOrders(tx, companyId, orderIds)
  },
  findToPrint: findOrderToPrint,
  notePrint: (tx, companyId, orderId, actor, detail) =>
    writeTimeline(tx, companyId, orderId, { kind: 'print', actor, detail }),
  async setPrintState(tx, companyId, orderId, state) {
    const { rowCount } = await tx.execute(sql`update orders set print_state = ${state}
      where company_id = ${companyId} and id = ${orderId} and print_state is distinct from ${state}::text`)
    return rowCount === 1
  },
  async announceChange(tx, companyId, orderId) {
    const row = await findOrderRow(tx, companyId, orderId)
    if (row) await announceOrder(tx, companyId, row)
  },
}
