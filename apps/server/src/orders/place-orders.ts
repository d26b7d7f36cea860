import { randomUUID } from 'node:crypto'
import type { NewOrder, OrderRow } from '@balcao/contract/orders'
import type { PrintSummary } from '@balcao/contract/printing'
import { normalizePhone } from '@balcao/domain/company'
import { toCents } from '@balcao/domain/money'
import { couponKey, orderStatuses, type OrderStatus } from '@balcao/domain/orders'
import { businessDay } from '@balcao/domain/time'
import { announceAll } from '../automations'
import { getCompany, type Company } from '../company'
import { takeCoupon } from '../coupons'
import type { Database, Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { announcePrints, queueOrderPrints } from '../printing'
import { announceOrders } from './announce-order'
import { acceptOrder } from './acts/accept-order'
import { moveOrders } from './acts/move-order'
import { payByOf } from './acts/wait-for-payment'
import { noteMove } from './acts/note-move'
import { orderBook } from './order-book'
import {
  findOrderRows,
  insertOrder,
  lockOrders,
  takeNumber,
  type Actor,
  type OrderContent,
} from './orders.store'
import { withOwnProducts } from './own-products'
import { digestOf, itemsCentsOf, readContent, readDraft } from './read-content'
import { requireFee } from './require-fee'
import { waitOf } from './start-scheduled'
import { contentWithCoupon, requireNoDiscount } from './with-coupon'

interface Placer {
  actor: Actor
  source: OrderRow['source']
  now: Date
  keepsFormer?: boolean
}

/**
 * Places orders, all or none, in one transaction with their numbers, prints, timeline and live events.
 * An order whose id is already there with the same content is left alone and answered again: a caller that
 * lost our answer repeats safely. A delivery that names no fee takes it from the company's delivery settings. What is
 * wanted for later belongs to the operating day for which it is wanted, and waits: it prints when its time comes.
 * Answers the rows and how many are new; with `keepsFormer`, what is there already stays whatever it says, and only the
 * rows that are new are answered.
 * @throws Problem ORDER_INVALID, COUPON_REFUSED, IDEMPOTENCY_MISMATCH
 */
export async function placeOrders(
  db: Database,
  companyId: string,
  orders: readonly NewOrder[],
  by: Placer,
): Promise<{ rows: OrderRow[]; placed: number }> {
  const wanted = orders.map(readWanted)
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) throw new Problem('IDEMPOTENCY_MISMATCH')

  for (;;) {
    try {
      return await db.asCompany(companyId, (tx) => placeWanted(tx, companyId, wanted, by))
    } catch (error) {
      if (!(error instanceof PlacedMeanwhile)) throw error
    }
  }
}

/** Somebody placed an order of the same id while this transaction was under way: the next one sees it. */
class PlacedMeanwhile extends Error {}

async function placeWanted(
  tx: Tx,
  companyId: string,
  wanted: readonly Wanted[],
  by: Placer,
): Promise<{ rows: OrderRow[]; placed: number }> {
  const ids = wanted.map(({ id }) => id)
  // All at once and in a fixed order, so that two batches with the same repeats cannot wait for each other.
  const [company, before] = await Promise.all([getCompany(tx, companyId), lockOrders(tx, companyId, ids)])
  const former = new Map(before.map((order) => [order.id, order]))
  const fresh = wanted.filter(({ id, digest }) => {
    const placed = former.get(id)
    if (placed && !by.keepsFormer && !placed.placed_digest.equals(digest)) throw placedOtherwise(id)
    return !placed
  })
  const waiting = new Set<string>()
  const prints: PrintSummary[] = []
  for (const one of fresh) {
    const { waits } = await placeOne(tx, company, one, by)
    if (waits) waiting.add(one.id)
    else prints.push(...(await queueOrderPrints(tx, orderBook, company, one.id)))
  }
  const freshIds = fresh.map(({ id }) => id)
  // Told before it moves: who hears of a status knows the order.
  if (fresh.length > 0)
    await announceAll(tx, companyId, 'order.created', async () =>
      (await findOrderRows(tx, companyId, freshIds)).map((order) => ({ order })),
    )
  const accepts = company.aceiteAutomatico.some((channel) => channel === by.source)
  for (const { id, order } of fresh) {
    await moveAlong(tx, companyId, id, order.status ?? 'analysis', by.actor)
    if (accepts && !waiting.has(id) && (order.status ?? 'analysis') === 'analysis')
      await acceptOrder(tx, companyId, id)
  }
  const told = { fresh: true, silent: [...former.keys()] }
  const rows = await announceOrders(tx, companyId, by.keepsFormer ? freshIds : ids, told)
  await announcePrints(tx, 'PRINT_QUEUED', prints)
  return { rows, placed: fresh.length }
}

/** Stores one new order under the next number of its day. @throws PlacedMeanwhile */
async function placeOne(
  tx: Tx,
  company: Company,
  { id, digest, order, content: priced }: Wanted,
  by: Placer,
): Promise<{ waits: boolean }> {
  const wantedFor = order.scheduled_for ?? order.created_at ?? by.now.toISOString()
  const day = businessDay(Date.parse(wantedFor), company.timeZone, company.cutoffHour)
  // The number's row is the turnstile: whatever else is locked below is locked behind it.
  const number = await takeNumber(tx, company.id, day)
  const feeCents = priced?.delivery_fee_cents ?? (await feeOf(tx, company.id, order))
  const coupon = order.coupon
    ? await takeCoupon(tx, company.id, {
        code: order.coupon,
        phone: order.customer_phone ? normalizePhone(order.customer_phone) : null,
        now: by.now,
        itemsCents: itemsCentsOf(order),
        orderId: id,
      })
    : null
  const said = coupon ? contentWithCoupon(order, coupon, feeCents) : (priced ?? readContent(order, feeCents))
  // Programs number products as they like; a person has chosen them from the catalogue.
  const content = by.source === 'counter' ? await withOwnProducts(tx, company.id, id, said) : said
  const createdAt = requirePlausible(order.created_at, by.now)
  const payBy = payByOf(company, content, by)
  // It rings once it is paid.
  const seen = by.actor === 'counter' || payBy !== null
  const waitsUntil = waitOf(company, order.scheduled_for, by.now) ?? payBy
  const placing = {
    id,
    number,
    businessDay: day,
    source: by.source,
    digest,
    actor: by.actor,
    seen,
    createdAt,
    coupon,
  }
  const chat = { conversationId: order.conversation_id ?? null }
  const [isFresh] = await Promise.all([
    insertOrder(tx, company.id, { ...placing, ...chat, waitsUntil, payBy }, content),
    noteMove(tx, company.id, id, 'placed'),
  ])
  if (!isFresh) throw new PlacedMeanwhile()
  return { waits: waitsUntil !== null }
}

interface Wanted {
  id: string
  order: NewOrder
  /** What a repeat is compared by: what the caller said, so the fee only if the caller said it. */
  digest: Buffer
  /** Absent while the fee or a coupon has to be looked up. */
  content?: OrderContent
}

function readWanted(order: NewOrder): Wanted {
  const id = order.id ?? randomUUID()
  if (order.coupon) {
    requireNoDiscount(order)
    const { coupon, delivery_fee } = order
    return { id, order, digest: digestOf({ ...readDraft(order), coupon: couponKey(coupon), delivery_fee }) }
  }
  if (order.delivery_fee === undefined && order.fulfilment === 'delivery') {
    return { id, order, digest: digestOf(readDraft(order)) }
  }
  const content = readContent(order, toCents(order.delivery_fee ?? 0))
  return { id, order, content, digest: digestOf(content) }
}

/** Cents as said, or by the company's settings. @throws Problem ORDER_INVALID */
async function feeOf(tx: Tx, companyId: string, order: NewOrder): Promise<number> {
  if (order.delivery_fee !== undefined) return toCents(order.delivery_fee)
  return order.fulfilment === 'delivery' ? requireFee(tx, companyId, order) : 0
}

const mostDaysAgo = 7

/** @throws Problem ORDER_INVALID for a moment that is not one of the last days */
function requirePlausible(createdAt: string | undefined, now: Date): Date | null {
  if (createdAt === undefined) return null
  const at = new Date(createdAt)
  const ago = now.getTime() - at.getTime()
  if (ago >= -5 * 60_000 && ago <= mostDaysAgo * 24 * 3_600_000) return at
  const mensagem = `deve ser dos últimos ${mostDaysAgo} dias`
  throw new Problem('ORDER_INVALID', {
    mensagem: `O pedido tem dados inválidos: created_at (${mensagem}).`,
    fields: [{ path: 'created_at', mensagem }],
  })
}

/** An order that was taken elsewhere may stand further on: it goes there by the road that all orders go. */
async function moveAlong(tx: Tx, companyId: string, id: string, to: OrderStatus, actor: Actor) {
  for (const next of ['production', 'ready'] as const) {
    if (orderStatuses.indexOf(to) < orderStatuses.indexOf(next)) return
    await moveOrders(tx, companyId, await lockOrders(tx, companyId, [id]), next, { actor })
  }
}

function placedOtherwise(id: string): Problem {
  return new Problem('IDEMPOTENCY_MISMATCH', {
    mensagem: `O pedido ${id} já existe com outro conteúdo, e o que foi pedido não se reescreve.`,
    hint: 'O status muda por PATCH; resolution=ignore-duplicates deixa como está o que já existe.',
  })
}
