import type { OrderRow } from '@balcao/contract/orders'
import { toCents } from '@balcao/domain/money'

/** Cents to hand back for the note the customer pays with; null when no change was asked for. */
export function changeCents(order: Pick<OrderRow, 'change_for' | 'total'>): number | null {
  if (order.change_for === null) return null
  return Math.max(0, toCents(order.change_for) - toCents(order.total))
}

/** Cents of an order's items without fee and discount. */
export function itemsCents(order: Pick<OrderRow, 'total' | 'delivery_fee' | 'discount'>): number {
  return toCents(order.total) - toCents(order.delivery_fee) + toCents(order.discount)
}
