import type { CancelReason, OrderStatus } from '@balcao/domain/orders'
import { canMove } from '@balcao/domain/orders'
import { sql } from '../platform/database/sql'
import type { OrderRow } from '@balcao/contract/orders'
import type { PrintSummary } from '@balcao/contract/printing'
import { announceAll } from '../automations'
import type { Database, Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { announcePrints, dropWaitingPrints } from '../printing'
import { announceChange, announceOrder } from './announce-order'
import { noteMove } from './note-move'
import { orderBook } from './order-book'
import { findOrderRows, lockOrders, writeTimeline, type Actor, type OrderState } from './orders.store'

/**
 * Moves orders to a status, inside the caller's transaction. An order that is there already is left alone,
 * so two clicks at once move it once. @throws Problem TRANSITION_NOT_ALLOWED when one may not go there
 */
export async function moveOrders(
  tx: Tx,
  companyId: string,
  orders: readonly OrderState[],
  to: OrderStatus,
  by: { actor: Actor; reason?: CancelReason; note?: string | null },
): Promise<OrderRow[]> {
  const moving = orders.filter((order) => order.status !== to)
  if (!moving.every((order) => canMove(order.status, to))) throw new Problem('TRANSITION_NOT_ALLOWED')
  const dropped: PrintSummary[] = []
  for (const order of moving) {
    await tx.execute(sql`update orders set status = ${to}, version = version + 1, updated_at = now(),
        seen_at = coalesce(seen_at, now()), cancel_reason = ${by.reason ?? null}, cancel_note = ${by.note ?? null}
      where company_id = ${companyId} and id = ${order.id}`)
    const detail = {
      from: order.status,
      to,
      ...(by.reason ? { reason: by.reason, note: by.note ?? null } : {}),
    }
    await writeTimeline(tx, companyId, order.id, { kind: 'status', actor: by.actor, detail })
    await noteMove(tx, companyId, order.id, to)
    if (to === 'cancelled' || to === 'refused') {
      dropped.push(...(await dropWaitingPrints(tx, orderBook, companyId, order.id, 'closed')))
    }
  }
  const rows = await findOrderRows(
    tx,
    companyId,
    moving.map(({ id }) => id),
  )
  const fromOf = new Map(moving.map(({ id, status }) => [id, status]))
  await announceAll(tx, companyId, 'order.status', async () =>
    rows.map((order) => ({ order, from: fromOf.get(order.id)! })),
  )
  for (const row of rows) await announceOrder(tx, companyId, row)
  await announcePrints(tx, 'PRINT_CHANGED', dropped)
  return rows
}

/** Cancels or refuses one order with a coded reason. @throws Problem ORDER_NOT_FOUND, TRANSITION_NOT_ALLOWED */
export async function closeOrder(
  db: Database,
  companyId: string,
  orderId: string,
  closing: { outcome: 'cancelled' | 'refused'; reason: CancelReason; note: string | null; actor: Actor },
): Promise<OrderRow> {
  return db.asCompany(companyId, async (tx) => {
    const order = await requireLocked(tx, companyId, orderId)
    const [row] = await moveOrders(tx, companyId, [order], closing.outcome, closing)
    return row ?? announceChange(tx, companyId, orderId)
  })
}

/** Locks one order that has not been deleted. @throws Problem ORDER_NOT_FOUND */
export async function requireLocked(tx: Tx, companyId: string, orderId: string): Promise<OrderState> {
  const [order] = await lockOrders(tx, companyId, [orderId])
  if (!order || order.deleted_at) throw new Problem('ORDER_NOT_FOUND')
  return order
}
