import type { FollowedOrder } from '@balcao/contract/menu'
import { createHash } from 'node:crypto'
import { orderPixCode } from '@balcao/domain/orders'
import { alignCharge, type OrderCharge } from '../pix'
import type { Clock } from '../platform/clock'
import type { Database, Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import type { Hub } from '../platform/live/hub'
import type { PrivateLinks } from '../platform/secrets/private-links'
import { findShopId, inShop, type Shop } from './find-shop'

/** Longest that a question about an unchanged order waits for a change. */
const waitMs = 25_000

interface FollowNeeds {
  db: Database
  hub: Hub
  clock: Clock
  links: PrivateLinks
}

/**
 * The order behind a private link. With the version that the customer has, it waits for another one.
 * @throws Problem NOT_FOUND, ORDER_NOT_FOUND
 */
export async function followOrder(
  { db, hub, links, clock }: FollowNeeds,
  company: string,
  link: string,
  known: { version: number | undefined; gone: AbortSignal },
): Promise<FollowedOrder> {
  const until = performance.now() + (known.version === undefined ? 0 : waitMs)
  const companyId = await findShopId(db, company)
  const orderId = links.idOf(companyId, link)
  for (;;) {
    const round = new AbortController()
    // Listening begins before looking: a change in between still wakes us.
    const woken = hub.waitFor(
      companyId,
      Math.max(0, until - performance.now()),
      AbortSignal.any([round.signal, known.gone]),
    )
    try {
      const order = await inShop(db, companyId, (tx, shop) =>
        readFollowed(tx, shop, orderId, { now: clock() }),
      )
      const isNews = order.version !== known.version
      if (isNews || performance.now() >= until || known.gone.aborted) return order
      await woken
    } finally {
      round.abort()
    }
  }
}

/**
 * Another charge in place of one whose time is over; one that can be paid still stands.
 * @throws Problem NOT_FOUND, ORDER_NOT_FOUND
 */
export async function freshPix(
  { db, links, clock }: Omit<FollowNeeds, 'hub'>,
  company: string,
  link: string,
): Promise<FollowedOrder> {
  const companyId = await findShopId(db, company)
  const orderId = links.idOf(companyId, link)
  return inShop(db, companyId, (tx, shop) => readFollowed(tx, shop, orderId, { now: clock(), fresh: true }))
}

interface StoredOrder extends Omit<
  FollowedOrder,
  | 'lines'
  | 'company'
  | 'pix_copia_e_cola'
  | 'pix_charge'
  | 'tempo_entrega'
  | 'created_at'
  | 'updated_at'
  | 'scheduled_for'
> {
  id: string
  created_at: Date
  updated_at: Date
  scheduled_for: Date | null
  items: {
    name: string
    quantity: number
    unit_price_cents: number
    options: { name: string; price_cents: number }[]
  }[]
}

async function readFollowed(
  tx: Tx,
  shop: Shop,
  orderId: string | undefined,
  look: { now: Date; fresh?: boolean },
): Promise<FollowedOrder> {
  if (!orderId) throw new Problem('ORDER_NOT_FOUND')
  const { rows } = await tx.execute<StoredOrder>(sql`
    select id, number, status, fulfilment, customer_name, items, delivery_fee_cents as fee_cents,
      discount_cents, coupon->>'code' as coupon, scheduled_for, total_cents, app.paid_cents(company_id, id) as paid_cents,
      app.returned_cents(company_id, id) as returned_cents, payment_method, version, created_at, updated_at
    from orders where company_id = ${shop.id} and id = ${orderId} and deleted_at is null`)
  const stored = rows[0]
  if (!stored) throw new Problem('ORDER_NOT_FOUND')
  const { id, items, version, ...order } = stored
  const charge = order.payment_method === 'pix' ? await alignCharge(tx, shop.id, id, look) : null
  // What the shop gave back it does not ask for again by itself.
  const asked = { id, ...order, paid_cents: order.paid_cents + order.returned_cents }
  return {
    ...order,
    version: charge ? versionWith(version, charge) : version,
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    scheduled_for: order.scheduled_for?.toISOString() ?? null,
    lines: items.map(lineOf),
    pix_copia_e_cola: charge ? charge.code : orderPixCode(shop, asked),
    pix_charge: charge && { state: charge.state, expires_at: charge.expiresAt?.toISOString() ?? null },
    company: { id: shop.id, nome: shop.nome, telefone: shop.telefone, time_zone: shop.timeZone },
    tempo_entrega: shop.tempoEntrega,
  }
}

/** Another number also where only the charge changed, whose state is none of the order's. */
function versionWith(version: number, { txid, state }: OrderCharge): number {
  const digest = createHash('sha256').update(`${txid} ${state}`).digest()
  return version * 65_536 + digest.readUInt16BE(0)
}

function lineOf({ name, quantity, unit_price_cents, options }: StoredOrder['items'][number]) {
  const unit = options.reduce((sum, option) => sum + option.price_cents, unit_price_cents)
  const chosen = options.map((option) => option.name).join(', ')
  return { name: chosen ? `${name} (${chosen})` : name, quantity, total_cents: unit * quantity }
}
