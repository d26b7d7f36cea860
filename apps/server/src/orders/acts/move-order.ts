import type { CancelReason, OrderStatus } from '@balcao/domain/orders'
import { canMove, isOpen, isVoid } from '@balcao/domain/orders'
import { sql } from '../../platform/database/sql'
import type { OrderRow } from '@balcao/contract/orders'
import { getCompany } from '../../company'
import { announceAll } from '../../automations'
import type { Database, Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { announcePrints, resumePrints, voidPrints, type PrintsChanged } from '../../printing'
import { movedMeanwhile } from './moved-meanwhile'
import { announceChange, announceOrders } from '../announce-order'
import { endWait } from './end-wait'
import { noteMove } from './note-move'
import { orderBook } from '../order-book'
import { findOrderToPrint } from '../receipt-order'
import { findOrderRows, lockOrders, writeTimeline, type Mover, type OrderState } from '../orders.store'

/**
 * Moves orders to a status, inside the caller's transaction, all or none. Where `from` says where they were seen, an
 * order that is elsewhere now refuses the move; without it, one that is there already is left alone.
 * @throws Problem ORDER_MOVED with MovedOrders, TRANSITION_NOT_ALLOWED when one may not go there
 */
export async function moveOrders(
  tx: Tx,
  companyId: string,
  orders: readonly OrderState[],
  to: OrderStatus,
  by: Mover & {
    from?: OrderStatus | undefined
    reason?: CancelReason
    note?: string | null
    /** Takes back an end, which nothing else leads out of. */
    isUndo?: boolean
    /** Nobody has looked at it yet: it goes on ringing. */
    isUnseen?: boolean
  },
): Promise<OrderRow[]> {
  const elsewhere = orders.filter(({ status }) => by.from !== undefined && status !== by.from)
  if (elsewhere.length > 0) throw await movedMeanwhile(tx, companyId, elsewhere)
  const moving = orders.filter((order) => order.status !== to)
  if (!by.isUndo && !moving.every((order) => canMove(order.status, to, order.fulfilment)))
    throw new Problem('TRANSITION_NOT_ALLOWED')
  const affected: PrintsChanged[] = []
  for (const order of moving) {
    // Begun before its time. One that is cancelled goes on waiting, also once that is taken back.
    if (order.waits_until !== null && order.status === 'analysis' && isOpen(to))
      affected.push(await beginBeforeTime(tx, companyId, order.id))
    await tx.execute(sql`update orders set status = ${to}, version = version + 1, updated_at = now(),
        seen_at = case when ${by.isUnseen ?? false}::boolean then seen_at else coalesce(seen_at, now()) end,
        cancel_reason = ${by.reason ?? null}, cancel_note = ${by.note ?? null}
      where company_id = ${companyId} and id = ${order.id}`)
    const detail = {
      from: order.status,
      to,
      ...(by.reason ? { reason: by.reason, note: by.note ?? null } : {}),
      ...(by.employeeId ? { employee_id: by.employeeId } : {}),
    }
    await writeTimeline(tx, companyId, order.id, { kind: 'status', actor: by.actor, detail })
    await noteMove(tx, companyId, order.id, 'moved')
    const toPrint =
      isVoid(to) || isVoid(order.status) ? await findOrderToPrint(tx, companyId, order.id) : undefined
    if (toPrint && isVoid(to)) {
      affected.push(await voidPrints(tx, orderBook, companyId, toPrint, { droppedFor: 'closed', status: to }))
    } else if (toPrint) {
      affected.push(await resumePrints(tx, orderBook, companyId, toPrint, 'closed'))
    }
  }
  const ids = moving.map(({ id }) => id)
  const fromOf = new Map(moving.map(({ id, status }) => [id, status]))
  await announceAll(tx, companyId, 'order.status', async () =>
    (await findOrderRows(tx, companyId, ids)).map((order) => ({ order, from: fromOf.get(order.id)! })),
  )
  const rows = await announceOrders(tx, companyId, ids)
  for (const { changed, queued } of affected) {
    await announcePrints(tx, 'PRINT_CHANGED', changed)
    await announcePrints(tx, 'PRINT_QUEUED', queued)
  }
  return rows
}

async function beginBeforeTime(tx: Tx, companyId: string, orderId: string): Promise<PrintsChanged> {
  return { changed: [], queued: await endWait(tx, await getCompany(tx, companyId), orderId) }
}

/**
 * Cancels or refuses one order with a coded reason.
 * @throws Problem ORDER_NOT_FOUND, ORDER_MOVED, TRANSITION_NOT_ALLOWED
 */
export async function closeOrder(
  db: Database,
  companyId: string,
  orderId: string,
  closing: Mover & {
    outcome: 'cancelled' | 'refused'
    reason: CancelReason
    note: string | null
    from?: OrderStatus | undefined
  },
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
