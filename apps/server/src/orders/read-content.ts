import { createHash } from 'node:crypto'
import type { NewOrder } from '@balcao/contract/orders'
import { normalizePhone } from '@balcao/domain/company'
import { toCents } from '@balcao/domain/money'
import { checkOrder, orderTotal } from '@balcao/domain/orders'
import { Problem } from '../platform/http/problems'
import type { OrderContent } from './orders.store'

/**
 * Turns an order as it arrives (reais) into what is stored (cents) and checks the rules that tie its fields
 * together. @throws Problem ORDER_INVALID naming each bad field
 */
export function readContent(order: Omit<NewOrder, 'id'>): OrderContent {
  const items = order.items.map((item) => ({
    name: item.name,
    quantity: item.quantity,
    unit_price_cents: toCents(item.unit_price),
    options: item.options.map((option) => ({ name: option.name, price_cents: toCents(option.price) })),
    notes: item.notes || null,
    product_id: item.product_id || null,
  }))
  const priced = {
    items: items.map((item) => ({
      quantity: item.quantity,
      unitPriceCents: item.unit_price_cents,
      options: item.options.map((option) => ({ priceCents: option.price_cents })),
    })),
    deliveryFeeCents: toCents(order.delivery_fee),
    discountCents: toCents(order.discount),
  }
  const changeForCents = order.change_for == null ? null : toCents(order.change_for)
  const problems = checkOrder({
    ...priced,
    fulfilment: order.fulfilment,
    customerAddress: order.customer_address ?? null,
    customerPhone: order.customer_phone ?? null,
    paymentMethod: order.payment_method,
    changeForCents,
    totalCents: order.total === undefined ? null : toCents(order.total),
  })
  if (problems.length > 0) {
    throw new Problem('ORDER_INVALID', {
      fields: problems.map((problem) => ({ path: problem.path, mensagem: problem.code })),
    })
  }
  return {
    customer_name: order.customer_name,
    customer_phone: order.customer_phone ? normalizePhone(order.customer_phone) : null,
    customer_address: order.customer_address ?? null,
    neighbourhood: order.neighbourhood || null,
    fulfilment: order.fulfilment,
    payment_method: order.payment_method,
    change_for_cents: changeForCents,
    items,
    delivery_fee_cents: priced.deliveryFeeCents,
    discount_cents: priced.discountCents,
    total_cents: orderTotal(priced).totalCents,
    notes: order.notes || null,
  }
}

/** A digest of what an order says: the same id sent again with other content is a mistake, not a repeat. */
export function digestOf(content: OrderContent): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest()
}
