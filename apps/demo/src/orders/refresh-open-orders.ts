import { takeNumber } from '@balcao/server/orders/orders.store'
import type { Tx } from '@balcao/server/platform/database/database'
import { sql } from '@balcao/server/platform/database/sql'
import { addDays } from '@balcao/domain/scheduling/light'
import { businessDay } from '@balcao/domain/time'
import { isOpen, type OrderStatus } from '@balcao/domain/orders'
import { openDigest, seededDigest } from '../seeded'
import { youngestMinutes } from './open-orders'
import type { ShopClock } from './order-times'

interface OpenRow {
  id: string
  status: OrderStatus
  business_day: string
  number: number
  created_at: Date
  is_deleted: boolean
}

const DAY = 86_400_000

/**
 * Makes the orders that the demonstration left open as young as they were, also those that somebody moved on. What was
 * closed on a day before belongs to the past from here on: to the day before this one, with which it moves.
 */
export async function refreshOpenOrders(
  tx: Tx,
  companyId: string,
  { now, zone, cutoffHour }: ShopClock & { now: Date },
): Promise<void> {
  const { rows } = await tx.execute<OpenRow>(sql`select id, status, business_day::text, number, created_at,
      deleted_at is not null as is_deleted
    from orders where company_id = ${companyId} and placed_digest = ${openDigest} order by created_at, id`)
  const today = businessDay(now.getTime(), zone, cutoffHour)
  const open = rows.filter(({ status, is_deleted }) => isOpen(status) && !is_deleted)
  const youngest = Math.max(...open.map(({ created_at }) => created_at.getTime()))
  const later = now.getTime() - youngestMinutes * 60_000 - youngest
  for (const order of rows) {
    if (open.includes(order)) {
      const day = businessDay(order.created_at.getTime() + later, zone, cutoffHour)
      await moveOrder(tx, companyId, order, { by: later, day, now })
    } else if (order.business_day < today) {
      const by = Date.parse(today) - DAY - Date.parse(order.business_day)
      await moveOrder(tx, companyId, order, { by, day: addDays(today, -1), now })
      await tx.execute(sql`update orders set placed_digest = ${seededDigest}
        where company_id = ${companyId} and id = ${order.id}`)
    }
  }
}

/** Moves all that an order says of time by so many milliseconds, nothing beyond now. A new day brings a new number. */
async function moveOrder(
  tx: Tx,
  companyId: string,
  order: OpenRow,
  { by, day, now }: { by: number; day: string; now: Date },
): Promise<void> {
  const number = day === order.business_day ? order.number : await takeNumber(tx, companyId, day)
  const moved = (column: string) => sql`least(${sql.raw(column)} + ${by} * interval '1 millisecond', ${now})`
  await tx.execute(sql`update order_timeline set at = ${moved('at')}
    where company_id = ${companyId} and order_id = ${order.id}`)
  // `least` passes over null: what has not happened stays so.
  await tx.execute(sql`update orders set business_day = ${day}::date, number = ${number}, version = version + 1,
      created_at = ${moved('created_at')}, updated_at = ${moved('updated_at')}, seen_at = ${moved('seen_at')},
      production_at = case when production_at is not null then ${moved('production_at')} end,
      ready_at = case when ready_at is not null then ${moved('ready_at')} end
    where company_id = ${companyId} and id = ${order.id}`)
}
