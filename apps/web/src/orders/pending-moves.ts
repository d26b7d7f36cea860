import type { OrderRow } from '@balcao/contract/orders'
import type { OrderStatus } from '@balcao/domain/orders'

interface PendingMove {
  to: OrderStatus
  /** Version of the order the move began from. */
  version: number
}

const pending = new Map<string, PendingMove>()

/** A status was shown before the server said so; forget it with `endMove`. */
export function beginMove(order: OrderRow, to: OrderStatus) {
  pending.set(order.id, { to, version: order.version })
}

export function endMove(id: string) {
  pending.delete(id)
}

/** An order from the server, with the status that the screen already shows while its move is being saved. */
export function withPendingMove(order: OrderRow): OrderRow {
  const move = pending.get(order.id)
  return move && order.version <= move.version ? { ...order, status: move.to } : order
}
