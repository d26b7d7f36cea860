import { createHash } from 'node:crypto'
import type { BotOrder, BotResult } from '@balcao/domain/bot'
import { orderPixCode } from '@balcao/domain/orders'
import { checkMenuOrder, inShop } from '../menu'
import { placeOrders } from '../orders'
import type { Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import type { BotCustomer } from './read-world'

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
          customer_phone: customer.phone?.replace(/^55/, '') ?? null,
          fulfilment: order.fulfilment,
          customer_address: order.address,
          neighbourhood: order.neighbourhood,
          payment_method: order.paymentMethod,
          change_for_cents: order.changeForCents,
          notes: order.notes,
          lines: order.lines.map((line) => ({ ...line, options: [...line.options] })),
          fee_cents: order.feeCents,
          total_cents: order.totalCents,
        },
        now,
      )
      return { content: { ...content, conversation_id: customer.conversationId }, shop }
    })
    if (checked.placed) return placedResult(checked.placed, checked.code)
    const { rows } = await placeOrders(db, companyId, [checked.content], {
      actor: 'system',
      source: 'bot',
      now,
    })
    const row = { ...rows[0]!, total_cents: order.totalCents }
    return placedResult(row, orderPixCode(checked.shop, row))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'SHOP_CLOSED') return { kind: 'not-placed', why: 'closed' }
    if (error.code === 'CART_CHANGED') return { kind: 'not-placed', why: 'changed' }
    return { kind: 'not-placed', why: 'refused' }
  }
}

type Placed = Pick<Parameters<typeof orderPixCode>[1], 'payment_method' | 'status' | 'total_cents'> & {
  number: number
}

async function findPlaced(tx: Parameters<Parameters<typeof inShop>[2]>[0], companyId: string, id: string) {
  const { rows } = await tx.execute<Placed>(sql`
    select number, status, payment_method, total_cents from orders
    where company_id = ${companyId} and id = ${id}`)
  return rows[0]
}

const placedResult = (placed: Placed, pixCode: string | null) => ({
  kind: 'placed' as const,
  number: placed.number,
  totalCents: placed.total_cents,
  pixCode,
  link: null,
})

/** A UUID that only this conversation's confirmation of this number has (version 8: RFC 9562, 5.8). */
function orderIdOf(conversationId: string, key: number): string {
  const bytes = createHash('sha256').update(`bot-order ${conversationId} ${key}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
