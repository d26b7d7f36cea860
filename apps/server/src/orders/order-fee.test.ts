import { randomUUID } from 'node:crypto'
import type { OrderRow } from '@balcao/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { buildOrder } from '../testing/orders'
import type { TestServer } from '../testing/server'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  company = await givenCompany(server, { password: null, cidade: 'Manaus' })
  await saveFees({
    taxa_entrega: 6,
    bairros_taxas: {
      '5.00': [{ bairro: 'Centro' }, { bairro: 'Jardim Europa' }],
      '9.90': [{ bairro: 'Parque Dez de Novembro' }, { bairro: 'São José I' }, { bairro: 'São José II' }],
    },
  })
})

const saveFees = (delivery_data: object) =>
  call(server, '/webhook/delivery-save', {
    body: { cnpj: company.cnpj, delivery_data },
    cookie: company.cookie,
  })

const place = <Body = OrderRow[]>(body: unknown) =>
  call<Body>(server, '/rest/v1/orders', { body, bearer: company.apiKey })

/** Two burgers at 24.90, no fee said. */
function orderWithoutFee(overrides: Record<string, unknown> = {}) {
  const { delivery_fee: _fee, ...order } = buildOrder({
    payment_method: 'pix',
    change_for: null,
    items: [{ name: 'X-Bacon', quantity: 2, unit_price: 24.9 }],
  })
  return { ...order, ...overrides }
}

describe('the fee of an order that names none', () => {
  it.each([
    ['the name itself', 'Centro', 5, 54.8],
    ['other case and accents', 'CÊNTRO', 5, 54.8],
    ['an abbreviation', 'Jd. Europa', 5, 54.8],
    ['the first words of one', 'parque 10', 9.9, 59.7],
    ['the company’s city behind it', 'Centro - Manaus', 5, 54.8],
  ])('comes from the company’s fees by the neighbourhood: %s', async (_what, neighbourhood, fee, total) => {
    const { status, body } = await place(orderWithoutFee({ neighbourhood }))
    expect([status, body[0]]).toMatchObject([201, { delivery_fee: fee, total, neighbourhood }])
  })

  it.each([
    ['is not among the fees', 'Ponta Negra', /"Ponta Negra" não está nas taxas/],
    ['could be two of them', 'São José', /Há mais de um bairro parecido com "São José"/],
  ])('is never guessed for a neighbourhood that %s', async (_what, neighbourhood, words) => {
    const order = orderWithoutFee({ neighbourhood })
    const answer = await place<{ mensagem: string }>(order)
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'ORDER_INVALID', fields: [{ path: 'delivery_fee' }] },
    ])
    expect(answer.body.mensagem).toMatch(words)
    const said = await place({ ...order, delivery_fee: 12 })
    expect([said.status, said.body[0]]).toMatchObject([201, { number: 1, delivery_fee: 12 }])
  })

  it('is none from the value on at which the company delivers free', async () => {
    await saveFees({ entrega_gratis: 49.8, pedido_minimo: 100 })
    // The minimum is the shop's word to its customers: a program or a person decides for itself.
    const { status, body } = await place(orderWithoutFee({ neighbourhood: 'Centro' }))
    expect([status, body[0]]).toMatchObject([201, { delivery_fee: 0, total: 49.8 }])
    const said = await place(orderWithoutFee({ neighbourhood: 'Centro', delivery_fee: 5 }))
    expect(said.body[0]).toMatchObject({ delivery_fee: 5, total: 54.8 })
  })

  it('is the base fee without a neighbourhood, or where the company has no fee groups', async () => {
    for (const neighbourhood of [undefined, null, '']) {
      expect((await place(orderWithoutFee({ neighbourhood }))).body[0]).toMatchObject({ delivery_fee: 6 })
    }
    await saveFees({ bairros_taxas: {} })
    expect((await place(orderWithoutFee({ neighbourhood: 'Ponta Negra' }))).body[0]).toMatchObject({
      delivery_fee: 6,
    })
  })

  it('is nothing when the customer fetches it, and a fee of zero that is said stays zero', async () => {
    const pickup = await place(orderWithoutFee({ fulfilment: 'pickup', neighbourhood: 'Ponta Negra' }))
    expect(pickup.body[0]).toMatchObject({ delivery_fee: 0, total: 49.8 })
    expect((await place(orderWithoutFee({ delivery_fee: 0 }))).body[0]).toMatchObject({ delivery_fee: 0 })
  })

  it('counts in the total that the caller believes in, in the change and in the discount', async () => {
    expect((await place(orderWithoutFee({ total: 54.8 }))).status).toBe(201)
    for (const [wrong, path] of [
      [{ total: 49.8 }, 'total'],
      [{ payment_method: 'cash', change_for: 50 }, 'change_for'],
      [{ discount: 54.81 }, 'discount'],
    ] as const) {
      const answer = await place<Record<string, unknown>>(orderWithoutFee(wrong))
      expect([answer.status, answer.body]).toMatchObject([422, { fields: [{ path }] }])
    }
    expect((await place(orderWithoutFee({ discount: 54.8 }))).body[0]).toMatchObject({ total: 0 })
  })

  it('an order that is sent again is the same order, also after the fees have changed', async () => {
    const order = orderWithoutFee({ id: randomUUID() })
    const first = await place(order)
    expect(first.body[0]).toMatchObject({ delivery_fee: 5 })
    await saveFees({ bairros_taxas: { '50.00': [{ bairro: 'Flores' }] } })
    const again = await place(order)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await place({ ...order, notes: 'outra' })).status).toBe(422)
  })

  it('of several orders, one that cannot be priced lets none be placed', async () => {
    const answer = await place([orderWithoutFee(), orderWithoutFee({ neighbourhood: 'Ponta Negra' })])
    expect(answer.status).toBe(422)
    const { body } = await call<OrderRow[]>(server, '/rest/v1/orders', { cookie: company.cookie })
    expect(body).toEqual([])
  })
})
