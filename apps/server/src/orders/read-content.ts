import { createHash } from 'node:crypto'
import type { NewOrder } from '@balcao/contract/orders'
import { normalizePhone } from '@balcao/domain/company'
import { toCents } from '@balcao/domain/money'
import { checkOrder, lineTotal, orderProblemWords, orderTotal } from '@balcao/domain/orders'
import { expectNoOtherField } from '../platform/database/every-field'
import { Problem } from '../platform/http/problems'
import type { OrderContent } from './orders.store'

/** What an order says before its delivery fee is known, and with it its total. */
export type OrderDraft = Omit<OrderContent, 'delivery_fee_cents' | 'total_cents'>

/** The words of an order as they are stored, amounts in cents. Checks nothing. */
export function readDraft(order: Omit<NewOrder, 'id'>): OrderDraft {
  // What is read elsewhere: the fee and what follows from it, and how the order was taken.
  const {
    delivery_fee: _fee,
    total: _total,
    status: _status,
    created_at: _at,
    conversation_id: _chat,
    coupon: _coupon,
    ...said
  } = order
  const { customer_name, customer_phone, customer_address, neighbourhood, fulfilment, ...bill } = said
  const { payment_method, change_for, items, discount, notes, scheduled_for, ...rest } = bill
  expectNoOtherField(rest)
  return {
    customer_name,
    customer_phone: customer_phone ? normalizePhone(customer_phone) : null,
    customer_address: customer_address ?? null,
    neighbourhood: neighbourhood || null,
    fulfilment,
    payment_method,
    change_for_cents: change_for == null ? null : toCents(change_for),
    items: items.map((item) => ({
      name: item.name,
      quantity: item.quantity,
      unit_price_cents: toCents(item.unit_price),
      options: item.options.map((option) => ({ name: option.name, price_cents: toCents(option.price) })),
      notes: item.notes || null,
      product_id: item.product_id || null,
    })),
    discount_cents: toCents(discount),
    notes: notes || null,
    ...(scheduled_for && { scheduled_for: new Date(scheduled_for).toISOString() }),
  }
}

/**
 * Turns an order as it arrives (reais) into what is stored (cents) and checks the rules that tie its fields
 * together. @throws Problem ORDER_INVALID naming each bad field
 */
export function readContent(order: Omit<NewOrder, 'id'>, feeCents: number): OrderContent {
  const { discount_cents, notes, ...draft } = readDraft(order)
  const priced = {
    items: pricedItems(order),
    deliveryFeeCents: feeCents,
    discountCents: discount_cents,
  }
  const problems = checkOrder({
    ...priced,
    fulfilment: order.fulfilment,
    customerAddress: order.customer_address ?? null,
    customerPhone: order.customer_phone ?? null,
    paymentMethod: order.payment_method,
    changeForCents: draft.change_for_cents,
    totalCents: order.total === undefined ? null : toCents(order.total),
  })
  if (problems.length > 0) {
    const named = problems.map(({ path, code }) => `${path} (${orderProblemWords[code]})`)
    throw new Problem('ORDER_INVALID', {
      mensagem: `O pedido tem dados inválidos: ${named.join(', ')}.`,
      fields: problems.map((problem) => ({ path: problem.path, mensagem: problem.code })),
    })
  }
  // In this order, because the digest of an order that is already there was made of it.
  return {
    ...draft,
    delivery_fee_cents: feeCents,
    discount_cents,
    total_cents: orderTotal(priced).totalCents,
    notes,
  }
}

/** Cents of an order's items as they arrive. */
export function itemsCentsOf(order: Pick<NewOrder, 'items'>): number {
  return pricedItems(order).reduce((sum, item) => sum + lineTotal(item), 0)
}

function pricedItems({ items }: Pick<NewOrder, 'items'>) {
  return items.map((item) => ({
    quantity: item.quantity,
    unitPriceCents: toCents(item.unit_price),
    options: item.options.map((option) => ({ priceCents: toCents(option.price) })),
  }))
}

/** A digest of what an order says: the same id sent again with other content is a mistake, not a repeat. */
export function digestOf(
  content: OrderContent | OrderDraft | (OrderDraft & { coupon: string; delivery_fee: number | undefined }),
): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest()
}
