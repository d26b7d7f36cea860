import type { orderFromMenu as orderCall } from '@balcao/contract/menu'
import type { BodyOf } from '@balcao/contract'
import type { NewOrder } from '@balcao/contract/orders'
import { normalizePhone } from '@balcao/domain/company'
import { priceCart, type PricedLine } from '@balcao/domain/menu'
import { fromCents } from '@balcao/domain/money'
import { readOnSale } from '../catalogue'
import { placeOrders } from '../orders'
import type { Database, Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { feeOf } from './delivery-fee'
import { inShop, type Shop } from './find-shop'
import { openingOf } from './opening'
import type { OrderLinks } from './order-link'

export type MenuOrder = BodyOf<typeof orderCall>

/**
 * Places a customer's order at the shop's own prices and fees. What the customer saw must be what is charged: any
 * difference is said (`current`), and nothing is placed. Pressed twice, it is placed once and answered alike.
 * @throws Problem NOT_FOUND, SHOP_CLOSED, CART_CHANGED, ORDER_INVALID, IDEMPOTENCY_MISMATCH
 */
export async function orderFromMenu(
  { db, links }: { db: Database; links: OrderLinks },
  company: string,
  order: MenuOrder,
  now: Date,
): Promise<{ link: string; number: number }> {
  const checked = await inShop(db, company, async (tx, shop) => {
    const before = await findPlaced(tx, shop, order, links)
    return before ? { shop, before } : { shop, content: await readOrder(tx, shop, order, now) }
  })
  const link = links.linkOf(checked.shop.id, order.id)
  if (checked.before) return { link, number: checked.before.number }
  const { rows } = await placeOrders(db, checked.shop.id, [checked.content], {
    actor: 'api',
    source: 'menu',
    now,
  })
  return { link, number: rows[0]!.number }
}

/**
 * The order that the same thumb placed before: a repeat is answered even if the shop has closed meanwhile. Another
 * content under the same id is told which order came first, when it is the same customer's.
 */
async function findPlaced(tx: Tx, shop: Shop, order: MenuOrder, links: OrderLinks) {
  const { rows } = await tx.execute<{
    number: number
    customer_phone: string | null
    source: string
    said: string
  }>(sql`
    select number, customer_phone, source, concat_ws(' ', fulfilment, payment_method, total_cents,
      (select sum((item->>'quantity')::int) from jsonb_array_elements(items) item)) as said
    from orders where company_id = ${shop.id} and id = ${order.id}`)
  const before = rows[0]
  if (!before) return undefined
  if (before.source !== 'menu' || before.customer_phone !== normalizePhone(order.customer_phone)) {
    throw new Problem('IDEMPOTENCY_MISMATCH')
  }
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  if (before.said !== [order.fulfilment, order.payment_method, order.total_cents, pieces].join(' ')) {
    const { number } = before
    throw new Problem('IDEMPOTENCY_MISMATCH', { current: { number, link: links.linkOf(shop.id, order.id) } })
  }
  return before
}

async function readOrder(tx: Tx, shop: Shop, order: MenuOrder, now: Date): Promise<NewOrder> {
  const { open, opens_at } = openingOf(shop, now)
  if (!open) throw new Problem('SHOP_CLOSED', { current: { opens_at } })
  if (order.payment_method === 'pix' && !shop.pix) throw badField('payment_method', 'A loja não recebe PIX.')
  const menu = await readOnSale(tx, shop.id)
  const cart = priceCart(menu, order.lines, now.getTime())
  const fee = feeOf(shop, order)
  if (fee.kind !== 'fee') throw badField('neighbourhood', feeWords[fee.kind])
  const total = cart.items_cents + fee.cents
  if (cart.problems.length > 0 || fee.cents !== order.fee_cents || total !== order.total_cents) {
    const current = { problems: cart.problems, fee_cents: fee.cents, total_cents: total }
    throw new Problem('CART_CHANGED', { current: { ...current, catalogue_version: menu.version } })
  }
  return {
    id: order.id,
    customer_name: order.customer_name,
    customer_phone: order.customer_phone,
    customer_address: order.customer_address ?? null,
    neighbourhood: fee.bairro,
    fulfilment: order.fulfilment,
    payment_method: order.payment_method,
    change_for: order.change_for_cents == null ? null : fromCents(order.change_for_cents),
    delivery_fee: fromCents(fee.cents),
    discount: 0,
    notes: order.notes ?? null,
    items: cart.lines.map(itemOf),
    total: fromCents(total),
  }
}

const feeWords = {
  unknown: 'A loja não entrega neste bairro. Confira o nome ou escolha retirar.',
  ambiguous: 'Há mais de um bairro parecido. Escolha um da lista.',
}

function badField(path: string, mensagem: string): Problem {
  return new Problem('ORDER_INVALID', { fields: [{ path, mensagem }] })
}

function itemOf(line: PricedLine): NewOrder['items'][number] {
  return {
    name: line.name.slice(0, 240),
    quantity: line.quantity,
    unit_price: fromCents(line.base_cents),
    options: line.options.map(({ name, centavos }) => ({
      name: name.slice(0, 140),
      price: fromCents(centavos),
    })),
    notes: line.notes,
    product_id: line.item_id,
  }
}
