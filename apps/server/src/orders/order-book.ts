import { sql } from '../platform/database/sql'
import type { OrderRow } from '@balcao/contract/orders'
import type { Tx } from '../platform/database/database'
import { announceOrder } from './announce-order'
import { findOrderRow, lockOrders, writeTimeline, type Actor } from './orders.store'
import { findOrderToPrint, type OrderToPrint } from './receipt-order'

/** What printing may do with an order: read what goes on paper, note a print, carry its state, tell the screens. */
export interface OrderBook {
  /** Locks orders in a fixed order. Whoever touches prints and orders takes these locks first. */
  lock(tx: Tx, companyId: string, orderIds: readonly string[]): Promise<void>
  findToPrint(tx: Tx, companyId: string, orderId: string): Promise<OrderToPrint | undefined>
  notePrint(
    tx: Tx,
    companyId: string,
    orderId: string,
    actor: Actor,
    detail: Record<string, unknown>,
  ): Promise<void>
  /** Answers whether that is news. */
  setPrintState(tx: Tx, companyId: string, orderId: string, state: OrderRow['print_state']): Promise<boolean>
  /** Tells the screens how an order stands; a deleted one stands nowhere. */
  announceChange(tx: Tx, companyId: string, orderId: string): Promise<void>
}

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
