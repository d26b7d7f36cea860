import { sql } from '../platform/database/sql'
import type { OrderRow } from '@balcao/contract/orders'
import type { Tx } from '../platform/database/database'
import { announceChange } from './announce-order'
import { writeTimeline, type Actor } from './orders.store'

/** What printing may do to an order: note a print in its timeline, carry its print state, tell the screens. */
export interface OrderBook {
  notePrint(
    tx: Tx,
    companyId: string,
    orderId: string,
    actor: Actor,
    detail: Record<string, unknown>,
  ): Promise<void>
  setPrintState(tx: Tx, companyId: string, orderId: string, state: OrderRow['print_state']): Promise<void>
  announceChange(tx: Tx, companyId: string, orderId: string): Promise<OrderRow>
}

export const orderBook: OrderBook = {
  notePrint: (tx, companyId, orderId, actor, detail) =>
    writeTimeline(tx, companyId, orderId, { kind: 'print', actor, detail }),
  async setPrintState(tx, companyId, orderId, state) {
    await tx.execute(
      sql`update orders set print_state = ${state} where company_id = ${companyId} and id = ${orderId}`,
    )
  },
  announceChange,
}
