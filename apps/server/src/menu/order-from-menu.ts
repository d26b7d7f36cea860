import type { orderFromMenu as orderCall } from '@balcao/contract/menu'
import type { BodyOf } from '@balcao/contract'
import { normalizePhone } from '@balcao/domain/company'
import { placeOrders } from '../orders'
import { alignCharge } from '../pix'
import type { Database, Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import type { PrivateLinks } from '../platform/secrets/private-links'
import { checkMenuOrder } from './check-menu-order'
import { inShop, type Shop } from './find-shop'

export type MenuOrder = BodyOf<typeof orderCall>

/**
 * Places a customer's order at the shop's own prices and fees. What the customer saw must be what is charged: any
 * difference is said (`current`), and nothing is placed. Pressed twice, it is placed once and answered alike.
 * @throws Problem NOT_FOUND, SHOP_CLOSED, CART_CHANGED, ORDER_INVALID, IDEMPOTENCY_MISMATCH
 */
export async function orderFromMenu(
  { db, links }: { db: Database; links: PrivateLinks },
  company: string,
  order: MenuOrder,
  now: Date,
): Promise<{ link: string; number: number }> {
  const checked = await inShop(db, company, async (tx, shop) => {
    const before = await findPlaced(tx, shop, order, links)
    return before ? { shop, before } : { shop, content: await checkMenuOrder(tx, shop, order, now) }
  })
  const link = links.linkOf(checked.shop.id, order.id)
  if (checked.before) return { link, number: checked.before.number }
  const { rows } = await placeOrders(db, checked.shop.id, [checked.content], {
    actor: 'api',
    source: 'menu',
    now,
  })
  // So that the bank is asked before the customer's page asks; that page would see to it as well.
  if (order.payment_method === 'pix')
    await db.asCompany(checked.shop.id, (tx) => alignCharge(tx, checked.shop.id, order.id, { now }))
  return { link, number: rows[0]!.number }
}

/**
 * The order that the same thumb placed before: a repeat is answered even if the shop has closed meanwhile. Another
 * content under the same id is told which order came first, when it is the same customer's.
 */
async function findPlaced(tx: Tx, shop: Shop, order: MenuOrder, links: PrivateLinks) {
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
