import type { BotOrder, BotResult } from '@balcao/domain/bot'
import { isOpen, orderPixCode } from '@balcao/domain/orders'
import { checkMenuOrder, inShop, type Shop } from '../../menu'
import { placeOrders } from '../../orders'
import { alignCharge } from '../../pix'
import type { Database, Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { uuidOf } from '../../platform/uuid-of'
import { brazilianPhone, type BotCustomer } from '../bot-customer'

/** What is not as the customer saw it: the order is read back anew. */
const changes: ReadonlySet<string> = new Set(['CART_CHANGED', 'BELOW_MINIMUM', 'COUPON_REFUSED', 'SLOT_GONE'])

/**
 * Places what a customer confirmed, at the shop's own prices of now. The same confirmation is the same order, however
 * often a turn is repeated.
 */
export async function placeBotOrder(
  db: Database,
  companyId: string,
  customer: BotCustomer,
  order: BotOrder,
  now: Date,
): Promise<Extract<BotResult, { kind: 'placed' | 'not-placed' }>> {
  const id = orderIdOf(customer.conversationId, order.key)
  try {
    const checked = await inShop(db, companyId, async (tx, shop) => {
      const placed = await findPlaced(tx, companyId, id)
      if (placed) return { placed, code: orderPixCode(shop, { id, ...placed }) }
      const content = await checkMenuOrder(
        tx,
        shop,
        {
          id,
          customer_name: order.customerName,
          customer_phone: brazilianPhone(customer.phone),
          fulfilment: order.fulfilment,
          customer_address: order.address,
          neighbourhood: order.neighbourhood,
          payment_method: order.paymentMethod,
          change_for_cents: order.changeForCents,
          notes: notesOf(order, customer),
          scheduled_for: order.scheduledFor ?? null,
          lines: order.lines.map((line) => ({ ...line, options: [...line.options] })),
          coupon: order.coupon ?? null,
          fee_cents: order.feeCents,
          total_cents: order.totalCents,
        },
        now,
      )
      return { content: { ...content, conversation_id: customer.conversationId }, shop }
    })
    if (checked.placed) {
      // Somebody at the counter was faster than the repeated turn: they know more than we do.
      if (!isUnderWay(checked.placed)) return { kind: 'not-placed', why: 'refused' }
      return placedResult(checked.placed, checked.code)
    }
    const { rows } = await placeOrders(db, companyId, [checked.content], {
      actor: 'system',
      source: 'bot',
      now,
    })
    const row = { ...rows[0]!, total_cents: order.totalCents, paid_cents: 0 }
    const charge = await db.asCompany(companyId, (tx) => alignCharge(tx, companyId, id, { now }))
    if (charge) return { ...placedResult(row, null), pixFollows: true }
    return placedResult(row, orderPixCode(checked.shop, row))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'SHOP_CLOSED') return { kind: 'not-placed', why: 'closed' }
    if (changes.has(error.code)) return { kind: 'not-placed', why: 'changed' }
    return { kind: 'not-placed', why: 'refused' }
  }
}

/**
 * The order that a confirmation has placed, where the turn that asked for it was lost before it could say so; null when
 * there is none, or it is over.
 */
export async function findPlacedBefore(
  tx: Tx,
  shop: Shop,
  conversationId: string,
  key: number,
): Promise<Extract<BotResult, { kind: 'placed' }> | null> {
  const id = orderIdOf(conversationId, key)
  const placed = await findPlaced(tx, shop.id, id)
  if (!placed || !isUnderWay(placed)) return null
  return placedResult(placed, orderPixCode(shop, { id, ...placed }))
}

const isUnderWay = ({ status, is_deleted }: Placed) => !is_deleted && isOpen(status)

function notesOf({ notes }: BotOrder, { phone }: BotCustomer): string | null {
  const abroad = phone !== null && brazilianPhone(phone) === null ? `Telefone: +${phone}` : null
  return [notes, abroad].filter(Boolean).join('; ') || null
}

type Placed = Pick<
  Parameters<typeof orderPixCode>[1],
  'payment_method' | 'status' | 'total_cents' | 'paid_cents'
> & {
  number: number
  is_deleted: boolean
}

async function findPlaced(tx: Tx, companyId: string, id: string): Promise<Placed | undefined> {
  const { rows } = await tx.execute<Placed>(sql`
    select number, status, payment_method, total_cents, app.paid_cents(company_id, id) as paid_cents,
      deleted_at is not null as is_deleted
    from orders
    where company_id = ${companyId} and id = ${id}`)
  return rows[0]
}

const placedResult = (placed: Pick<Placed, 'number' | 'total_cents'>, pixCode: string | null) => ({
  kind: 'placed' as const,
  number: placed.number,
  totalCents: placed.total_cents,
  pixCode,
  link: null,
})

/** Only this conversation's confirmation of this number has it. */
const orderIdOf = (conversationId: string, key: number) => uuidOf(`bot-order ${conversationId} ${key}`)
