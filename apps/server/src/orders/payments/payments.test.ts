import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderDetails, OrderRow } from '@balcao/contract/orders'
import { borrowTestServer } from '../../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { openStream } from '../../testing/event-stream'
import { givenOrder } from '../../testing/orders'
import type { TestServer } from '../../testing/server'

let server: TestServer
let company: TestCompany
beforeAll(async () => {
  server = await borrowTestServer()
})
beforeEach(async () => {
  company = await givenCompany(server)
})
afterAll(() => server.stop())

interface Refusal {
  code: string
  mensagem: string
  current?: OrderRow
}

/** What the order of every test comes to, in reais. */
const total = 60.8

const pay = (order: { id: string }, body: object, by: TestCompany = company) =>
  call<OrderRow & Refusal>(server, `/api/orders/${order.id}/payments`, {
    cookie: by.cookie,
    body: { id: randomUUID(), method: 'pix', ...body },
  })

const takeBack = (order: { id: string }, paymentId: string, by: TestCompany = company) =>
  call<OrderRow & Refusal>(server, `/api/orders/${order.id}/payments/${paymentId}/void`, {
    method: 'POST',
    cookie: by.cookie,
  })

const detailsOf = async ({ id }: { id: string }) =>
  (await call<OrderDetails>(server, `/api/orders/${id}`, { cookie: company.cookie })).body

const edit = ({ id, version }: OrderRow, quantity: number) =>
  call<OrderRow & Refusal>(server, `/api/orders/${id}`, {
    method: 'PUT',
    cookie: company.cookie,
    body: {
      version,
      customer_name: 'Ana Lima',
      customer_address: 'Rua das Flores, 120',
      payment_method: 'cash',
      delivery_fee: 5,
      items: [{ name: 'X-Bacon', quantity, unit_price: 24.9 }],
    },
  })

describe('money for an order', () => {
  it('adds up over parts and methods, says so to every screen and in the table of programs', async () => {
    const order = await givenOrder(server, company)
    expect(order.paid).toBe(0)
    const stream = await openStream(server, company)
    expect((await pay(order, { received: 20 })).body).toMatchObject({ paid: 20, version: order.version + 1 })
    await stream.until((events) =>
      events.some(
        ({ name, data }) => name === 'ORDER_UPSERT' && (data as { order: OrderRow }).order.paid === 20,
      ),
    )
    stream.close()
    const rest = await pay(order, { method: 'cash', received: 50, change: 9.2, note: 'na porta' })
    expect(rest.body).toMatchObject({ paid: total, total })
    const rows = await call<OrderRow[]>(server, '/rest/v1/orders?paid=gte.60&select=id,paid', {
      bearer: company.apiKey,
    })
    expect(rows.body).toEqual([{ id: order.id, paid: total }])
    const { payments, timeline } = await detailsOf(order)
    expect(payments.map(({ method, amount, change, note }) => [method, amount, change, note])).toEqual([
      ['pix', 20, 0, null],
      ['cash', 40.8, 9.2, 'na porta'],
    ])
    expect(timeline.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'paid'])
  })

  it.each([
    ['more than is owed', { received: 60.81 }, 409, 'PAYMENT_TOO_LARGE'],
    ['a note whose change is not said', { method: 'cash', received: 100 }, 409, 'PAYMENT_TOO_LARGE'],
    ['change of a card', { method: 'credit_card', received: 100, change: 39.2 }, 422, 'PAYMENT_INVALID'],
    ['nothing', { received: 0 }, 422, 'PAYMENT_INVALID'],
    ['change of all', { method: 'cash', received: 50, change: 50 }, 422, 'PAYMENT_INVALID'],
  ])('is refused where it is %s', async (_what, body, status, code) => {
    const order = await givenOrder(server, company)
    const refused = await pay(order, body)
    expect([refused.status, refused.body.code]).toEqual([status, code])
    expect((await detailsOf(order)).payments).toEqual([])
  })

  it('is taken once: of two attendants who take all of it at once, one is told that it is paid', async () => {
    const order = await givenOrder(server, company)
    const answers = await Promise.all([1, 2, 3].map(() => pay(order, { received: total })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { body } = answers.find(({ status }) => status === 409)!
    expect(body).toMatchObject({ mensagem: 'Este pedido já está pago.', current: { paid: total } })
    expect((await detailsOf(order)).payments).toHaveLength(1)
  })

  it('that is sent again under its id is one payment, and other content under that id is refused', async () => {
    const order = await givenOrder(server, company)
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(order, { id, received: 30 })))
    expect(answers.map(({ status, body }) => `${status} ${body.paid}`)).toEqual(Array(4).fill('200 30'))
    expect((await pay(order, { id, received: 20 })).body.code).toBe('IDEMPOTENCY_MISMATCH')
    const other = await givenOrder(server, company)
    expect((await pay(other, { id, received: 30 })).body.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('and an edit at once leave either order of events: nothing is lost, and what is owed is right', async () => {
    const order = await givenOrder(server, company)
    const [paid, edited] = await Promise.all([pay(order, { received: total }), edit(order, 4)])
    expect(paid.status).toBe(200)
    if (edited.status === 409) {
      expect(edited.body.code).toBe('ORDER_CHANGED')
      expect((await edit(paid.body, 4)).body).toMatchObject({ total: 104.6, paid: total })
    }
    const { order: now } = await detailsOf(order)
    expect(now).toMatchObject({ total: 104.6, paid: total })
    expect((await pay(order, { received: 43.9 })).status).toBe(409)
    expect((await pay(order, { received: 43.8 })).body.paid).toBe(104.6)
    expect((await edit((await detailsOf(order)).order, 1)).body).toMatchObject({ total: 29.9, paid: 104.6 })
  })

  it('is taken back by a mark, once, and its row stays', async () => {
    const order = await givenOrder(server, company)
    const id = randomUUID()
    await pay(order, { id, received: total })
    const answers = await Promise.all([takeBack(order, id), takeBack(order, id)])
    expect(answers.map(({ status, body }) => [status, body.paid])).toEqual([
      [200, 0],
      [200, 0],
    ])
    const { payments, timeline } = await detailsOf(order)
    expect(payments).toMatchObject([{ id, amount: total, voided_at: expect.any(String) }])
    expect(timeline.filter(({ kind }) => kind === 'payment_voided')).toHaveLength(1)
    expect((await pay(order, { received: total })).body.paid).toBe(total)
    expect((await takeBack(order, randomUUID())).body.code).toBe('PAYMENT_NOT_FOUND')
  })

  it('is not taken for an order that is over, and can be given back there', async () => {
    const order = await givenOrder(server, company)
    const id = randomUUID()
    await pay(order, { id, received: 20 })
    const closing = { outcome: 'cancelled', reason: 'customer_gave_up' }
    await call(server, `/api/orders/${order.id}/close`, { cookie: company.cookie, body: closing })
    const refused = await pay(order, { received: 10 })
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_OVER'])
    expect((await takeBack(order, id)).body.paid).toBe(0)
  })

  it('of another company is out of reach: neither taken, read nor taken back', async () => {
    const order = await givenOrder(server, company)
    const id = randomUUID()
    await pay(order, { id, received: 20 })
    const stranger = await givenCompany(server)
    expect((await pay(order, { received: 5 }, stranger)).body.code).toBe('ORDER_NOT_FOUND')
    expect((await takeBack(order, id, stranger)).body.code).toBe('ORDER_NOT_FOUND')
    const own = await givenOrder(server, stranger)
    expect((await takeBack(own, id, stranger)).body.code).toBe('PAYMENT_NOT_FOUND')
    expect((await pay(own, { id, received: 5 }, stranger)).body.paid).toBe(5)
    expect((await detailsOf(order)).order.paid).toBe(20)
  })
})

describe('paper', () => {
  const receipt = async (order: { id: string }) =>
    (
      await call<{ text: string }>(server, `/api/orders/${order.id}/receipt?copy=delivery`, {
        cookie: company.cookie,
      })
    ).body.text.replaceAll('\u00A0', ' ')

  it('asks for what is owed and no more, with the change of that', async () => {
    const order = await givenOrder(server, company)
    expect(await receipt(order)).toContain('COBRAR R$ 60,80')
    await pay(order, { received: 20 })
    const part = await receipt(order)
    expect(part).toContain('COBRAR R$ 40,80')
    expect(part).toContain('Pago R$ 20,00')
    expect(part).toMatch(/troco: R\$ 59,20/)
    await pay(order, { received: 40.8 })
    const all = await receipt(order)
    expect(all).toContain('PAGO')
    expect(all).not.toMatch(/COBRAR|troco/)
  })
})
