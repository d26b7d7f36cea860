import type { BotFigures, Figures } from '@balcao/contract/manager'
import { changeOf, periodBounds } from '@balcao/domain/manager'
import { businessDay } from '@balcao/domain/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { moveOrdersToToday } from '../../../demo/src/orders/keep-orders-recent'
import type { DemoOrder } from '../../../demo/src/orders/demo-order'
import { demoOrders, sampleFigures } from '../../../demo/src/orders/demo-orders'
import { seedOrders } from '../../../demo/src/orders/seed-orders'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenOrder } from '../testing/orders'
import { startTestServer, type TestServer } from '../testing/server'

const clock = { zone: 'America/Manaus', cutoffHour: 5 }

describe('the past of the demonstration', () => {
  // Hours of a Saturday in Manaus, those around the turn of the day included, and the turns of a month and a year.
  const hours = runs(24, 6)
  const moments = [
    ...Array.from({ length: hours }, (_, nth) => (nth * 24) / hours).map(
      (hour) => `2026-11-21T${String(hour).padStart(2, '0')}:10:00.000Z`,
    ),
    '2026-11-21T08:59:59.000Z',
    '2026-11-21T09:00:00.000Z',
    '2026-03-01T13:00:00.000Z',
    '2027-01-01T20:00:00.000Z',
  ]

  it.each(moments)('MGR-07 MGR-08 MGR-09 MGR-10 comes to the spec’s figures at %s', (now) => {
    const orders = demoOrders(now, clock)
    const period = periodBounds({ period: '7d' }, { now, ...clock })
    const sold = orders.filter(({ status }) => status !== 'cancelled' && status !== 'refused')
    const current = sold.filter(({ business_day }) => business_day >= period.from)
    const previous = sold.filter(
      ({ business_day, created_at }) =>
        business_day >= period.previousFrom &&
        business_day < period.from &&
        created_at < period.previousUntil!,
    )
    // The last day of either period is compared by the elapsed time, and has none but what is open: no minute of it is
    // another figure.
    expect(
      orders.filter(
        ({ business_day, closed_at }) =>
          closed_at !== null && [period.to, period.previousTo].includes(business_day),
      ),
    ).toEqual([])
    expect([told(current, sold, period.from), told(previous, sold, period.previousFrom)]).toEqual([
      sampleFigures.current,
      sampleFigures.previous,
    ])
  })

  it('MGR-07 MGR-08 the former period counts the same whenever one looks until the operating day is over', () => {
    const looks = runs(24 * 60, 96)
    const made = Date.parse('2026-11-21T09:00:00.000Z')
    const orders = demoOrders(new Date(made).toISOString(), clock).filter(
      ({ status }) => status === 'delivered',
    )
    const counted = new Set(
      Array.from({ length: looks }, (_, nth) => {
        const now = new Date(made + nth * (86_400_000 / looks)).toISOString()
        const period = periodBounds({ period: '7d' }, { now, ...clock })
        return orders.filter(
          ({ business_day, created_at }) =>
            business_day >= period.previousFrom &&
            business_day < period.from &&
            created_at < period.previousUntil!,
        ).length
      }),
    )
    expect([...counted]).toEqual([sampleFigures.previous.orders])
  })

  it('MGR-06 no order is of a time to come, on the wrong day, or adds up to something else', () => {
    const now = '2026-11-21T17:10:00.000Z'
    const wrong = demoOrders(now, clock).filter(
      (order) =>
        (order.closed_at ?? order.created_at) > now ||
        order.business_day !== businessDay(Date.parse(order.created_at), clock.zone, clock.cutoffHour) ||
        order.total_cents !== revenueOf(order) + order.delivery_fee_cents ||
        order.discount_cents >= 1000 ||
        order.items.length === 0,
    )
    expect(wrong).toEqual([])
  })

  it('is the same at each start, and made by many people at many doors', () => {
    const orders = demoOrders(moments[0]!, clock)
    expect(demoOrders(moments[0]!, clock)).toEqual(orders)
    expect(new Set(orders.map((order) => order.customer_name)).size).toBeGreaterThan(400)
    expect(new Set(orders.map((order) => order.neighbourhood)).size).toBeGreaterThan(10)
    expect(new Set(orders.map((order) => order.created_at.slice(11, 13))).size).toBeGreaterThan(15)
  })
})

describe('the demonstration company', () => {
  let server: TestServer
  let company: TestCompany
  const made = Date.now()
  let now = new Date(made)

  beforeAll(async () => {
    server = await startTestServer({ clock: () => now, env: { BALCAO_ROLE: 'web' } })
    company = await givenCompany(server)
    await givenOrder(server, company)
    await seedOrders(server.app, company.id, now)
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    now = new Date(made)
  })

  const overview = async () =>
    (await call<Figures>(server, '/api/manager/overview', { cookie: company.cookie })).body

  it('MGR-07 MGR-08 MGR-09 MGR-10 its overview shows them, with the order counted in that was there before', async () => {
    const figures = await overview()
    expect(figures.kpi).toEqual(shownFigures)
    const { current, previous } = figures.kpi.preparation_minutes
    expect(changeOf(current, previous, 'lower').good).toBe(true)
    expect(figures.top_products).toHaveLength(10)
    expect(figures.cancellations.orders.current).toBeGreaterThan(0)
  })

  it('an order that comes in afterwards is counted, and gets the next number of its day', async () => {
    const before = await server.app.db.owner.query<{ last: number }>(
      'select max(number) as last from orders where company_id = $1 and business_day = $2',
      [company.id, businessDay(now.getTime(), clock.zone, clock.cutoffHour)],
    )
    const order = await givenOrder(server, company, { customer_phone: '92981112222' })
    expect(order.number).toBe(before.rows[0]!.last + 1)
    const { kpi } = await overview()
    expect([kpi.orders.current, kpi.new_customers.current]).toEqual([157, 90])
  })

  it('what its bot did shows conversations for its orders, most of them without a person', async () => {
    const { conversations, orders, alone, hand_overs } = await botOf(server, company)
    expect(orders.current).toBeGreaterThan(20)
    expect(conversations.current).toBeGreaterThan(20)
    expect(conversations.current).toBeLessThanOrEqual(orders.current + 10)
    expect(alone.current).toBeGreaterThan(orders.current / 2)
    expect(alone.current).toBeLessThan(orders.current)
    expect(hand_overs.map(({ why }) => why)).toContain('asked')
  })

  it('the conversations of its orders are read, and lead to the order', async () => {
    const { rows } = await server.app.db.owner.query<{ unread: number; orders: number }>(
      `select sum(unread) filter (where exists (select from orders o where o.company_id = $1
         and o.conversation_id = conversations.id))::int as unread, (select count(*)::int from orders o where o.company_id = $1
         and o.source = 'bot' and o.conversation_id is null) as orders
       from conversations where company_id = $1`,
      [company.id],
    )
    expect(rows).toEqual([{ unread: 0, orders: 0 }])
  })

  it('each of its orders has a history that one can read', async () => {
    const { rows } = await server.app.db.owner.query<{ id: string }>(
      `select id from orders where company_id = $1 and status = 'delivered' limit 1`,
      [company.id],
    )
    const answer = await call<{ timeline: { kind: string; detail: { to?: string } }[] }>(
      server,
      `/api/orders/${rows[0]!.id}`,
      { cookie: company.cookie },
    )
    expect(answer.body.timeline.map(({ kind, detail }) => detail.to ?? kind)).toEqual([
      'placed',
      'production',
      'ready',
      'delivered',
    ])
  })
})

describe('the demonstration company later', () => {
  let server: TestServer
  let company: TestCompany
  const made = Date.now()
  let now = new Date(made)
  const HOUR = 3_600_000

  beforeAll(async () => {
    server = await startTestServer({ clock: () => now, env: { BALCAO_ROLE: 'web' } })
    company = await givenCompany(server)
    await seedOrders(server.app, company.id, now)
  })
  afterAll(() => server.stop())

  const kpi = async () =>
    (await call<Figures>(server, '/api/manager/overview', { cookie: company.cookie })).body.kpi

  let first: BotFigures

  /** As at each start, and each minute of a demonstration that goes on. */
  const look = () => moveOrdersToToday(server.app, company.id, { now })

  const all = [0, 1, 5, 14, 24, 49, 8 * 24 + 5, 0.3, 2.5, 9, 20, 25, 31, 40, 73, 7 * 24 - 1, 45 * 24 + 11]

  it.each(all.slice(0, runs(all.length, 7)).toSorted((one, other) => one - other))(
    'MGR-07 MGR-08 MGR-09 MGR-10 shows the same figures %d hours after it was made',
    async (hours) => {
      now = new Date(made + hours * HOUR)
      await look()
      expect(await kpi()).toEqual(shownFigures)
      const bot = await botOf(server, company)
      first ??= bot
      expect({ ...bot, period: first.period }).toEqual(first)
      expect(await look()).toBe(0)
      const { rows } = await server.app.db.owner.query(
        `select 1 from orders left join order_timeline t on t.company_id = orders.company_id and t.order_id = orders.id
         where orders.company_id = $1 and (ready_at > $2 or orders.created_at > $2 or at > $2 or at < orders.created_at)`,
        [company.id, now],
      )
      expect(rows).toEqual([])
    },
  )

  const open = () =>
    server.app.db.owner
      .query<{ id: string; status: string; minutes: number; times: number }>(
        `select id, status, extract(epoch from $2 - created_at)::int / 60 as minutes,
           (select count(*)::int from orders e where e.company_id = $1 and e.phone_key = o.phone_key) as times
         from orders o where company_id = $1 and status not in ('delivered', 'cancelled', 'refused')
           and waits_until is null
         order by created_at desc`,
        [company.id, now],
      )
      .then(({ rows }) => rows)

  it('orders wait in each state as young as at first, one of them late, and all by people who order often', async () => {
    const orders = await open()
    expect(orders.map(({ status, minutes }) => [status, minutes])).toEqual([
      ['analysis', 1],
      ['analysis', 3],
      ['production', 9],
      ['production', 15],
      ['ready', 24],
      ['ready', 27],
      ['dispatched', 36],
      ['dispatched', 39],
      ['production', 41],
    ])
    expect(Math.min(...orders.map(({ times }) => times))).toBeGreaterThan(3)
  })

  const later = () =>
    server.app.db.owner
      .query<{ id: string; hours: number; wall: string; times: number }>(
        `select id, extract(epoch from scheduled_for - $2)::int / 3600 as hours,
           to_char(scheduled_for at time zone 'America/Manaus', 'HH24:MI') as wall,
           business_day = (scheduled_for at time zone 'America/Manaus')::date as is_its_day,
           (select count(*)::int from orders e where e.company_id = $1 and e.phone_key = o.phone_key) as times
         from orders o where company_id = $1 and waits_until > $2 and status = 'analysis'`,
        [company.id, now],
      )
      .then(({ rows }) => rows)

  it('one order waits for the lunch of the next day, by somebody who orders often', async () => {
    const orders = await later()
    expect(orders).toEqual([expect.objectContaining({ wall: '12:30', is_its_day: true })])
    expect(orders[0]!.hours).toBeGreaterThan(4)
    expect(orders[0]!.times).toBeGreaterThan(3)
  })

  it('six conversations go on beside them: one waits for a person, two hold an order that the bot took', async () => {
    const { rows } = await server.app.db.owner.query(
      `select title, unread, waiting_since is not null as waits, (select count(*)::int from orders o
           where o.company_id = $1 and o.conversation_id = c.id and o.status in ('analysis', 'dispatched')) as orders
       from conversations c where company_id = $1 and last_at > $2::timestamptz - interval '50 minutes'
       order by last_at desc`,
      [company.id, now],
    )
    expect(rows.map(({ unread, waits, orders }) => [unread, waits, orders])).toEqual([
      [0, false, 1],
      [2, true, 0],
      [1, false, 0],
      [0, false, 0],
      [0, false, 1],
      [0, false, 0],
    ])
  })

  it('one that was moved on is as young again the next day, one that was closed stays counted the day before', async () => {
    const [first, second] = await open()
    for (const [order, to] of [
      [first!, ['production']],
      [second!, ['production', 'ready', 'delivered']],
    ] as const)
      for (const status of to)
        expect(
          await call(server, `/rest/v1/orders?id=eq.${order.id}`, {
            method: 'PATCH',
            cookie: company.cookie,
            body: { status },
          }),
        ).toMatchObject({ status: 200 })
    now = new Date(now.getTime() + 24 * HOUR)
    await look()
    expect(await kpi()).toEqual(shownFigures)
    const after = await open()
    expect(after.find(({ id }) => id === first!.id)).toMatchObject({ status: 'production', minutes: 1 })
    expect(after.find(({ id }) => id === second!.id)).toBeUndefined()
    now = new Date(now.getTime() + 9 * 24 * HOUR)
    await look()
    expect(await kpi()).toEqual(shownFigures)
  })

  it('what people ordered keeps its day, number and time, and is counted with the rest', async () => {
    const order = await givenOrder(server, company, { customer_phone: '92981113333' })
    const rowOf = async () =>
      (
        await server.app.db.owner.query<{ number: number; created_at: Date; business_day: string }>(
          'select number, created_at, business_day::text from orders where company_id = $1 and id = $2',
          [company.id, order.id],
        )
      ).rows[0]!
    const before = await rowOf()
    now = new Date(now.getTime() + 24 * HOUR)
    expect(await look()).toBe(1)
    expect(await rowOf()).toEqual(before)
    const { rows } = await server.app.db.owner.query<{ number: number }>(
      `select number from orders where company_id = $1 and business_day = $2 and number >= $3 order by number`,
      [company.id, before.business_day, before.number],
    )
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => before.number + at))
  })
})

const botOf = async (server: TestServer, company: TestCompany) =>
  (await call<BotFigures>(server, '/api/manager/bot?period=7d', { cookie: company.cookie })).body

const shownFigures = {
  revenue_cents: { current: 1_542_050, previous: 1_285_030 },
  orders: { current: 156, previous: 142 },
  new_customers: { current: 89, previous: 76 },
  preparation_minutes: { current: 18, previous: 22 },
}

function told(orders: readonly DemoOrder[], sold: readonly DemoOrder[], from: string) {
  const before = new Set(
    sold.filter((order) => order.business_day < from).map((order) => order.customer_phone),
  )
  const customers = new Set(orders.map((order) => order.customer_phone))
  const minutes = orders
    .filter(({ ready_at }) => ready_at !== null)
    .map((order) => (Date.parse(order.ready_at!) - Date.parse(order.production_at!)) / 60_000)
    .toSorted((one, other) => one - other)
  const middle = minutes.length / 2
  return {
    orders: orders.length,
    revenueCents: orders.reduce((sum, order) => sum + revenueOf(order), 0),
    newCustomers: [...customers].filter((phone) => !before.has(phone)).length,
    medianMinutes: (minutes[Math.ceil(middle) - 1]! + minutes[Math.floor(middle)]!) / 2,
  }
}

function revenueOf({ items, discount_cents }: DemoOrder): number {
  return items.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 0) - discount_cents
}
