import type { OrderRow } from '@balcao/contract/orders'

/** Whether an order still rings: nobody has looked at it, whether it waits or was accepted by itself. */
export function isUnseen({ seen_at, status }: Pick<OrderRow, 'seen_at' | 'status'>): boolean {
  return seen_at === null && (status === 'analysis' || status === 'production')
}
