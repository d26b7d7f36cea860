import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderCounts, OrderDetails, OrderRow } from '@balcao/contract/orders'
import { borrowTestServer } from '../../testing/borrowed-server'
import { openStream } from '../../testing/event-stream'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { givenOrder } from '../../testing/orders'
import type { TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

const move = (company: TestCompany, { id }: OrderRow, status: string, from?: string) =>
  call<OrderRow[]>(server, `/rest/v1/orders?id=eq.${id}`, {
    method: 'PATCH',
    cookie: company.cookie,
    body: { status, ...(from && { from }) },
  })

const counts = async ({ cookie }: TestCompany) =>
  (await call<OrderCounts>(server, '/api/orders/counts', { cookie })).body

const detailsOf = async ({ cookie }: TestCompany, { id }: OrderRow) =>
  (await call<OrderDetails>(server, `/api/orders/${id}`, { cookie })).body

async function readyOrder(company: TestCompany, fulfilment: 'delivery' | 'pickup') {
  const order = await givenOrder(server, company, {
    fulfilment,
    ...(fulfilment === 'pickup' && { delivery_fee: 0 }),
  })
  for (const status of ['production', 'ready']) await move(company, order, status)
  return order
}

describe('an order on its way', () => {
  it('ORD-13 leaves the counter of what is ready, is counted by itself, and is sorted between ready and delivered', async () => {
    const company = await givenCompany(server)
    const waiting = await readyOrder(company, 'delivery')
    const leaving = await readyOrder(company, 'delivery')
    const there = await readyOrder(company, 'delivery')
    await move(company, there, 'delivered')
    expect((await move(company, leaving, 'dispatched', 'ready')).status).toBe(200)
    expect(await counts(company)).toMatchObject({ ready: 1, dispatched: 1 })
    const sorted = await call<OrderRow[]>(server, '/rest/v1/orders?order=status.asc&select=id,status', {
      bearer: company.apiKey,
    })
    expect(sorted.body.map(({ id }) => id)).toEqual([waiting.id, leaving.id, there.id])
    const details = await detailsOf(company, leaving)
    expect(details.can).toMatchObject({
      edit: true,
      cancel: true,
      moveTo: ['delivered', 'cancelled', 'ready'],
    })
    expect((await move(company, leaving, 'delivered')).body).toMatchObject([{ status: 'delivered' }])
    expect((await move(company, leaving, 'dispatched', 'delivered')).body).toMatchObject([
      { status: 'dispatched' },
    ])
  })

  it('is never one that is fetched, by whatever road', async () => {
    const company = await givenCompany(server)
    const pickup = await readyOrder(company, 'pickup')
    expect((await move(company, pickup, 'dispatched')).body).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' })
    const delivery = await readyOrder(company, 'delivery')
    const left = (await move(company, delivery, 'dispatched')).body[0]!
    const edit = await call(server, `/api/orders/${left.id}`, {
      method: 'PUT',
      cookie: company.cookie,
      body: {
        version: left.version,
        customer_name: 'Ana',
        fulfilment: 'pickup',
        payment_method: 'pix',
        items: [{ name: 'X-Bacon', quantity: 1, unit_price: 20 }],
      },
    })
    expect(edit).toMatchObject({
      status: 422,
      body: { code: 'ORDER_INVALID', fields: [{ path: 'fulfilment', mensagem: 'already_dispatched' }] },
    })
  })

  it('that is cancelled goes back to where it was when that is undone', async () => {
    const company = await givenCompany(server)
    const order = await readyOrder(company, 'delivery')
    await move(company, order, 'dispatched')
    const body = { outcome: 'cancelled', reason: 'customer_gave_up' }
    await call(server, `/api/orders/${order.id}/close`, { cookie: company.cookie, body })
    const reopened = await call<OrderRow>(server, `/api/orders/${order.id}/reopen`, {
      method: 'POST',
      cookie: company.cookie,
    })
    expect(reopened.body).toMatchObject({ status: 'dispatched' })
  })
})

describe('automatic acceptance', () => {
  const accept = async ({ cookie, cnpj }: TestCompany, channels: string[]) =>
    call(server, '/webhook/update-customer', { cookie, body: { cnpj, aceite_automatico: channels } })

  it('moves what comes by a channel that the shop named to production, where it rings until it is seen', async () => {
    const company = await givenCompany(server)
    expect((await accept(company, ['api'])).status).toBe(200)
    const stream = await openStream(server, company)
    const order = await givenOrder(server, company)
    expect(order).toMatchObject({ status: 'production', seen_at: null })
    expect(await counts(company)).toMatchObject({ analysis: 0, production: 1, unseen: 1 })
    const { timeline } = await detailsOf(company, order)
    expect(timeline.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['placed', 'api'],
      ['status', 'system'],
    ])
    await stream.until((events) => events.some(({ data }) => (data as { fresh?: boolean }).fresh === true))
    stream.close()
    const again = await call<OrderRow[]>(server, '/rest/v1/orders', {
      bearer: company.apiKey,
      body: { id: order.id, ...contentOf(order) },
    })
    expect([again.status, again.body[0]!.status]).toEqual([200, 'production'])
    await call(server, `/api/orders/${order.id}/seen`, { method: 'POST', cookie: company.cookie })
    expect(await counts(company)).toMatchObject({ production: 1, unseen: 0 })
  })

  it('leaves other channels and the counter alone, and is nobody’s unless they say so', async () => {
    const company = await givenCompany(server)
    expect((await givenOrder(server, company)).status).toBe('analysis')
    await accept(company, ['menu', 'bot'])
    expect((await givenOrder(server, company)).status).toBe('analysis')
    expect((await accept(company, ['counter'])).status).toBe(400)
    expect((await accept(company, [])).status).toBe(200)
  })
})

function contentOf({
  customer_name,
  customer_phone,
  customer_address,
  neighbourhood,
  payment_method,
}: OrderRow) {
  return {
    customer_name,
    customer_phone,
    customer_address,
    neighbourhood,
    payment_method,
    change_for: 100,
    delivery_fee: 5,
    items: [
      { name: 'X-Bacon', quantity: 2, unit_price: 24.9, notes: 'sem cebola' },
      { name: 'Coca-Cola lata', quantity: 1, unit_price: 6 },
    ],
  }
}
