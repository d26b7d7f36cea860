import type { OrderRow } from '@balcao/contract/orders'
import { runs } from '@balcao/testkit/chance'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { buildOrder, givenManyOrders, givenOrder } from '../../testing/orders'
import { startTestServer, type TestServer } from '../../testing/server'
import { findOrders } from './find-orders'
import { indexSearchCron } from './index-search'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  company = await givenCompany(server)
})
afterAll(() => server.stop())

const query = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await server.app.db.owner.query<Row>(text, values)).rows

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort()

async function found(shop: TestCompany, operand: string, more: Record<string, string> = {}) {
  const asked = new URLSearchParams({ select: 'id', search: operand, limit: '1000', ...more }).toString()
  const answer = await call<OrderRow[]>(server, `/rest/v1/orders?${asked}`, { bearer: shop.apiKey })
  expect([operand, answer.status]).toEqual([operand, 200])
  return idsOf(answer.body)
}

/** What a reading of every order finds. */
const readThrough = async (shop: TestCompany, pattern: string) =>
  idsOf(
    await query<{ id: string }>(
      'select id from orders where company_id = $1 and deleted_at is null and search ilike $2',
      shop.id,
      pattern,
    ),
  )

const index = () => indexSearchCron(server.app).run()

/** As it stands after an update from a version that had no such search. */
async function forgetSearch(shop: TestCompany): Promise<void> {
  await query('delete from order_search where company_id = $1', shop.id)
  await query('insert into order_search_fills (company_id) values ($1)', shop.id)
}

/** Orders of as many people, without the counters by status, which cost a minute over so many and are not looked at here. */
async function givenManyPeople(orders: number): Promise<TestCompany> {
  const shop = await givenCompany(server)
  await query('alter table orders disable trigger count_orders')
  await givenManyOrders(server, shop, { orders, people: orders })
  await query('alter table orders enable trigger count_orders')
  return shop
}

const words = [
  'Ana',
  'Conceição',
  'ARAÚJO',
  'Zé',
  'Érica',
  'D’Ávila',
  'Ōno',
  'Straße',
  'São José',
  '100%',
  'a_b',
  'x\\y',
]
const orderOf = fc.record({
  customer_name: fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
    .map((some) => some.join(' ')),
  customer_phone: fc.constantFrom('92991234567', '(92) 98888-7777', '1133334444'),
  customer_address: fc.constantFrom('Rua das Flores, 120', 'Av. Brasil, 7', 'Travessa 9 de Maio'),
  neighbourhood: fc.constantFrom('Centro', 'Adrianópolis', 'Praça 14'),
})

test('ORD-34 whatever is searched for, the index finds what a reading of every order finds', async () => {
  const shop = await givenCompany(server)
  const placed = await call(server, '/rest/v1/orders', {
    bearer: shop.apiKey,
    body: fc.sample(orderOf, { numRuns: 50, seed: 7 }).map((order) => buildOrder(order)),
  })
  expect(placed.status).toBe(201)
  const texts = (
    await query<{ search: string }>('select search from orders where company_id = $1', shop.id)
  ).map(({ search }) => search)
  // A part is indexed, a part waits.
  await query(
    `update order_search set indexed = true where company_id = $1 and order_id::text < '9'`,
    shop.id,
  )

  const piece = fc
    .record({
      text: fc.constantFrom(...texts, ...words),
      from: fc.nat(60),
      length: fc.integer({ min: 0, max: 12 }),
    })
    .map(({ text, from, length }) => text.slice(from % text.length, (from % text.length) + length))
    .map((text) => text.replace(/[\\%_*]/g, '\\$&'))
  const part = fc.oneof(
    { weight: 4, arbitrary: piece },
    { weight: 1, arbitrary: piece.map((text) => text.toUpperCase()) },
    { weight: 1, arbitrary: fc.constantFrom('*', '_', '%') },
  )
  const patterns = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(patterns, fc.boolean(), async (pattern, anywhere) => {
      const operand = anywhere ? `*${pattern}*` : pattern
      expect(await found(shop, `ilike.${operand}`)).toEqual(
        await readThrough(shop, operand.replaceAll('*', '%')),
      )
    }),
    { numRuns: runs(2000, 150) },
  )
})

describe('the search of orders', () => {
  it('finds an order at once, after it was changed by what it says now alone, and not when it is gone', async () => {
    const order = await givenOrder(server, company, {
      customer_name: 'Zuleica Prado',
      customer_phone: '92981112222',
    })
    await query('update order_search set indexed = true where company_id = $1', company.id)
    expect(await found(company, 'ilike.*leica p*')).toEqual([order.id])
    expect(await found(company, 'ilike.*8111222*')).toEqual([order.id])
    const { id: _, ...content } = buildOrder({ customer_name: 'Ximena Prado', customer_phone: '92981112222' })
    const edited = await call(server, `/api/orders/${order.id}`, {
      method: 'PUT',
      cookie: company.cookie,
      body: { ...content, version: order.version },
    })
    expect([edited.status, edited.text]).toEqual([200, edited.text])
    expect(await found(company, 'ilike.*leica p*')).toEqual([])
    expect(await found(company, 'ilike.*ximena*')).toEqual([order.id])
    await call(server, `/rest/v1/orders?id=eq.${order.id}`, { method: 'DELETE', bearer: company.apiKey })
    expect(await found(company, 'ilike.*ximena*')).toEqual([])
  })

  it('counts what it finds, and goes with other conditions', async () => {
    const shop = await givenCompany(server)
    const [near, far] = [
      await givenOrder(server, shop, { customer_name: 'Olga Um', neighbourhood: 'Centro' }),
      await givenOrder(server, shop, { customer_name: 'Olga Dois', neighbourhood: 'Flores' }),
    ]
    expect(await found(shop, 'ilike.*olga*', { neighbourhood: 'eq.Flores' })).toEqual([far.id])
    expect(await found(shop, 'not.ilike.*olga d*')).toEqual([near.id])
    const counted = await call(server, '/rest/v1/orders?search=ilike.*olga*&limit=1', {
      bearer: shop.apiKey,
      headers: { prefer: 'count=exact' },
    })
    expect(counted.headers.get('content-range')).toBe('0-0/2')
  })

  it('answers the same before, while and after the orders of a former version are brought in', async () => {
    const shop = await givenManyPeople(2400)
    await forgetSearch(shop)
    const wanted = await readThrough(shop, '%pessoa 171%')
    expect(wanted).toHaveLength(11)
    const look = () => found(shop, 'ilike.*pessoa 171*')
    expect(await look()).toEqual(wanted)
    const late = await givenOrder(server, shop, { customer_name: 'Pessoa 171 B' })
    expect(await look()).toEqual([...wanted, late.id].sort())
    await index()
    expect(await look()).toEqual([...wanted, late.id].sort())
    expect(await query('select from order_search_fills where company_id = $1', shop.id)).toEqual([])
    const [{ indexed }] = (await query<{ indexed: number }>(
      'select count(*)::int as indexed from order_search where company_id = $1 and indexed',
      shop.id,
    )) as [{ indexed: number }]
    expect(indexed).toBeGreaterThan(2000)
    expect(await found(shop, 'ilike.*nobody*')).toEqual([])
  })

  it('what is changed while the orders of a former version are brought in is found as it stands then', async () => {
    const shop = await givenCompany(server)
    const order = await givenOrder(server, shop, { customer_name: 'Quitéria' })
    await forgetSearch(shop)
    await query(`update orders set customer_name = 'Benedita' where company_id = $1`, shop.id)
    await index()
    expect(await found(shop, 'ilike.*quiteria*')).toEqual([])
    expect(await found(shop, 'ilike.*benedita*')).toEqual([order.id])
  })

  it('leaves the common to the orders themselves, and the rest to the index', async () => {
    const shop = await givenManyPeople(2400)
    await index()
    const keys = (...patterns: string[]) => server.app.db.asCompany(shop.id, (tx) => findOrders(tx, patterns))
    expect(await keys('%pessoa%')).toBeNull()
    expect(await keys('%')).toBeNull()
    expect(await keys('%pessoa 1234%')).toHaveLength(1)
    expect(await keys('%pessoa%', '%92991001234%')).toHaveLength(1)
    expect(await keys('%zq%')).toEqual([])
  })

  it('of another company says nothing, from whichever side it is asked', async () => {
    const other = await givenCompany(server)
    const order = await givenOrder(server, other, {
      customer_name: 'Hildegarda',
      customer_phone: '92977776666',
    })
    await query('update order_search set indexed = true where company_id = $1', other.id)
    const { db } = server.app
    expect(await found(company, 'ilike.*hildegarda*')).toEqual([])
    for (const pattern of ['%hildegarda%', '%77776666%', `%${order.id}%`]) {
      expect(await db.asCompany(company.id, (tx) => findOrders(tx, [pattern]))).toEqual([])
      expect(await db.asVisitor({}, (tx) => findOrders(tx, [pattern]))).toBeNull()
      expect(await db.asCompany(other.id, (tx) => findOrders(tx, [pattern]))).toEqual([order.id])
    }
  })
})
