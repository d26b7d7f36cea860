import type { OrderRow } from '@balcao/contract/orders'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { companyCounts, orderRowsOf } from './orders.store'

/**
 * Tells every open screen how orders now stand, in the order of their ids, and answers their rows; those that were deleted
 * are left out. Of `fresh` ones it says that they have just arrived; those of `silent` are answered alone. Call it last in
 * the transaction.
 */
export async function announceOrders(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { fresh = false, silent = [] }: { fresh?: boolean; silent?: readonly string[] } = {},
): Promise<OrderRow[]> {
  const { rows } = await tx.execute<{ order_row: OrderRow; event_id: number | null }>(sql`
    with counted as materialized (select to_json(c) as counts from (${companyCounts(companyId)}) c)
    select order_row, case when not id = any(${[...silent]}::uuid[]) then app.write_event('ORDER_UPSERT',
      jsonb_build_object('order', order_row, 'counts', (select counts from counted), 'fresh', ${fresh}::boolean)) end as event_id
    from (${orderRowsOf(companyId, ids)}) told`)
  if (rows.some(({ event_id: id }) => id !== null)) tx.tell({ companyId })
  return rows.map((row) => row.order_row)
}

/** Tells how one order that has not been deleted now stands, and answers it. */
export async function announceChange(tx: Tx, companyId: string, orderId: string): Promise<OrderRow> {
  return (await announceOrders(tx, companyId, [orderId]))[0]!
}
