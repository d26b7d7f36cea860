import type { App } from '@balcao/server/app'
import type { Tx } from '@balcao/server/platform/database/database'
import { sql } from '@balcao/server/platform/database/sql'
import { businessDay } from '@balcao/domain/time'
import { refreshOpenChats } from '../chats/open-chats'
import { moveBotChats, nameAddresses } from '../chats/seed-bot-chats'
import { bookToday } from '../seed-agenda'
import { seededDigest } from '../seeded'
import { refreshOrderForLater } from './order-for-later'
import { refreshOpenOrders } from './refresh-open-orders'

/** Farther than any order, so that days and numbers of orders under way never meet. */
const ASIDE_DAYS = 36_500

/**
 * Moves the past of the demonstration so many days that it ends on the day before this operating day, as it did when it
 * was made: its figures stay what they were. Orders that people placed keep their time and number, and those of the past
 * are numbered behind them. With a new day, and at each start, what was left open is as young again as it was. Answers the
 * days moved.
 */
export function moveOrdersToToday(
  { db }: Pick<App, 'db'>,
  companyId: string,
  { now = new Date(), isStart = false }: { now?: Date; isStart?: boolean } = {},
): Promise<number> {
  // The history of an order is written once: only the owner of the tables may move it.
  return db.asOperator(async (tx) => {
    const mine = sql`company_id = ${companyId} and placed_digest = ${seededDigest}`
    const { rows } = await tx.execute<{ zone: string; cutoff: number; last: string | null }>(sql`
      select time_zone as zone, cutoff_hour as cutoff,
        (select max(business_day)::text from orders where ${mine}) as last
      from companies where id = ${companyId} for update`)
    const { zone, cutoff, last } = rows[0]!
    const today = businessDay(now.getTime(), zone, cutoff)
    const days = last === null ? 0 : daysFrom(last, today) - 1
    if (days > 0) await movePast(tx, companyId, { days, now })
    if (days > 0 || isStart) {
      await refreshOpenOrders(tx, companyId, { now, zone, cutoffHour: cutoff })
      await refreshOrderForLater(tx, companyId, { now, zone, cutoffHour: cutoff })
      await refreshOpenChats(tx, companyId, now)
    }
    if (isStart) await nameAddresses(tx, companyId)
    return Math.max(0, days)
  })
}

async function movePast(
  tx: Tx,
  companyId: string,
  { days, now }: { days: number; now: Date },
): Promise<void> {
  const mine = sql`company_id = ${companyId} and placed_digest = ${seededDigest}`
  const move = sql`${days} * interval '1 day'`
  await tx.execute(sql`update order_timeline set at = at + ${move} where company_id = ${companyId}
      and order_id in (select id from orders where ${mine}) and at + ${move} <= ${now}`)
  await tx.execute(sql`update orders set business_day = business_day + ${ASIDE_DAYS}::int where ${mine}`)
  await tx.execute(sql`
      with moved as (select id, business_day - ${ASIDE_DAYS}::int + ${days}::int as day, created_at
        from orders where ${mine})
      update orders o set business_day = n.day, number = n.number, version = version + 1,
        created_at = o.created_at + ${move}, updated_at = o.updated_at + ${move}, seen_at = o.seen_at + ${move},
        production_at = o.production_at + ${move}, ready_at = o.ready_at + ${move}
      from (
        select id, day, row_number() over (partition by day order by created_at, id)
          + coalesce((select max(number) from orders p
              where p.company_id = ${companyId} and p.business_day = moved.day), 0) as number
        from moved) n
      where o.company_id = ${companyId} and o.id = n.id`)
  await tx.execute(sql`insert into order_numbers (company_id, business_day, last_number)
      select company_id, business_day, max(number) from orders where company_id = ${companyId} group by 1, 2
      on conflict (company_id, business_day)
        do update set last_number = greatest(order_numbers.last_number, excluded.last_number)`)
  await moveBotChats(tx, companyId, days)
  await tx.execute(sql`insert into customer_changes (company_id, phone_key)
      select distinct company_id, phone_key from orders where ${mine} and phone_key is not null`)
}

const LOOK_EVERY_MS = 60_000

/** Moves it whenever an operating day has begun, as long as the demonstration runs. @returns what ends it. */
export function keepOrdersRecent(app: Pick<App, 'db'>, companyId: string): () => void {
  const timer = setInterval(() => {
    // A database that is away is asked again at the next look.
    moveOrdersToToday(app, companyId)
      .then((days) => (days > 0 ? bookToday(app, companyId) : undefined))
      .catch((error: unknown) =>
        process.stderr.write(`The past of the demonstration was not moved: ${String(error)}\n`),
      )
  }, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

const daysFrom = (first: string, last: string) =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000)
