import { isValidPhone } from '../company'
import { MAX_ORDER_TOTAL_CENTS, MAX_QUANTITY, orderTotal, type PricedOrder } from './totals'
import type { Fulfilment, PaymentMethod } from './vocabulary'

/** What the business rules look at. Money in cents; `totalCents` is what the caller believes it comes to. */
export interface OrderToCheck extends PricedOrder {
  fulfilment: Fulfilment
  customerPhone?: string | null | undefined
  customerAddress?: string | null | undefined
  paymentMethod: PaymentMethod
  changeForCents?: number | null | undefined
  totalCents?: number | null | undefined
}

export type OrderProblemCode =
  | 'items_missing'
  | 'amount_invalid'
  | 'address_required'
  | 'phone_invalid'
  | 'discount_too_large'
  | 'total_too_large'
  | 'total_mismatch'
  | 'change_only_with_cash'
  | 'change_below_total'
  | 'already_dispatched'

/** A broken rule. `path` is the field as the contract's calls spell it. */
export interface OrderProblem {
  path: string
  code: OrderProblemCode
}

/** Every business rule the order breaks, in the order of its fields; empty when it may be placed. */
export function checkOrder(order: OrderToCheck): OrderProblem[] {
  return [...checkCustomer(order), ...checkMoney(order)]
}

function checkCustomer({ customerPhone, customerAddress, fulfilment }: OrderToCheck): OrderProblem[] {
  const problems: OrderProblem[] = []
  if (isGiven(customerPhone) && !isValidPhone(customerPhone)) {
    problems.push({ path: 'customer_phone', code: 'phone_invalid' })
  }
  if (fulfilment === 'delivery' && !isGiven(customerAddress)) {
    problems.push({ path: 'customer_address', code: 'address_required' })
  }
  return problems
}

function checkMoney(order: OrderToCheck): OrderProblem[] {
  if (order.items.length === 0) return [{ path: 'items', code: 'items_missing' }]
  const broken = brokenAmounts(order)
  if (broken.length > 0) return broken.map((path) => ({ path, code: 'amount_invalid' }))

  const gross = orderTotal({ ...order, discountCents: 0 }).totalCents
  if (order.discountCents > gross) return [{ path: 'discount', code: 'discount_too_large' }]

  const total = gross - order.discountCents
  const problems: OrderProblem[] = []
  if (total > MAX_ORDER_TOTAL_CENTS) problems.push({ path: 'total', code: 'total_too_large' })
  if (order.totalCents != null && order.totalCents !== total) {
    problems.push({ path: 'total', code: 'total_mismatch' })
  }
  if (order.changeForCents != null) {
    if (order.paymentMethod !== 'cash') problems.push({ path: 'change_for', code: 'change_only_with_cash' })
    else if (!(order.changeForCents >= total))
      problems.push({ path: 'change_for', code: 'change_below_total' })
  }
  return problems
}

function brokenAmounts({ items, deliveryFeeCents, discountCents }: OrderToCheck): string[] {
  const broken = items.flatMap((item, index) => [
    ...(item.quantity >= 1 && isWholeUpTo(MAX_QUANTITY, item.quantity) ? [] : [`items.${index}.quantity`]),
    ...(isPrice(item.unitPriceCents) ? [] : [`items.${index}.unit_price`]),
    ...item.options.flatMap((option, place) =>
      isPrice(option.priceCents) ? [] : [`items.${index}.options.${place}.price`],
    ),
  ])
  if (!isPrice(deliveryFeeCents)) broken.push('delivery_fee')
  if (!isPrice(discountCents)) broken.push('discount')
  return broken
}

function isPrice(cents: number): boolean {
  return isWholeUpTo(MAX_ORDER_TOTAL_CENTS, cents)
}

function isWholeUpTo(most: number, value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most
}

function isGiven(text: string | null | undefined): text is string {
  return text != null && text.trim() !== ''
}
