import type { OrderRow } from '@balcao/contract/orders'
import { isOpen } from '@balcao/domain/orders'
import { sql } from '../../platform/database/sql'
import type { Database, Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import {
  announcePrints,
  dropWaitingPrints,
  resumePrints,
  voidPrints,
  type PrintsChanged,
} from '../../printing'
import { announceChange } from '../announce-order'
import { noteMove } from './note-move'
import { orderBook } from '../order-book'
import { findOrderToPrint } from '../receipt-order'
import { countOrders, lockOrders, writeTimeline, type Actor, type OrderState } from '../orders.store'

/** How long the end of an order can be undone. */
export const undoMinutes = 10

/** Takes orders out of every list, inside the caller's transaction; nothing is erased. */
export async function deleteOrders(
  tx: Tx,
  companyId: string,
  orders: readonly OrderState[],
  actor: Actor,
): Promise<void> {
  const affected: PrintsChanged[] = []
  for (const { id, status } of orders) {
    const toPrint = (await findOrderToPrint(tx, companyId, id))!
    await tx.execute(
      sql`update orders set deleted_at = now(), version = version + 1 where company_id = ${companyId} and id = ${id}`,
    )
    await writeTimeline(tx, companyId, id, { kind: 'deleted', actor })
    await noteMove(tx, companyId, id, 'moved')
    const about = { droppedFor: 'deleted', status: 'cancelled' } as const
    affected.push(
      isOpen(status)
        ? await voidPrints(tx, orderBook, companyId, toPrint, about)
        : { changed: await dropWaitingPrints(tx, orderBook, companyId, id, 'deleted'), queued: [] },
    )
  }
  for (const { id } of orders)
    await appendEvent(tx, 'ORDER_REMOVED', { id, counts: await countOrders(tx, companyId) })
  for (const { changed, queued } of affected) {
    await announcePrints(tx, 'PRINT_CHANGED', changed)
    await announcePrints(tx, 'PRINT_QUEUED', queued)
  }
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
        where company_id = ${companyId} and id = ${orderId} and deleted_at > now() - make_interval(mins => ${undoMinutes})`)
      if (restored.rowCount !== 1) throw new Problem('UNDO_EXPIRED')
      await writeTimeline(tx, companyId, orderId, { kind: 'restored', actor })
      await noteMove(tx, companyId, orderId, 'moved')
      const toPrint = (await findOrderToPrint(tx, companyId, orderId))!
      const { changed, queued } = await resumePrints(tx, orderBook, companyId, toPrint, 'deleted')
      await announcePrints(tx, 'PRINT_CHANGED', changed)
      await announcePrints(tx, 'PRINT_QUEUED', queued)
    }
    return announceChange(tx, companyId, orderId)
  })
}
