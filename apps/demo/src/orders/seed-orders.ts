import { randomUUID } from 'node:crypto'
import type { App } from '@balcao/server/app'
import { createOpenModules } from '@balcao/server/licence/index'
import { readOverview } from '@balcao/server/manager/index'
import { sql } from '@balcao/server/platform/database/sql'
import { demoOrders, sampleFigures, type Goal } from './demo-orders'
import { refreshOrderForLater } from './order-for-later'
import { seedOpenChats } from '../chats/open-chats'
import { seedBotChats } from '../chats/seed-bot-chats'
import { openDigest, seededDigest } from '../seeded'

/**
 * Gives the demonstration company a past in which its default period shows the spec's figures today, with the orders
 * that it has already counted in and some that are open; called once, when the company is made. `keepOrdersRecent`
 * takes it along.
 */
export async function seedOrders(
  { db }: Pick<App, 'db'>,
  companyId: string,
  now: Date = new Date(),
): Promise<void> {
  const clock = () => now
  const openModules = createOpenModules({ clock, graceDays: undefined })
  const { period, kpi } = await readOverview({ db, clock, openModules }, companyId)
  const orders = demoOrders(
    now.toISOString(),
    { zone: period.time_zone, cutoffHour: period.cutoff_hour },
    { current: missing('current', kpi), previous: missing('previous', kpi) },
  )
  await db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ business_day: string; last_number: number }>(
      sql`select business_day, last_number from order_numbers where company_id = ${companyId}`,
    )
    const last = new Map(rows.map((row) => [row.business_day, row.last_number]))
    const numbered = orders.map((order) => {
      const number = (last.get(order.business_day) ?? 0) + 1
      last.set(order.business_day, number)
      return { ...order, id: randomUUID(), number }
    })
    const told = JSON.stringify(numbered)
    // The newest has not been looked at: it calls whoever signs in.
    const newest = orders.findLast(({ closed_at }) => closed_at === null)?.created_at ?? null
    await tx.execute(sql`insert into orders (company_id, id, business_day, number, status, fulfilment, source,
        customer_name, customer_phone, customer_address, neighbourhood, payment_method, items, delivery_fee_cents,
        discount_cents, total_cents, cancel_reason, placed_digest, seen_at, created_at, updated_at, production_at, ready_at)
      select ${companyId}, id, business_day, number, status, fulfilment, source, customer_name, customer_phone,
        customer_address, neighbourhood, payment_method, items, delivery_fee_cents, discount_cents, total_cents,
        cancel_reason, case when closed_at is null then ${openDigest} else ${seededDigest} end,
        case when created_at is distinct from ${newest}::timestamptz then created_at end, created_at,
        coalesce(closed_at, dispatched_at, ready_at, production_at, created_at), production_at, ready_at
      from jsonb_to_recordset(${told}::jsonb) as o(${orderColumns})`)
    await tx.execute(sql`insert into order_timeline (company_id, order_id, at, kind, actor, detail)
      select ${companyId}, id, at, kind, case when source = 'counter' or kind = 'status' then 'counter' else 'api' end, detail
      from jsonb_to_recordset(${told}::jsonb) as o(${orderColumns}) cross join lateral (values
        (created_at, 'placed', jsonb_build_object('source', source)),
        (production_at, 'status', '{"from": "analysis", "to": "production"}'),
        (ready_at, 'status', '{"from": "production", "to": "ready"}'),
        (dispatched_at, 'status', '{"from": "ready", "to": "dispatched"}'),
        (closed_at, 'status', jsonb_strip_nulls(jsonb_build_object('from', case when ready_at is null then 'analysis' else 'ready' end,
          'to', status, 'reason', cancel_reason)))) as t(at, kind, detail)
      where at is not null order by at`)
    // All but the odd customer who pays next time.
    await tx.execute(sql`insert into order_payments (company_id, order_id, id, method, amount_cents, at, actor)
      select ${companyId}, id, gen_random_uuid(), payment_method, total_cents, closed_at, 'counter'
      from jsonb_to_recordset(${told}::jsonb) as o(${orderColumns})
      where status = 'delivered' and total_cents > 0 and number % 40 <> 7`)
    await tx.execute(sql`insert into order_numbers (company_id, business_day, last_number)
      select company_id, business_day, max(number) from orders where company_id = ${companyId} group by 1, 2
      on conflict (company_id, business_day) do update set last_number = excluded.last_number`)
    await seedBotChats(tx, companyId, orders)
    await seedOpenChats(tx, companyId, now)
    await refreshOrderForLater(tx, companyId, { now, zone: period.time_zone, cutoffHour: period.cutoff_hour })
  })
}

const orderColumns =
  sql.raw(`id uuid, business_day date, number int, status text, fulfilment text, source text,
  customer_name text, customer_phone text, customer_address text, neighbourhood text, payment_method text, items jsonb,
  delivery_fee_cents int, discount_cents int, total_cents int, cancel_reason text, created_at timestamptz,
  production_at timestamptz, ready_at timestamptz, dispatched_at timestamptz, closed_at timestamptz`)

type Kpis = Awaited<ReturnType<typeof readOverview>>['kpi']

/** What the period's orders still have to bring. */
function missing(side: 'current' | 'previous', kpi: Kpis): Goal {
  const goal = sampleFigures[side]
  return {
    orders: Math.max(0, goal.orders - kpi.orders[side]),
    revenueCents: Math.max(0, goal.revenueCents - kpi.revenue_cents[side]),
    newCustomers: Math.max(0, goal.newCustomers - kpi.new_customers[side]),
    medianMinutes: goal.medianMinutes,
  }
}
