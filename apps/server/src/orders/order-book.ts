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
  async reviseForPrint(tx, companyId, orderId) {
    const { rows } = await tx.execute<{ revision: number }>(sql`update orders set revision = revision + 1
      where company_id = ${companyId} and id = ${orderId} returning revision`)
    return rows[0]!.revision
  },
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
