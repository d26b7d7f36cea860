import type { OrderRow } from '@balcao/contract/orders'
import { toCents } from '@balcao/domain/money'
import { balanceOf, changeOf } from '@balcao/domain/orders'

/** Cents of what is still to be paid of an order, and of what was received beyond its total. */
export function balanceOfOrder(order: Pick<OrderRow, 'paid' | 'total'>) {
  return balanceOf({ totalCents: toCents(order.total), paidCents: toCents(order.paid) })
}

/** Cents to hand back for the note the customer pays with; null when no change was asked for, or nothing is owed. */
export function changeCents(order: Pick<OrderRow, 'change_for' | 'paid' | 'total'>): number | null {
  const changeForCents = order.change_for === null ? null : toCents(order.change_for)
  const money = { totalCents: toCents(order.total), paidCents: toCents(order.paid) }
  const change = changeOf({ ...money, changeForCents })
  return change === null ? null : Math.max(0, change)
}

/** Cents of an order's items without fee and discount. */
export function itemsCents(order: Pick<OrderRow, 'total' | 'delivery_fee' | 'discount'>): number {
  return toCents(order.total) - toCents(order.delivery_fee) + toCents(order.discount)
}
