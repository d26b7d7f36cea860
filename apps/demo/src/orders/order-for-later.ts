import { randomUUID } from 'node:crypto'
import { takeNumber } from '@balcao/server/orders/orders.store'
import type { Tx } from '@balcao/server/platform/database/database'
import { sql } from '@balcao/server/platform/database/sql'
import { USUAL_MINUTES, waitsUntil } from '@balcao/domain/orders'
import { addDays } from '@balcao/domain/scheduling/light'
import { businessDay, instantAt } from '@balcao/domain/time'
import { createDice } from '../dice'
import { laterDigest, seededDigest } from '../seeded'
import { fillBaskets } from './baskets'
import type { ShopClock } from './order-times'

/** Half past noon: an office orders its lunch. */
const WANTED_AT_MINUTES = 12 * 60 + 30
const ASKED_MINUTES_AGO = 130
const CENTS = 15_800

/**
 * One order waits for tomorrow's lunch, whatever day it is: tomorrow's orders are in no figure of today. One that somebody
 * began is an order like any other from then on, and the next day brings another.
 */
export async function refreshOrderForLater(
  tx: Tx,
  companyId: string,
  { now, zone, cutoffHour }: ShopClock & { now: Date },
): Promise<void> {
  const day = addDays(businessDay(now.getTime(), zone, cutoffHour), 1)
  const wanted = instantAt({ date: day, minutes: WANTED_AT_MINUTES }, zone)
  const times = {
    day,
    wanted: new Date(wanted),
    until: new Date(waitsUntil(wanted, USUAL_MINUTES, now.getTime())!),
    asked: new Date(now.getTime() - ASKED_MINUTES_AGO * 60_000),
  }
  const { rows } = await tx.execute<{ id: string; is_tomorrows: boolean }>(sql`
    select id, business_day = ${day}::date as is_tomorrows from orders
    where company_id = ${companyId} and placed_digest = ${laterDigest} and waits_until is not null
      and status = 'analysis' and deleted_at is null`)
  const [waiting] = rows
  if (!waiting) await placeOrder(tx, companyId, times)
  else if (!waiting.is_tomorrows) await moveOrder(tx, companyId, waiting.id, times)
}

interface Times {
  day: string
  wanted: Date
  until: Date
  asked: Date
}

async function moveOrder(tx: Tx, companyId: string, id: string, { day, wanted, until, asked }: Times) {
  const number = await takeNumber(tx, companyId, day)
  await tx.execute(
    sql`update order_timeline set at = ${asked} where company_id = ${companyId} and order_id = ${id}`,
  )
  await tx.execute(sql`update orders set business_day = ${day}::date, number = ${number}, version = version + 1,
      scheduled_for = ${wanted}, waits_until = ${until}, created_at = ${asked}, updated_at = ${asked}, seen_at = ${asked}
    where company_id = ${companyId} and id = ${id}`)
}

/** For one of those who order most often. */
async function placeOrder(tx: Tx, companyId: string, { day, wanted, until, asked }: Times) {
  const number = await takeNumber(tx, companyId, day)
  const [{ lines } = { lines: [] }] = fillBaskets(createDice(12), 1, CENTS)
  const total = lines.reduce((sum, { quantity, unit_price_cents }) => sum + quantity * unit_price_cents, 0)
  const id = randomUUID()
  const placed = await tx.execute(sql`
    with regular as (select customer_name, customer_phone from orders
      where company_id = ${companyId} and placed_digest = ${seededDigest} and status = 'delivered'
      group by 1, 2 order by count(*) desc, 2 offset 12 limit 1)
    insert into orders (company_id, id, business_day, number, status, fulfilment, source, customer_name,
      customer_phone, payment_method, items, delivery_fee_cents, discount_cents, total_cents, placed_digest,
      seen_at, created_at, updated_at, scheduled_for, waits_until)
    select ${companyId}, o.id, ${day}::date, ${number}, 'analysis', 'pickup', 'menu', customer_name, customer_phone,
      'pix', ${JSON.stringify(lines)}::jsonb, 0, 0, ${total}, ${laterDigest}, ${asked}, ${asked}, ${asked}, ${wanted}, ${until}
    from regular, (select ${id}::uuid as id) o`)
  if (placed.rowCount === 0) return
  await tx.execute(sql`insert into order_timeline (company_id, order_id, at, kind, actor, detail)
    values (${companyId}, ${id}, ${asked}, 'placed', 'api', '{"source": "menu"}')`)
}
