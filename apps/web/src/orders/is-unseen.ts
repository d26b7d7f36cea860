import type { OrderRow } from '@balcao/contract/orders'

/** Whether an order is new: nobody has looked at it or moved it. */
export function isUnseen({ seen_at, status }: OrderRow): boolean {
  return seen_at === null && status === 'analysis'
}
