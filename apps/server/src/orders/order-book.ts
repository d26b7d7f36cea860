import { sql } from '../platform/database/sql'
import type { OrderBook } from '../printing'
import { announceOrders } from './announce-order'
import { lockOrders } from './orders.store'
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
  async notePrints(tx, companyId, actor, entries) {
    if (entries.length === 0) return
    await tx.execute(sql`insert into order_timeline (company_id, order_id, kind, actor, detail)
      select ${companyId}::uuid, e."orderId", 'print', ${actor}, e.detail
      from rows from (jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as ("orderId" uuid, detail jsonb))
        with ordinality as e("orderId", detail, place) order by place`)
  },
  async setPrintState(tx, companyId, orderId, state) {
    const { rowCount } = await tx.execute(sql`update orders set print_state = ${state}
      where company_id = ${companyId} and id = ${orderId} and print_state is distinct from ${state}::text`)
    return rowCount === 1
  },
  async announceChange(tx, companyId, orderId) {
    await announceOrders(tx, companyId, [orderId])
  },
}
