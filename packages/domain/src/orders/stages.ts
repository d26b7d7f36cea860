import type { Fulfilment, OrderStatus } from './vocabulary'

/** Statuses in which there is still something to do for an order. */
export const openStatuses = ['analysis', 'production', 'ready', 'dispatched'] as const satisfies OrderStatus[]

const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  analysis: ['production', 'refused', 'cancelled'],
  production: ['ready', 'cancelled', 'analysis'],
  ready: ['dispatched', 'delivered', 'cancelled', 'production'],
  dispatched: ['delivered', 'cancelled', 'ready'],
  delivered: ['ready', 'dispatched'],
  cancelled: [],
  refused: [],
}

/**
 * Where the card's advance button leads (ORD-24 to ORD-27): analysis to production to ready, and ready stays ready.
 * An unknown status becomes analysis; an order that is closed stays as it is.
 */
export function nextStatus(status: string): OrderStatus {
  if (!isStatus(status)) return 'analysis'
  if (status === 'analysis') return 'production'
  return status === 'production' ? 'ready' : status
}

/**
 * The statuses an order may move to from `status`, the main road first and the step back last. What is fetched is never
 * dispatched.
 */
export function movesFrom(status: OrderStatus, fulfilment: Fulfilment): OrderStatus[] {
  if (!isStatus(status)) return ['analysis']
  return moves[status].filter((to) => to !== 'dispatched' || fulfilment === 'delivery')
}

/** Whether an order may move. Staying where it is is not a move; from a status that nobody knows it may begin anew. */
export function canMove(from: OrderStatus, to: OrderStatus, fulfilment: Fulfilment): boolean {
  return movesFrom(from, fulfilment).includes(to)
}

/** Whether there is still something to do for an order in this status. */
export function isOpen(status: OrderStatus): boolean {
  return openStatuses.some((open) => open === status)
}

/** Whether an order is still to be made, or being made. */
export function isInKitchen(status: OrderStatus): boolean {
  return status === 'analysis' || status === 'production'
}

/** Whether an order came to nothing: cancelled or refused. */
export function isVoid(status: OrderStatus): status is 'cancelled' | 'refused' {
  return status === 'cancelled' || status === 'refused'
}

/** Whether a text is one of the statuses; a newer server may know more. */
export function isStatus(status: string): status is OrderStatus {
  return Object.hasOwn(moves, status)
}
