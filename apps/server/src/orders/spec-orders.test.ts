import { randomUUID } from 'node:crypto'
import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderRow } from '@balcao/contract/orders'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenManyOrders } from '../testing/orders'
import type { TestServer } from '../testing/server'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
  company = await givenCompany(server)
})
afterAll(() => server.stop())

/** The fields of an order that the spec names, and no other. */
const said = (change: object = {}) => ({
  id: randomUUID(),
  customer_name: 'Ana Lima',
  customer_phone: '92991234567',
  customer_address: 'Rua das Flores, 120',
  payment_method: 'Dinheiro',
  total: 59.9,
  status: 'analysis',
  ...change,
})

/** Ways of paying as flows and forms write them. */
const payments = [
  ['Dinheiro', 'cash'],
  ['dinheiro', 'cash'],
  ['DINHEIRO', 'cash'],
  ['em espécie', 'cash'],
  ['PIX', 'pix'],
  ['Pix', 'pix'],
  ['Cartão', 'credit_card'],
  ['Cartão de crédito', 'credit_card'],
  ['credito', 'credit_card'],
  ['card', 'credit_card'],
  ['CARTÃO DE DÉBITO', 'debit_card'],
  ['cartão de débito', 'debit_card'],
  ['Débito', 'debit_card'],
  ['Vale refeição', 'voucher'],
  ['VR', 'voucher'],
  ['Outro', 'other'],
] as const

const place = (body: object) =>
  call<OrderRow[] & { code?: string; mensagem: string; message: string; fields: { path: string }[] }>(
    server,
    '/rest/v1/orders',
    { body, bearer: company.apiKey, headers: { prefer: 'return=representation' } },
  )

describe('an order that says only what the spec names', () => {
  it('ORD-22 is placed with its total in one line, once', async () => {
    const created_at = new Date(Date.now() - 3_600_000).toISOString()
    const body = said({ created_at })
    const answers = [await place(body), await place(body)]
    expect(answers.map(({ status }) => status)).toEqual([201, 200])
    expect(answers[0]!.body[0]).toMatchObject({
      id: body.id,
      customer_name: 'Ana Lima',
      payment_method: 'cash',
      total: 59.9,
      delivery_fee: 0,
      status: 'analysis',
      items: [{ name: 'Pedido', quantity: 1, unit_price: 59.9 }],
    })
    expect(Date.parse(answers[0]!.body[0]!.created_at)).toBe(Date.parse(created_at))
  })

  it.each<[field: string, value: unknown, expected: object]>([
    ['total', '59.90', { total: 59.9 }],
    ['total', '59,90', { total: 59.9 }],
    ['total', 'R$ 1.059,90', { total: 1059.9 }],
    ...payments.map(([word, payment_method]): [string, string, object] => [
      'payment_method',
      word,
      { payment_method },
    ]),
    ['created_at', new Date().toISOString().replace('T', ' ').replace('Z', '+00'), {}],
    ['customer_phone', 92991234567, { customer_phone: '92991234567' }],
    ['status', 'production', { status: 'production' }],
    ['status', 'ready', { status: 'ready' }],
  ])('may say %s as %j', async (field, value, expected) => {
    const { status, body } = await place(said({ [field]: value }))
    expect([status, body]).toMatchObject([201, [expected]])
  })

  it('of a total with fee and discount has the line that is left', async () => {
    const { body } = await place(said({ total: 50, delivery_fee: '7,00', discount: 2 }))
    expect(body[0]).toMatchObject({ total: 50, delivery_fee: 7, discount: 2, items: [{ unit_price: 45 }] })
  })

  it.each([
    [{ payment_method: 'fiado' }, 400, /payment_method \(Deve ser pix ou/],
    [{ total: 'muito' }, 400, /total \(/],
    [{ total: undefined }, 422, /items \(informe os itens, ou o total\)/],
    [{ customer_address: null }, 422, /customer_address \(informe o endereço/],
    [{ customer_name: '' }, 400, /customer_name \(/],
    [{ mesa: 4 }, 400, /mesa \(Campo desconhecido\)/],
    [{ status: 'pronto' }, 400, /status \(Deve ser analysis ou production ou ready\)/],
    [{ created_at: '2020-01-01T00:00:00Z' }, 422, /created_at \(deve ser dos últimos 7 dias\)/],
  ])('that cannot be placed is refused by name: %j', async (change, status, message) => {
    const answer = await place(said(change))
    expect(answer.status).toBe(status)
    expect(answer.body.message).toMatch(message)
    expect(answer.body.mensagem).toBe(answer.body.message)
  })
})

describe('a program that reads tables', () => {
  it('is told the tables and their columns, with a key', async () => {
    const root = await call<{ paths: object; definitions: Record<string, { properties: object }> }>(
      server,
      '/rest/v1/',
      { bearer: company.apiKey },
    )
    expect([root.status, Object.keys(root.body.paths)]).toEqual([
      200,
      ['/', '/orders', '/customers', '/appointments', '/employees'],
    ])
    expect(root.body.definitions['orders']!.properties).toMatchObject({
      id: { type: 'string', format: 'uuid' },
      total: { type: 'number', format: 'numeric' },
    })
    expect((await call(server, '/rest/v1/')).status).toBe(401)
  })

  it('filters by flat and / or, and reads pages of 1000', async () => {
    const shop = await givenCompany(server)
    const client = new PostgrestClient(`${server.url}/rest/v1`, {
      headers: { Authorization: `Bearer ${shop.apiKey}` },
    })
    await givenManyOrders(server, shop, { orders: 991, people: 991 })
    const batch = Array.from({ length: 10 }, (_, n) =>
      said({ customer_name: `Cliente ${n + 1}`, total: 1000 + n + 1 }),
    )
    expect((await client.from('orders').insert(batch)).error).toBeNull()
    const page = await client.from('orders').select('id').range(0, 999)
    const rest = await client.from('orders').select('id').range(1000, 1999)
    expect([page.data?.length, rest.data?.length]).toEqual([1000, 1])

    const either = await client
      .from('orders')
      .select('total')
      .or('total.eq.1003,customer_name.eq."Cliente 7",total.in.(1008,1009)')
      .order('total')
    expect(either.data).toEqual([{ total: 1003 }, { total: 1007 }, { total: 1008 }, { total: 1009 }])
    const both = await call<OrderRow[]>(
      server,
      '/rest/v1/orders?select=total&and=(total.gte.1005,total.lt.1007,status.not.eq.ready)&order=total',
      { bearer: shop.apiKey },
    )
    expect(both.body.map(({ total }) => total)).toEqual([1005, 1006])
    for (const bad of ['or=(nada.eq.1)', 'and=total.eq.1', 'or=(total.eq.1']) {
      const answer = await call<{ code: string }>(server, `/rest/v1/orders?${bad}`, { bearer: shop.apiKey })
      expect([bad, answer.status, answer.body.code]).toEqual([bad, 400, 'UNSUPPORTED_FILTER'])
    }
  })
})
