import type { OrderRow } from '@balcao/contract/orders'
import type { PrintSummary } from '@balcao/contract/printing'
import { sql } from '../platform/database/sql'
import type { Database, Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { appendEvent } from '../platform/live/append-event'
import { announcePrints, dropWaitingPrints, restoreDroppedPrints } from '../printing'
import { announceChange } from './announce-order'
import { noteMove } from './note-move'
import { orderBook } from './order-book'
import { countOrders, lockOrders, writeTimeline, type Actor, type OrderState } from './orders.store'

/** How long a deletion can be undone. */
export const undoDeleteMinutes = 10

/** Takes orders out of every list, inside the caller's transaction; nothing is erased. */
export async function deleteOrders(
  tx: Tx,
  companyId: string,
  orders: readonly OrderState[],
  actor: Actor,
): Promise<void> {
  const dropped: PrintSummary[] = []
  for (const { id } of orders) {
    await tx.execute(
      sql`update orders set deleted_at = now(), version = version + 1 where company_id = ${companyId} and id = ${id}`,
    )
    await writeTimeline(tx, companyId, id, { kind: 'deleted', actor })
    await noteMove(tx, companyId, id, null)
    dropped.push(...(await dropWaitingPrints(tx, orderBook, companyId, id, 'deleted')))
  }
  for (const { id } of orders)
    await appendEvent(tx, 'ORDER_REMOVED', { id, counts: await countOrders(tx, companyId) })
  await announcePrints(tx, 'PRINT_CHANGED', dropped)
}

/** Brings a deleted order back. @throws Problem ORDER_NOT_FOUND, UNDO_EXPIRED */
export async function restoreOrder(
  db: Database,
  companyId: string,
  orderId: string,
  actor: Actor,
): Promise<OrderRow> {
  return db.asCompany(companyId, async (tx) => {
    const [order] = await lockOrders(tx, companyId, [orderId])
    if (!order) throw new Problem('ORDER_NOT_FOUND')
    if (order.deleted_at) {
      const restored = await tx.execute(sql`update orders set deleted_at = null, version = version + 1
        where company_id = ${companyId} and id = ${orderId} and deleted_at > now() - make_interval(mins => ${undoDeleteMinutes})`)
      if (restored.rowCount !== 1) throw new Problem('UNDO_EXPIRED')
      await writeTimeline(tx, companyId, orderId, { kind: 'restored', actor })
      await noteMove(tx, companyId, orderId, null)
      const waiting = await restoreDroppedPrints(tx, orderBook, companyId, orderId)
      await announcePrints(tx, 'PRINT_CHANGED', waiting)
    }
    return announceChange(tx, companyId, orderId)
  })
}
