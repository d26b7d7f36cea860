import type { OrderRow } from '@balcao/contract/orders'
import type { Tx } from '../platform/database/database'
import { appendEvent } from '../platform/live/append-event'
import { countOrders, findOrderRow } from './orders.store'

/** Tells every open screen how an order now stands. Call it last in the transaction. */
export async function announceOrder(
  tx: Tx,
  companyId: string,
  order: OrderRow,
  { fresh = false } = {},
): Promise<void> {
  const counts = await countOrders(tx, companyId)
  await appendEvent(tx, 'ORDER_UPSERT', { order, counts, fresh })
}

/** Reads an order again and announces it; answers the row. */
export async function announceChange(tx: Tx, companyId: string, orderId: string): Promise<OrderRow> {
  const row = (await findOrderRow(tx, companyId, orderId))!
  await announceOrder(tx, companyId, row)
  return row
}
