import { randomUUID } from 'node:crypto'
import type { NewOrder, OrderRow } from '@balcao/contract/orders'
import type { PrintSummary } from '@balcao/contract/printing'
import { businessDay } from '@balcao/domain/time'
import { getCompany } from '../company'
import type { Database, Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { announcePrints, queueOrderPrints } from '../printing'
import { announceOrder } from './announce-order'
import { orderBook } from './order-book'
import {
  findOrderRows,
  insertOrder,
  lockOrders,
  takeNumber,
  writeTimeline,
  type Actor,
  type OrderContent,
} from './orders.store'
import { digestOf, readContent } from './read-content'

/** Orders before this hour belong to the day before: a night shop's Saturday ends on Sunday morning. */
const businessDayStartsAtHour = 5

/**
 * Places orders, all or none, in one transaction with their numbers, prints, timeline and live events.
 * An order whose id is already there with the same content is left alone and answered again: a caller that
 * lost our answer repeats safely. Answers the rows and how many are new.
 * @throws Problem ORDER_INVALID, IDEMPOTENCY_MISMATCH
 */
export async function placeOrders(
  db: Database,
  companyId: string,
  orders: readonly NewOrder[],
  by: { actor: Actor; source: OrderRow['source']; now: Date },
): Promise<{ rows: OrderRow[]; placed: number }> {
  const wanted = orders.map((order) => ({ id: order.id ?? randomUUID(), content: readContent(order) }))
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) throw new Problem('IDEMPOTENCY_MISMATCH')

  return db.asCompany(companyId, async (tx) => {
    const company = await getCompany(tx, companyId)
    const day = businessDay(by.now.toISOString(), company.timeZone, businessDayStartsAtHour)
    // All at once and in a fixed order, so that two batches with the same repeats cannot wait for each other.
    await lockOrders(
      tx,
      companyId,
      wanted.map(({ id }) => id),
    )
    const fresh = new Set<string>()
    const prints: PrintSummary[] = []
    for (const { id, content } of wanted) {
      // The number's row is the turnstile: behind it, a repeat sees the order that came first.
      const number = await takeNumberFor(tx, companyId, day, id, content)
      if (number === undefined) continue
      const seen = by.actor === 'counter'
      await insertOrder(tx, companyId, {
        id,
        number,
        businessDay: day,
        source: by.source,
        digest: digestOf(content),
        seen,
        ...content,
      })
      await writeTimeline(tx, companyId, id, {
        kind: 'placed',
        actor: by.actor,
        detail: { source: by.source },
      })
      prints.push(...(await queueOrderPrints(tx, orderBook, company, id)))
      fresh.add(id)
    }
    const ids = wanted.map(({ id }) => id)
    const rows = await findOrderRows(tx, companyId, ids)
    for (const row of rows) if (fresh.has(row.id)) await announceOrder(tx, companyId, row, { fresh: true })
    await announcePrints(tx, 'PRINT_QUEUED', prints)
    return { rows, placed: fresh.size }
  })
}

/** A number for a new order; nothing when the same order is already there. */
async function takeNumberFor(tx: Tx, companyId: string, day: string, id: string, content: OrderContent) {
  const [before] = await lockOrders(tx, companyId, [id])
  if (before) return requireSameContent(before.placed_digest, content)
  const number = await takeNumber(tx, companyId, day)
  const [meanwhile] = await lockOrders(tx, companyId, [id])
  if (!meanwhile) return number
  return requireSameContent(meanwhile.placed_digest, content)
}

function requireSameContent(placed: Buffer, content: OrderContent): undefined {
  if (!placed.equals(digestOf(content))) throw new Problem('IDEMPOTENCY_MISMATCH')
  return undefined
}
