import { randomUUID } from 'node:crypto'
import type { Coupon } from '@balcao/contract/coupons'
import type { FollowedOrder } from '@balcao/contract/menu'
import type { OrderRow } from '@balcao/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { buildOrder } from '../testing/orders'
import type { TestServer } from '../testing/server'

let server: TestServer
let shop: TestCompany
let visit: string
/** 15 h on Thursday 26 November in Manaus. */
let now = new Date('2026-11-26T19:00:00Z')

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
const comeIn = async () => {
  visit = (await call<{ token: string }>(server, '/api/visit')).body.token
}

beforeEach(async () => {
  now = new Date('2026-11-26T19:00:00Z')
  await comeIn()
  shop = await givenCompany(server)
  const produtos = [{ id: 'x-bacon', nome: 'X-Bacon', preco: 25, disponivel: true, ativo: true }]
  const categorias = [{ id: 'lanches', nome: 'Lanches', ativo: true, produtos }]
  for (const change of [{ taxa_entrega: 6 }, { cardapio_json: { cardapio: { categorias } } }]) {
    const saved = await call(server, '/webhook/update-customer', {
      body: { cnpj: shop.cnpj, ...change },
      cookie: shop.cookie,
    })
    expect(saved.status).toBe(200)
  }
})

const pizza10 = {
  version: 0,
  code: 'Pizza10',
  kind: 'percent',
  value: 10,
  minimum_cents: 0,
  first_order: false,
  starts_on: null,
  ends_on: null,
  max_uses: null,
  max_uses_each: null,
  active: true,
}

async function save(change: object = {}, id: string = randomUUID(), who = shop) {
  return call<Coupon & { code: string; fields?: { path: string }[] }>(server, `/api/coupons/${id}`, {
    method: 'PUT',
    body: { ...pizza10, ...change },
    cookie: who.cookie,
  })
}

async function given(change: object = {}): Promise<Coupon> {
  const { status, body } = await save(change)
  expect([status, body]).toMatchObject([200, { version: 1, uses: 0 }])
  return body
}

const uses = async () => {
  const { body } = await call<{ coupons: Coupon[] }>(server, '/api/coupons', { cookie: shop.cookie })
  return body.coupons.map((coupon) => coupon.uses)
}

/** Two burgers, brought for 6: 56 without a coupon. */
const menuOrder = (change: object = {}) => ({
  id: randomUUID(),
  customer_name: 'Ana Lima',
  customer_phone: '(92) 99123-4567',
  fulfilment: 'delivery',
  customer_address: 'Rua das Flores, 120',
  neighbourhood: 'Centro',
  payment_method: 'cash',
  lines: [{ item_id: 'x-bacon', price_type: 'padrao', quantity: 2, options: [], unit_cents: 2500 }],
  coupon: 'PIZZA 10',
  fee_cents: 600,
  total_cents: 5100,
  ...change,
})

const order = (change: object = {}, company = shop) =>
  call<{ link: string; code: string; mensagem: string; current: { why: string } }>(
    server,
    `/api/menu/${company.id}/orders`,
    { body: menuOrder(change), bearer: visit },
  )

const place = (change: object = {}) => {
  const items = [{ name: 'X-Bacon', quantity: 2, unit_price: 25 }]
  const body = buildOrder({ items, delivery_fee: 6, payment_method: 'pix', change_for: null, ...change })
  return call<OrderRow[] & { code: string; current: { why: string } }>(server, '/rest/v1/orders', {
    body,
    cookie: shop.cookie,
    headers: { prefer: 'return=representation' },
  })
}

describe('a coupon in the menu', () => {
  it('takes its part of the items, and stands on the order, its page and its uses', async () => {
    await given()
    const checked = await call(server, `/api/menu/${shop.id}/coupon`, {
      body: { code: ' pízza-10 ' },
      bearer: visit,
    })
    expect(checked.body).toEqual({ code: 'Pizza10', kind: 'percent', value: 10, minimum_cents: 0 })
    const placed = await order()
    expect([placed.status, placed.body]).toMatchObject([201, { number: 1 }])
    const followed = await call<FollowedOrder>(server, `/api/menu/${shop.id}/orders/${placed.body.link}`)
    expect(followed.body).toMatchObject({ discount_cents: 500, coupon: 'Pizza10', total_cents: 5100 })
    const { body } = await call<OrderRow[]>(server, '/rest/v1/orders', { cookie: shop.cookie })
    expect(body).toMatchObject([
      { discount: 5, total: 51, coupon: { code: 'Pizza10', kind: 'percent', value: 10, minimum: 0 } },
    ])
    expect(await uses()).toEqual([1])
  })

  it('gives the delivery', async () => {
    await given({ kind: 'free_delivery', value: 0 })
    expect((await order({ fee_cents: 0, total_cents: 5000 })).status).toBe(201)
    const { body } = await call<OrderRow[]>(server, '/rest/v1/orders', { cookie: shop.cookie })
    expect(body).toMatchObject([
      { discount: 0, delivery_fee: 0, total: 50, coupon: { kind: 'free_delivery' } },
    ])
  })

  it('is charged as it was shown, or not at all', async () => {
    await given({ value: 20 })
    expect((await order()).body).toMatchObject({ code: 'CART_CHANGED', current: { total_cents: 4600 } })
    expect(await uses()).toEqual([0])
  })

  it.each([
    ['it is paused', { active: false }, 'unknown'],
    ['it is not yet', { starts_on: '2026-11-27' }, 'not_yet'],
    ['it is over', { ends_on: '2026-11-25' }, 'over'],
    ['the items are too few', { minimum_cents: 5001 }, 'minimum'],
  ])('is refused in words where %s', async (_what, change, why) => {
    await given(change)
    const { status, body } = await order()
    expect([status, body]).toMatchObject([409, { code: 'COUPON_REFUSED', current: { why } }])
    expect(body.mensagem).toMatch(/cupom/)
  })

  it('of another company does not exist', async () => {
    await given()
    const other = await givenCompany(server)
    const answer = await call(server, `/api/menu/${other.id}/coupon`, {
      body: { code: 'PIZZA10' },
      bearer: visit,
    })
    expect([answer.status, answer.body]).toMatchObject([409, { current: { why: 'unknown' } }])
  })

  it('counts by the operating day of the company: after midnight it is still yesterday', async () => {
    await given({ ends_on: '2026-11-26' })
    now = new Date('2026-11-27T05:00:00Z')
    expect((await place({ coupon: 'pizza10' })).status).toBe(201)
    now = new Date('2026-11-27T12:00:00Z')
    expect((await place({ coupon: 'pizza10' })).body).toMatchObject({ current: { why: 'over' } })
  })
})

describe('the uses of a coupon', () => {
  it('of two who want the last one at once, one gets it', async () => {
    await given({ max_uses: 1 })
    const phones = ['92991230001', '92991230002', '92991230003', '92991230004']
    const answers = await Promise.all(phones.map((customer_phone) => order({ customer_phone })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await uses()).toEqual([1])
  })

  it('come back with an order that is cancelled or deleted', async () => {
    await given({ max_uses: 1 })
    const [first] = (await place({ coupon: 'pizza10' })).body
    expect((await place({ coupon: 'pizza10' })).body).toMatchObject({ current: { why: 'used_up' } })
    const cancelled = await call(server, `/api/orders/${first!.id}/close`, {
      body: { outcome: 'cancelled', reason: 'customer_gave_up' },
      cookie: shop.cookie,
    })
    expect(cancelled.status).toBe(200)
    const [second] = (await place({ coupon: 'pizza10' })).body
    expect(await uses()).toEqual([1])
    await call(server, `/rest/v1/orders?id=eq.${second!.id}`, { method: 'DELETE', cookie: shop.cookie })
    expect(await uses()).toEqual([0])
  })

  it('are limited for each phone, in any spelling, and may be for the first order alone', async () => {
    await given({ max_uses_each: 1 })
    await given({ code: 'BEMVINDO', first_order: true })
    expect((await order({ coupon: 'bemvindo' })).status).toBe(201)
    expect((await order({ coupon: 'bemvindo' })).body.current.why).toBe('not_first')
    expect((await order()).status).toBe(201)
    expect((await order({ customer_phone: '+55 92 9123-4567' })).body.current.why).toBe('used_by_phone')
    expect((await order({ customer_phone: '92991239999' })).status).toBe(201)
    expect((await place({ coupon: 'pizza10', customer_phone: null })).body.current.why).toBe('phone_missing')
  })

  it('an order that is sent again takes one', async () => {
    await given({ max_uses: 1 })
    const id = randomUUID()
    expect((await place({ id, coupon: 'pizza10' })).status).toBe(201)
    expect((await place({ id, coupon: 'PIZZA-10' })).status).toBe(200)
    expect((await place({ id })).status).toBe(422)
    expect(await uses()).toEqual([1])
  })
})

describe('a coupon at the counter', () => {
  const edit = (row: OrderRow, change: object) => {
    const { items, customer_name, payment_method, delivery_fee, version } = row
    return call<OrderRow & { fields: { path: string }[] }>(server, `/api/orders/${row.id}`, {
      method: 'PUT',
      body: {
        version,
        customer_name,
        customer_address: row.customer_address,
        payment_method,
        delivery_fee,
        items,
        ...change,
      },
      cookie: shop.cookie,
    })
  }

  it('a discount beside it is a mistake', async () => {
    await given()
    expect((await place({ coupon: 'pizza10', discount: 1 })).body).toMatchObject({ code: 'ORDER_INVALID' })
    expect((await place({ coupon: 'pizza10', total: 56 })).body).toMatchObject({ code: 'ORDER_INVALID' })
    expect((await place({ coupon: 'pizza10', total: 51 })).status).toBe(201)
  })

  it('an edit computes by what it said at the placing, until it is taken off', async () => {
    const coupon = await given()
    const [placed] = (await place({ coupon: 'pizza10' })).body
    await save({ value: 50, version: coupon.version, active: false }, coupon.id)
    const items = [{ name: 'X-Bacon', quantity: 4, unit_price: 25 }]
    const more = (await edit(placed!, { items, coupon: 'Pizza10' })).body
    expect(more).toMatchObject({ discount: 10, total: 96 })
    const unsaid = (await edit(more, { notes: 'sem cebola', discount: 10 })).body
    expect(unsaid).toMatchObject({ discount: 10, total: 96, coupon: { value: 10 } })
    const without = (await edit(unsaid, { coupon: null, discount: 2 })).body
    expect(without).toMatchObject({ discount: 2, total: 104, coupon: null })
    expect((await edit(without, { coupon: 'pizza10' })).body).toMatchObject({ code: 'COUPON_REFUSED' })
    expect(await uses()).toEqual([0])
  })

  it('of several orders that an edit gives its last use at once, one gets it', async () => {
    await given({ max_uses: 1 })
    const placed = await Promise.all([1, 2, 3, 4].map(async () => (await place()).body[0]!))
    const answers = await Promise.all(placed.map((each) => edit(each, { coupon: 'pizza10' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await uses()).toEqual([1])
  })

  it('takes no more than the items', async () => {
    await given({ kind: 'value', value: 99_999_999 })
    expect((await place({ coupon: 'pizza10' })).body).toMatchObject([{ discount: 50, total: 6 }])
  })
})

describe('keeping coupons', () => {
  it.each([
    [{ value: 101 }, 422],
    [{ value: 0 }, 422],
    [{ value: -10 }, 400],
    [{ kind: 'value', value: 0 }, 422],
    [{ minimum_cents: -1 }, 400],
    [{ code: '🍕' }, 422],
    [{ starts_on: '2026-11-20', ends_on: '2026-11-19' }, 422],
    [{ max_uses: 0 }, 400],
  ])('one of %j is refused', async (change, status) => {
    expect((await save(change)).status).toBe(status)
  })

  it('a code is there once, however it is written; a repeat is one coupon', async () => {
    const id = randomUUID()
    expect((await save({}, id)).status).toBe(200)
    expect((await save({}, id)).body).toMatchObject({ version: 1 })
    expect((await save({ code: 'PÍZZA-10' })).body).toMatchObject({ code: 'COUPON_TAKEN' })
    expect(await uses()).toEqual([0])
  })

  it('who saves over what somebody else saved is told so', async () => {
    const { id } = await given()
    expect((await save({ version: 1, active: false }, id)).body).toMatchObject({ version: 2, active: false })
    const late = await save({ version: 1, value: 15 }, id)
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'COUPON_CHANGED', current: { version: 2, active: false } },
    ])
  })
})
