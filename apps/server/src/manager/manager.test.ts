import { managerAnalytics, managerOverview, type Figures, type ReportTable } from '@balcao/contract/manager'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenAgendaThings } from '../scheduling/testing/agenda-things'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenOrder } from '../testing/orders'
import type { TestServer } from '../testing/server'
import { plainWords } from '../testing/owned-things'
import { buildPastOrder } from './testing/build-past-order'
import { givenPastOrders, type PastOrder } from './testing/past-orders'

// A Saturday, 14:00 in Manaus; its operating day began at 09:00 UTC.
const noon = new Date('2026-11-21T18:00:00Z')
let server: TestServer
let now = noon

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())

const read = async <T = Figures>(company: TestCompany, path: string) => {
  const answer = await call<T>(server, path, { cookie: company.cookie })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body
}

async function givenShop(orders: readonly PastOrder[]): Promise<TestCompany> {
  const company = await givenCompany(server)
  await givenPastOrders(server, company.id, orders)
  return company
}

describe('the overview', () => {
  it('MGR-06 a company without orders sees zeros and nothing measured, not samples', async () => {
    const company = await givenCompany(server)
    const figures = await read(company, '/api/manager/overview')
    expect(managerOverview.answer.parse(figures)).toEqual(figures)
    expect(figures.kpi).toEqual({
      revenue_cents: { current: 0, previous: 0 },
      orders: { current: 0, previous: 0 },
      new_customers: { current: 0, previous: 0 },
      preparation_minutes: { current: null, previous: null },
    })
    expect(figures.average_ticket_cents).toEqual({ current: null, previous: null })
    expect([figures.recent_orders, figures.top_products, figures.payments]).toEqual([[], [], []])
    expect(figures.series.map(({ orders, revenue_cents }) => orders + revenue_cents)).toEqual(
      Array(7).fill(0),
    )
    expect(figures.by_hour).toHaveLength(24)
    expect(figures.appointments?.total).toEqual({ current: 0, previous: 0 })
  })

  it('MGR-02 compares with the same elapsed time: what came later on the day a week ago is left out', async () => {
    const company = await givenShop([
      buildPastOrder('2026-11-21T17:00:00Z'),
      buildPastOrder('2026-11-14T17:59:59Z', { customer_phone: '92990000001' }),
      buildPastOrder('2026-11-14T18:00:00Z', { customer_phone: '92990000002' }),
    ])
    const figures = await read(company, '/api/manager/overview')
    expect(figures.period).toMatchObject({
      from: '2026-11-15',
      to: '2026-11-21',
      running: true,
      cutoff_hour: 5,
    })
    expect(figures.kpi.orders).toEqual({ current: 1, previous: 1 })
    expect(figures.kpi.revenue_cents).toEqual({ current: 3000, previous: 3000 })
    expect(figures.kpi.new_customers).toEqual({ current: 1, previous: 1 })
    expect(figures.delivery_fees_cents).toEqual({ current: 500, previous: 500 })
  })

  it('MGR-10 the average time is the median from accepted to ready; cancelled orders are measured by nothing', async () => {
    const ready = (minutes: number) => new Date(noon.getTime() - (119 - minutes) * 60_000).toISOString()
    const at = '2026-11-21T16:00:00Z'
    const company = await givenShop([
      ...[10, 20, 90].map((minutes) => buildPastOrder(at, { ready_at: ready(minutes) })),
      buildPastOrder(at, { status: 'cancelled', cancel_reason: 'closed', ready_at: ready(1) }),
      buildPastOrder(at, { ready_at: null }),
    ])
    const { preparation, kpi, cancellations } = await read(company, '/api/manager/overview?period=today')
    expect(kpi.preparation_minutes).toEqual({ current: 20, previous: null })
    expect(preparation).toMatchObject({ measured: 3, median_minutes: 20, p90_minutes: 76 })
    expect(cancellations).toMatchObject({
      orders: { current: 1, previous: 0 },
      value_cents: { current: 3000, previous: 0 },
      rate: 0.2,
      by_reason: [{ reason: 'closed', orders: 1, value_cents: 3000 }],
    })
  })

  it('MGR-11 MGR-12 shows the last eight orders, newest first, and what sold most by money', async () => {
    const orders = Array.from({ length: 10 }, (_, n) =>
      buildPastOrder(`2026-11-21T${10 + (n % 8)}:0${n}:00Z`),
    )
    orders[3]!.items.push({ ...orders[3]!.items[0]!, name: 'Suco', product_id: null, quantity: 40 })
    const company = await givenShop(orders)
    const figures = await read(company, '/api/manager/overview')
    const newest = orders.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1)).slice(0, 8)
    expect(figures.recent_orders.map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
    expect(figures.top_products).toEqual([
      { product: 'Suco', name: 'Suco', quantity: 40, sales_cents: 120_000, orders: 1 },
      { product: 'x-bacon', name: 'X-Bacon', quantity: 10, sales_cents: 30_000, orders: 10 },
    ])
  })

  it('counts appointments by the date of their start, and only with mod_agendamento', async () => {
    now = new Date()
    const company = await givenCompany(server)
    const things = await givenAgendaThings(server, company, plainWords)
    const { rows } = await server.app.db.owner.query<{ day: string; price: number }>(
      `select (starts_at at time zone 'America/Manaus')::date as day, price_cents as price from appointments where id = $1`,
      [things.appointmentId],
    )
    now = new Date(`${rows[0]!.day}T18:00:00Z`)
    const figures = await read(company, '/api/manager/overview?period=today')
    expect(figures.appointments?.total.current).toBeGreaterThan(0)
    expect(figures.appointments?.booked_cents.current).toBeGreaterThanOrEqual(rows[0]!.price)
    const report = await read<ReportTable>(company, '/api/manager/reports/appointments?period=today')
    expect(report.count).toBe(figures.appointments?.total.current)
    await server.app.db.owner.query('update companies set mod_agendamento = false where id = $1', [
      company.id,
    ])
    expect((await read(company, '/api/manager/overview?period=today')).appointments).toBeNull()
    expect(await read(company, '/api/manager/reports/appointments?period=today')).toMatchObject({ count: 0 })
    now = noon
  })

  it.each(['period=custom', 'period=custom&from=2026-11-10&to=2026-11-09', 'period=year', 'from=ontem'])(
    'refuses %s',
    async (query) => {
      const company = await givenCompany(server)
      const answer = await call(server, `/api/manager/overview?${query}`, { cookie: company.cookie })
      expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT'])
    },
  )

  it('MGR-01 needs mod_gerente, and a session of somebody who may see it', async () => {
    const company = await givenCompany(server, { modules: ['mod_atendimento'] })
    const closed = await call(server, '/api/manager/overview', { cookie: company.cookie })
    expect([closed.status, closed.body.code]).toEqual([403, 'MODULE_UNAVAILABLE'])
    const key = await call(server, '/api/manager/overview', { bearer: company.apiKey })
    expect(key.status).toBe(403)
  })

  it('shows nothing of another company, also where both know the same customer', async () => {
    const [a, b] = [await givenCompany(server), await givenCompany(server)]
    await givenPastOrders(server, a.id, [
      buildPastOrder('2026-10-01T17:00:00Z'),
      buildPastOrder('2026-11-20T17:00:00Z'),
    ])
    await givenPastOrders(server, b.id, [buildPastOrder('2026-11-20T17:00:00Z')])
    const ofA = await read(a, '/api/manager/overview')
    const ofB = await read(b, '/api/manager/overview')
    expect([ofA.kpi.orders.current, ofA.kpi.new_customers.current]).toEqual([1, 0])
    expect([ofB.kpi.orders.current, ofB.kpi.new_customers.current]).toEqual([1, 1])
  })
})

describe('the cut-off', () => {
  it('decides the day of orders to come, and leaves those of the past in theirs', async () => {
    const company = await givenCompany(server)
    // 03:30 in Manaus on the 22nd.
    now = new Date('2026-11-22T07:30:00Z')
    await givenOrder(server, company)
    const settings = await call(server, '/api/manager/settings', {
      method: 'PUT',
      cookie: company.cookie,
      body: { cutoff_hour: 3 },
    })
    expect([settings.status, settings.body]).toEqual([200, { cutoff_hour: 3 }])
    expect(await read(company, '/api/manager/settings')).toEqual({ cutoff_hour: 3 })
    await givenOrder(server, company)
    const { rows } = await server.app.db.owner.query<{ day: string }>(
      'select business_day as day from orders where company_id = $1 order by business_day',
      [company.id],
    )
    expect(rows.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22'])
    now = noon
  })

  it.each([-1, 24, 4.5, '5'])('cannot be %j', async (cutoff_hour) => {
    const company = await givenCompany(server)
    const answer = await call(server, '/api/manager/settings', {
      method: 'PUT',
      cookie: company.cookie,
      body: { cutoff_hour },
    })
    expect(answer.status).toBe(400)
  })
})

describe('the analytics', () => {
  const at = '2026-11-20T17:00:00Z'
  const suco = {
    name: 'Suco',
    product_id: null,
    quantity: 1,
    unit_price_cents: 1100,
    options: [],
    notes: null,
  }

  it.each([
    ['source=bot', 1],
    ['fulfilment=pickup', 1],
    ['payment=cash', 1],
    ['neighbourhood=sao jose', 1],
    ['product=Suco', 1],
    ['product=x-bacon', 3],
    ['category=lanches', 3],
    ['category=bebidas', 0],
    ['source=bot&payment=cash', 0],
    ['source=', 4],
  ])('%s leaves %d of four orders', async (filters, orders) => {
    const company = await givenShop([
      buildPastOrder(at, { source: 'bot', neighbourhood: 'São José' }),
      buildPastOrder(at, { fulfilment: 'pickup', neighbourhood: null }),
      buildPastOrder(at, { payment_method: 'cash' }),
      buildPastOrder(at, { items: [suco], total_cents: 1600 }),
    ])
    const { owner } = server.app.db
    await owner.query('insert into catalogues (company_id) values ($1) on conflict do nothing', [company.id])
    await owner.query(
      `insert into catalogue_rows (company_id, kind, id, category_id, position, version, content) values
         ($1, 'category', 'lanches', null, 1, 1, '{"nome":"Lanches"}'), ($1, 'item', 'x-bacon', 'lanches', 1, 1, '{}')`,
      [company.id],
    )
    const path = filters === 'source=' ? '/api/manager/analytics' : `/api/manager/analytics?${filters}`
    const answer = await read<{ figures: Figures; choices: Record<string, unknown> }>(company, path)
    expect(managerAnalytics.answer.parse(answer)).toEqual(answer)
    expect(answer.figures.kpi.orders.current).toBe(orders)
    expect(answer.choices).toEqual({
      neighbourhoods: ['Centro', 'São José'],
      products: [
        { product: 'Suco', name: 'Suco' },
        { product: 'x-bacon', name: 'X-Bacon' },
      ],
      categories: [{ id: 'lanches', name: 'Lanches' }],
    })
  })
})
