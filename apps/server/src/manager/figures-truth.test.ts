import { randomUUID } from 'node:crypto'
import type { Figures } from '@balcao/contract/manager'
import { managerPeriods, periodBounds } from '@balcao/domain/manager'
import { cancelReasons, orderSources, orderStatuses, paymentMethods } from '@balcao/domain/orders'
import { businessDay } from '@balcao/domain/time'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { borrowTestServer } from '../testing/borrowed-server'
import type { TestServer } from '../testing/server'
import { expectedFigures, plain, sorted } from './testing/figures-oracle'
import { givenPastOrders, type PastOrder } from './testing/past-orders'

let server: TestServer
let now = new Date()

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())

const zones = ['America/Manaus', 'America/Sao_Paulo', 'America/Noronha']
const products = [
  { name: 'X-Bacon', product_id: 'x-bacon' },
  { name: 'Suco', product_id: 'suco' },
  { name: 'Bolo da tia', product_id: null },
]
const phones = ['92991234567', '9291234567', '+55 92 99123-4567', '11987654321', '1133334444', null]

/** Minutes before now: at any time of three weeks, or within two hours of a day's turn. */
const ago = fc.oneof(
  fc.integer({ min: 0, max: 21 * 1440 }),
  fc
    .record({ days: fc.integer({ min: 0, max: 15 }), off: fc.integer({ min: 0, max: 120 }) })
    .map(({ days, off }) => days * 1440 + off),
)

const anOrder = fc.record({
  ago,
  status: fc.constantFrom(...orderStatuses),
  deleted: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  delivery: fc.boolean(),
  source: fc.constantFrom(...orderSources),
  payment: fc.constantFrom(...paymentMethods),
  phone: fc.constantFrom(...phones),
  neighbourhood: fc.constantFrom('Centro', 'CENTRO', 'São José', 'sao jose', null),
  reason: fc.constantFrom(...cancelReasons, null),
  lines: fc.array(
    fc.record({
      product: fc.constantFrom(...products),
      quantity: fc.integer({ min: 1, max: 3 }),
      cents: fc.integer({ min: 0, max: 999 }),
      option: fc.option(fc.integer({ min: 0, max: 99 })),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  fee: fc.integer({ min: 0, max: 900 }),
  discount: fc.integer({ min: 0, max: 50 }),
  accepted: fc.option(fc.integer({ min: 0, max: 9 })),
  ready: fc.option(fc.integer({ min: 0, max: 40 })),
})

test('MGR-06 MGR-02 MGR-11 MGR-12 whatever the orders, zone, cut-off and hour, the database answers what they add up to', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 23 }),
      fc.date({ min: new Date('2026-02-20'), max: new Date('2026-12-31'), noInvalidDate: true }),
      fc.array(anOrder, { maxLength: 30 }),
      async (zone, cutoffHour, at, wanted) => {
        now = at
        const company = await givenCompany(server, { password: null })
        await server.app.db.owner.query(
          'update companies set time_zone = $2, cutoff_hour = $3 where id = $1',
          [company.id, zone, cutoffHour],
        )
        const orders = wanted.map((order, place) => written(order, place, zone, cutoffHour))
        await givenPastOrders(server, company.id, orders)

        for (const period of managerPeriods) {
          const days = period === 'custom' ? { from: '2026-01-25', to: at.toISOString().slice(0, 10) } : {}
          const query = new URLSearchParams({ period, ...days }).toString()
          const answer = await call<Figures>(server, `/api/manager/overview?${query}`, {
            cookie: company.cookie,
          })
          expect(answer.status).toBe(200)
          const view = {
            period: periodBounds({ period, ...days }, { now: at.toISOString(), zone, cutoffHour }),
            zone,
            cutoffHour,
          }
          expect(comparable(answer.body)).toEqual(expectedFigures(orders, view))
        }
      },
    ),
    { numRuns: runs(300, 8) },
  )
}, 120_000)

/** An answer in the oracle's order, without what it does not tell. */
function comparable({ period: _period, appointments: _appointments, recent_orders, ...figures }: Figures) {
  return {
    ...figures,
    recent: recent_orders.map(({ id }) => id),
    by_weekday_hour: sorted(figures.by_weekday_hour),
    top_products: sorted(figures.top_products),
    neighbourhoods: sorted(
      figures.neighbourhoods.map((entry) => ({ ...entry, neighbourhood: plain(entry.neighbourhood) })),
    ),
    payments: sorted(figures.payments),
    by_source: sorted(figures.by_source),
    by_fulfilment: sorted(figures.by_fulfilment),
    cancellations: { ...figures.cancellations, by_reason: sorted(figures.cancellations.by_reason) },
  }
}

function written(
  order: typeof anOrder extends fc.Arbitrary<infer T> ? T : never,
  place: number,
  zone: string,
  cutoffHour: number,
): PastOrder {
  // One second apart, so that no two are equally new.
  const created = new Date(now.getTime() - order.ago * 60_000 - place * 1000)
  const after = (minutes: number | null) =>
    minutes === null ? null : new Date(created.getTime() + minutes * 60_000).toISOString()
  const items = order.lines.map(({ product, quantity, cents, option }) => ({
    ...product,
    quantity,
    unit_price_cents: cents + 50,
    options: option === null ? [] : [{ name: 'Extra', price_cents: option }],
    notes: null,
  }))
  const cents = items.reduce(
    (sum, item) => sum + item.quantity * (item.unit_price_cents + (item.options[0]?.price_cents ?? 0)),
    0,
  )
  // What is fetched is never on its way.
  const isDelivery = order.delivery || order.status === 'dispatched'
  const fee = isDelivery ? order.fee : 0
  const lost = order.status === 'cancelled' || order.status === 'refused'
  return {
    id: randomUUID(),
    business_day: businessDay(created.getTime(), zone, cutoffHour),
    number: place + 1,
    status: order.status,
    fulfilment: isDelivery ? 'delivery' : 'pickup',
    source: order.source,
    customer_name: 'Ana',
    customer_phone: order.phone,
    neighbourhood: order.neighbourhood,
    payment_method: order.payment,
    items,
    delivery_fee_cents: fee,
    discount_cents: order.discount,
    total_cents: cents + fee - order.discount,
    cancel_reason: lost ? order.reason : null,
    created_at: created.toISOString(),
    // The database stamps the two that stand there by itself.
    production_at: after(order.status === 'production' ? (order.accepted ?? 0) : order.accepted),
    ready_at: after(order.status === 'ready' ? (order.ready ?? 0) : order.ready),
    deleted_at: order.deleted ? created.toISOString() : null,
  }
}
