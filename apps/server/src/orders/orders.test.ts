import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderRow } from '@balcao/contract/orders'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { buildOrder, givenOrder } from '../testing/orders'
import type { TestServer } from '../testing/server'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
  company = await givenCompany(server)
})
afterAll(() => server.stop())

const asSession = (
  path: string,
  init: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
) =>
  fetch(server.url + path, {
    method: init.method ?? 'GET',
    headers: {
      cookie: company.cookie,
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...init.headers,
    },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  })

describe('orders over HTTP', () => {
  it('CALL-40 ORD-22 lists the orders of the company with the fields of the spec', async () => {
    const before = Date.now()
    const placed = await givenOrder(server, company)
    const response = await asSession(`/rest/v1/orders?id=eq.${placed.id}`)
    expect(response.status).toBe(200)
    const [order] = (await response.json()) as OrderRow[]
    expect(order).toMatchObject({
      id: placed.id,
      customer_name: 'Ana Lima',
      customer_phone: '92991234567',
      customer_address: 'Rua das Flores, 120',
      payment_method: 'cash',
      total: 60.8,
      status: 'analysis',
    })
    expect(Date.parse(order!.created_at)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(order!.created_at)).toBeLessThanOrEqual(Date.now())
  })

  it('CALL-41 changes a status, once, however many ask at the same moment', async () => {
    const { id } = await givenOrder(server, company)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        asSession(`/rest/v1/orders?id=eq.${id}&status=eq.analysis`, {
          method: 'PATCH',
          body: { status: 'production' },
        }).then((response) => response.json() as Promise<OrderRow[]>),
      ),
    )
    expect(answers.filter((rows) => rows.length === 1)).toHaveLength(1)
    const details = (await (await asSession(`/api/orders/${id}`)).json()) as { timeline: { kind: string }[] }
    expect(details.timeline.map((entry) => entry.kind)).toEqual(['placed', 'status'])
  })

  it('the same order sent 50 times at once is one order, and other content under its id is refused', async () => {
    const order = buildOrder()
    const post = (body: unknown) =>
      fetch(`${server.url}/rest/v1/orders`, {
        method: 'POST',
        headers: { authorization: `Bearer ${company.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const statuses = await Promise.all(Array.from({ length: 50 }, () => post(order).then((r) => r.status)))
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 200)).toHaveLength(49)
    const other = await post({ ...order, notes: 'outra coisa' })
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ ok: false, code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('moves an order only from where it was seen: of two who press on it, one moves it and the other reads who did', async () => {
    const { id } = await givenOrder(server, company)
    const press = () =>
      asSession(`/rest/v1/orders?id=eq.${id}`, {
        method: 'PATCH',
        body: { status: 'production', from: 'analysis' },
      })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)!
    expect(await refused.json()).toMatchObject({
      code: 'ORDER_MOVED',
      current: [{ order: { id, status: 'production' }, by: 'counter', employee: null }],
    })
    const second = await asSession(`/rest/v1/orders?id=eq.${id}`, {
      method: 'PATCH',
      body: { status: 'ready', from: 'analysis' },
    })
    expect(second.status).toBe(409)
    const closing = await asSession(`/api/orders/${id}/close`, {
      method: 'POST',
      body: { outcome: 'cancelled', reason: 'internal', from: 'analysis' },
    })
    expect([closing.status, await closing.json()]).toMatchObject([409, { code: 'ORDER_MOVED' }])
    const details = (await (await asSession(`/api/orders/${id}`)).json()) as { timeline: { kind: string }[] }
    expect(details.timeline.map((entry) => entry.kind)).toEqual(['placed', 'status'])
  })

  it('edits an order only over what was seen: of two who save at once one is written, and the other loses nothing unseen', async () => {
    const { id, version } = await givenOrder(server, company)
    const save = async (customer_name: string, seen = version) => {
      const answer = await asSession(`/api/orders/${id}`, {
        method: 'PUT',
        body: { ...buildOrder(), id: undefined, version: seen, fulfilment: 'delivery', customer_name },
      })
      return { status: answer.status, body: (await answer.json()) as OrderRow & { code: string } }
    }
    const answers = await Promise.all([save('Ana de cá'), save('Ana de lá')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [written, refused] = answers.toSorted((a, b) => a.status - b.status)
    expect(refused!.body.code).toBe('ORDER_CHANGED')
    const { order } = (await (await asSession(`/api/orders/${id}`)).json()) as { order: OrderRow }
    expect(order.customer_name).toBe(written!.body.customer_name)
    expect((await save('Ana por fim', order.version)).body.customer_name).toBe('Ana por fim')
  })

  it('moves several together or none, when one is no longer where all were seen', async () => {
    const orders = [await givenOrder(server, company), await givenOrder(server, company)]
    const move = (filter: string, body: object) =>
      asSession(`/rest/v1/orders?${filter}`, { method: 'PATCH', body })
    await move(`id=eq.${orders[1]!.id}`, { status: 'production' })
    const both = `id=in.(${orders.map(({ id }) => id).join(',')})`
    const refused = await move(both, { status: 'production', from: 'analysis' })
    expect(refused.status).toBe(409)
    const { current } = (await refused.json()) as { current: { order: OrderRow }[] }
    expect(current.map(({ order }) => order.id)).toEqual([orders[1]!.id])
    const rows = (await (await asSession(`/rest/v1/orders?${both}`)).json()) as OrderRow[]
    expect(rows.map(({ status }) => status).sort()).toEqual(['analysis', 'production'])
  })

  it('without a seen status it sets what an automation says, and leaves alone what is there already', async () => {
    const { id } = await givenOrder(server, company)
    const set = (status: string) =>
      fetch(`${server.url}/rest/v1/orders?id=eq.${id}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${company.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ status }),
      })
    expect([(await set('production')).status, (await set('production')).status]).toEqual([200, 200])
    const refused = await asSession(`/rest/v1/orders?id=eq.${id}`, {
      method: 'PATCH',
      body: { status: 'production', from: 'analysis' },
    })
    expect(await refused.json()).toMatchObject({ current: [{ by: 'api' }] })
  })
})
