import type { UsableCoupon } from '@balcao/contract/coupons'
import { NewOrder, type OrderItem, type OrderRow } from '@balcao/contract/orders'
import { formatPhone, normalizePhone } from '@balcao/domain/company'
import { centsFromDigits, formatAmount, fromCents, toCents } from '@balcao/domain/money'
import {
  checkOrder,
  orderTotal,
  priceOrder,
  type Fulfilment,
  type OrderPrice,
  type OrderProblemCode,
  type OrderToCheck,
  type PaymentMethod,
} from '@balcao/domain/orders'

/** An order as it is typed. Money is masked text ('1.234,50'), empty for nothing. */
export interface OrderFormValues {
  customer_name: string
  customer_phone: string
  customer_address: string
  neighbourhood: string
  fulfilment: Fulfilment
  payment_method: PaymentMethod
  change_for: string
  delivery_fee: string
  discount: string
  /** What gives the discount in the place of a typed one. */
  coupon: UsableCoupon | null
  notes: string
  /** ISO, empty for at once. */
  scheduled_for: string
  items: ItemValues[]
}

export interface ItemValues {
  name: string
  quantity: number
  unit_price: string
  options: { name: string; price: string }[]
  notes: string
  product_id: string | null
}

export type FormProblem = OrderProblemCode | 'required' | 'too_long' | 'quantity'

export const emptyItem: ItemValues = {
  name: '',
  quantity: 1,
  unit_price: '',
  options: [],
  notes: '',
  product_id: null,
}

export const emptyOrder: OrderFormValues = {
  customer_name: '',
  customer_phone: '',
  customer_address: '',
  neighbourhood: '',
  fulfilment: 'delivery',
  payment_method: 'pix',
  change_for: '',
  delivery_fee: '',
  discount: '',
  coupon: null,
  notes: '',
  scheduled_for: '',
  items: [],
}

/** The form of an order that exists. */
export function valuesOf(order: OrderRow): OrderFormValues {
  return {
    customer_name: order.customer_name,
    customer_phone: order.customer_phone ? formatPhone(order.customer_phone) : '',
    customer_address: order.customer_address ?? '',
    neighbourhood: order.neighbourhood ?? '',
    fulfilment: order.fulfilment,
    payment_method: order.payment_method,
    change_for: moneyText(order.change_for),
    // What a coupon gives is not filled in again.
    delivery_fee: order.coupon?.kind === 'free_delivery' ? formatAmount(0) : moneyText(order.delivery_fee),
    discount: order.coupon ? '' : moneyText(order.discount),
    coupon: order.coupon && usableOf(order.coupon),
    notes: order.notes ?? '',
    scheduled_for: order.scheduled_for === null ? '' : new Date(order.scheduled_for).toISOString(),
    items: order.items.map(itemValues),
  }
}

/** A line of an order that exists. */
export function itemValues(item: OrderItem): ItemValues {
  return {
    name: item.name,
    quantity: item.quantity,
    unit_price: formatAmount(toCents(item.unit_price)),
    options: item.options.map(({ name, price }) => ({ name, price: formatAmount(toCents(price)) })),
    notes: item.notes ?? '',
    product_id: item.product_id,
  }
}

/** What the form says, as the contract's calls take it (reais). What does not apply is left out, not erased. */
export function contentOf(values: OrderFormValues) {
  const delivery = values.fulfilment === 'delivery'
  return {
    customer_name: values.customer_name.trim(),
    customer_phone: normalizePhone(values.customer_phone) || null,
    customer_address: delivery ? values.customer_address.trim() || null : null,
    neighbourhood: delivery ? values.neighbourhood.trim() || null : null,
    fulfilment: values.fulfilment,
    payment_method: values.payment_method,
    change_for: values.payment_method === 'cash' ? reaisOf(values.change_for) : null,
    delivery_fee: delivery ? (reaisOf(values.delivery_fee) ?? 0) : 0,
    discount: values.coupon ? 0 : (reaisOf(values.discount) ?? 0),
    coupon: values.coupon?.code ?? null,
    notes: values.notes.trim() || null,
    scheduled_for: values.scheduled_for || null,
    items: values.items.map((item) => ({
      name: item.name.trim(),
      quantity: item.quantity,
      unit_price: reaisOf(item.unit_price) ?? 0,
      options: item.options.map(({ name, price }) => ({ name: name.trim(), price: reaisOf(price) ?? 0 })),
      notes: item.notes.trim() || null,
      product_id: item.product_id,
    })),
  }
}

/** What is wrong, by field path ('items.0.name'): the contract's shapes first, then the rules that tie fields. */
export function problemsOf(values: OrderFormValues): Record<string, FormProblem> {
  const problems: Record<string, FormProblem> = {}
  for (const { path, code } of checkOrder(orderToCheck(values))) problems[path] ??= code
  const shape = NewOrder.safeParse(contentOf(values))
  for (const issue of shape.error?.issues ?? []) {
    const path = issue.path.join('.')
    if (path.endsWith('quantity')) problems[path] = 'quantity'
    else if (path === 'items') problems[path] ??= 'items_missing'
    else problems[path] ??= issue.code === 'too_big' ? 'too_long' : 'required'
  }
  for (const [index, item] of values.items.entries()) {
    if (item.unit_price === '') problems[`items.${index}.unit_price`] = 'required'
  }
  return problems
}

/** Cents of what is typed so far; null while it cannot be added up. */
export function liveTotal(values: OrderFormValues): { itemsCents: number; totalCents: number } | null {
  try {
    return orderTotal(orderToCheck(values))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Cents of the items that are typed so far; 0 while they cannot be added up. */
export function liveItems(values: OrderFormValues): number {
  return liveTotal({ ...values, discount: '', coupon: null, delivery_fee: '' })?.itemsCents ?? 0
}

/** What the coupon of the form gives so far, in cents, and the items that it still waits for; null without one. */
export function liveCoupon(values: OrderFormValues): OrderPrice | null {
  const { coupon, fulfilment } = values
  if (!coupon) return null
  const { kind, value, minimum_cents: minimumCents } = coupon
  return priceOrder({
    itemsCents: liveItems(values),
    fulfilment,
    feeCents: centsFromDigits(values.delivery_fee) ?? 0,
    rules: { minimumCents: 0, freeFromCents: 0 },
    coupon: { kind, value, minimumCents },
  })
}

/** Cents to hand back, when a note is named that covers the total. */
export function liveChange(values: OrderFormValues): number | null {
  const paid = centsFromDigits(values.change_for)
  const total = liveTotal(values)
  if (values.payment_method !== 'cash' || paid === null || total === null || paid < total.totalCents)
    return null
  return paid - total.totalCents
}

function orderToCheck(values: OrderFormValues): OrderToCheck {
  const content = contentOf(values)
  const price = liveCoupon(values)
  return {
    items: content.items.map(({ quantity, unit_price, options }) => ({
      quantity,
      unitPriceCents: toCents(unit_price),
      options: options.map(({ price }) => ({ priceCents: toCents(price) })),
    })),
    deliveryFeeCents: price?.feeCents ?? toCents(content.delivery_fee),
    discountCents: price?.discountCents ?? toCents(content.discount),
    fulfilment: content.fulfilment,
    customerPhone: content.customer_phone,
    customerAddress: content.customer_address,
    paymentMethod: content.payment_method,
    changeForCents: content.change_for === null ? null : toCents(content.change_for),
  }
}

function usableOf({ code, kind, value, minimum }: NonNullable<OrderRow['coupon']>): UsableCoupon {
  return { code, kind, value: kind === 'value' ? toCents(value) : value, minimum_cents: toCents(minimum) }
}

function reaisOf(text: string): number | null {
  const cents = centsFromDigits(text)
  return cents === null ? null : fromCents(cents)
}

function moneyText(reais: number | null): string {
  return reais === null || reais === 0 ? '' : formatAmount(toCents(reais))
}
