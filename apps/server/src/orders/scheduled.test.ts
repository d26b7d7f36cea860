import type { OrderDetails, OrderRow } from '@balcao/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenStation, printsOf } from '../printing/testing/counter'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { openStream } from '../testing/event-stream'
import { buildOrder, givenOrder } from '../testing/orders'
import { borrowTestServer } from '../testing/borrowed-server'
import type { TestServer } from '../testing/server'
import { startDue, startDueCron } from './start-scheduled'

let server: TestServer
let shop: TestCompany
/** Four in the afternoon of a Saturday in Manaus. */
const before = new Date('2026-11-21T20:00:00Z')
let now = before
const tonight = '2026-11-21T23:30:00.000Z'
const tomorrow = '2026-11-22T23:30:00.000Z'

beforeAll(async () => {
  // Without a worker: its own sweep would come by the minute of the machine, at the hour of the test.
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  now = before
  shop = await givenCompany(server, { imprimeAuto: true })
  await save({ tempo_entrega: 40 })
  await givenStation(server, shop)
})

const save = async (change: object) =>
  expect(
    (
      await call(server, '/webhook/update-customer', {
        body: { cnpj: shop.cnpj, ...change },
        cookie: shop.cookie,
      })
    ).status,
  ).toBe(200)
const at = (instant: string) => (now = new Date(instant))
const sweep = () => startDueCron({ db: server.app.db, clock: () => now }).run()
const details = async ({ id }: OrderRow) =>
  (await call<OrderDetails>(server, `/api/orders/${id}`, { cookie: shop.cookie })).body
const row = async (order: OrderRow) => (await details(order)).order
/** How many kitchen tickets it has. */
const prints = async ({ id }: OrderRow) =>
  (await printsOf(server, shop, id)).filter(({ copy }) => copy === 'kitchen').length
const move = (order: OrderRow, status: string) =>
  call<OrderRow[]>(server, `/rest/v1/orders?id=eq.${order.id}`, {
    method: 'PATCH',
    cookie: shop.cookie,
    body: { status },
  })
const post = (path: string, body?: object) =>
  call(server, path, { method: 'POST', cookie: shop.cookie, ...(body && { body }) })
const kinds = async (order: OrderRow) => (await details(order)).timeline.map(({ kind }) => kind)

describe('an order for later', () => {
  it('waits without paper until the shop has to begin, then rings, prints and says so, once', async () => {
    const order = await givenOrder(server, shop, { scheduled_for: tonight })
    expect(order).toMatchObject({ status: 'analysis' })
    expect([order.scheduled_for, order.waits_until].map((one) => new Date(one!).toISOString())).toEqual([
      tonight,
      '2026-11-21T22:50:00.000Z',
    ])
    expect(await prints(order)).toBe(0)
    await post(`/api/orders/${order.id}/seen`)

    at('2026-11-21T22:49:59Z')
    await sweep()
    expect(await row(order)).toMatchObject({
      waits_until: order.waits_until,
      seen_at: expect.any(String) as string,
    })

    at('2026-11-21T22:50:00Z')
    const stream = await openStream(server, shop)
    await Promise.all([sweep(), sweep(), startDue(server.app.db, shop.id, now)])
    await stream.until((events) => events.some(({ data }) => (data as { fresh?: boolean }).fresh === true))
    stream.close()
    expect(await row(order)).toMatchObject({ status: 'analysis', waits_until: null, seen_at: null })
    expect(await prints(order)).toBe(1)
    await sweep()
    expect(await prints(order)).toBe(1)
    expect((await kinds(order)).filter((kind) => kind === 'due')).toHaveLength(1)
  })

  it('is accepted by itself only when its time comes', async () => {
    await save({ aceite_automatico: ['api'] })
    const order = await givenOrder(server, shop, { scheduled_for: tonight })
    expect(order.status).toBe('analysis')
    at(tonight)
    await sweep()
    expect(await row(order)).toMatchObject({ status: 'production', seen_at: null, waits_until: null })
    expect(await prints(order)).toBe(1)
  })

  it('that cannot be had later than at once begins at once', async () => {
    const order = await givenOrder(server, shop, { scheduled_for: '2026-11-21T20:40:00Z' })
    expect(order.waits_until).toBeNull()
    expect(await prints(order)).toBe(1)
  })

  it('belongs to the operating day for which it is wanted, and takes its number there', async () => {
    const today = await givenOrder(server, shop)
    const next = await givenOrder(server, shop, { scheduled_for: tomorrow })
    const another = await givenOrder(server, shop, { scheduled_for: tomorrow })
    expect([today.number, next.number, another.number]).toEqual([1, 1, 2])
  })

  it('placed again under its id is the same one, also once its time has come', async () => {
    const body = buildOrder({ scheduled_for: tonight })
    const send = () => call<OrderRow[]>(server, '/rest/v1/orders', { bearer: shop.apiKey, body })
    const first = await send()
    at('2026-11-22T01:00:00Z')
    const again = await send()
    expect([first.status, again.status, again.body[0]!.id]).toEqual([201, 200, first.body[0]!.id])
    const other = await call(server, '/rest/v1/orders', {
      bearer: shop.apiKey,
      body: { ...body, scheduled_for: tomorrow },
    })
    expect(other.body).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  it.each(['2026-11-21T19:59:59Z', '2026-11-28T20:00:01Z'])('is not wanted for %s', async (scheduled_for) => {
    const answer = await call<{ code: string; fields: { path: string }[] }>(server, '/rest/v1/orders', {
      bearer: shop.apiKey,
      body: buildOrder({ scheduled_for }),
    })
    expect([answer.status, answer.body.code, answer.body.fields[0]!.path]).toEqual([
      422,
      'ORDER_INVALID',
      'scheduled_for',
    ])
  })
})

describe('what people do with it before its time', () => {
  it('begun early it prints then, and nothing happens when its time comes', async () => {
    const order = await givenOrder(server, shop, { scheduled_for: tonight })
    expect((await move(order, 'production')).body).toMatchObject([
      { status: 'production', waits_until: null },
    ])
    expect(await prints(order)).toBe(1)
    at(tonight)
    await sweep()
    expect(await prints(order)).toBe(1)
    expect(await kinds(order)).not.toContain('due')
  })

  it('cancelled and taken back it still comes when its time does; cancelled for good it never does', async () => {
    const back = await givenOrder(server, shop, { scheduled_for: tonight })
    const gone = await givenOrder(server, shop, { scheduled_for: tonight })
    const body = { outcome: 'cancelled', reason: 'customer_gave_up' }
    for (const { id } of [back, gone]) await post(`/api/orders/${id}/close`, body)
    await post(`/api/orders/${back.id}/reopen`)
    expect(await row(back)).toMatchObject({ status: 'analysis', waits_until: back.waits_until })
    expect(await prints(back)).toBe(0)
    at(tonight)
    await sweep()
    expect([await prints(back), await prints(gone)]).toEqual([1, 0])
    expect(await row(gone)).toMatchObject({ status: 'cancelled' })
  })

  it('deleted it does not come; the deletion undone after its time, it does', async () => {
    const order = await givenOrder(server, shop, { scheduled_for: tonight })
    await call(server, `/rest/v1/orders?id=eq.${order.id}`, { method: 'DELETE', cookie: shop.cookie })
    at(tonight)
    await sweep()
    await post(`/api/orders/${order.id}/restore`)
    expect(await prints(order)).toBe(0)
    await sweep()
    expect(await prints(order)).toBe(1)
  })

  it('moved to another time, or wanted at once, it waits by what it says now; other edits leave it waiting', async () => {
    const order = await givenOrder(server, shop, { scheduled_for: tonight })
    const edit = async (change: object) => {
      const { version } = await row(order)
      const { id: _id, ...said } = buildOrder()
      const answer = await call<OrderRow>(server, `/api/orders/${order.id}`, {
        method: 'PUT',
        cookie: shop.cookie,
        body: { ...said, version, ...change },
      })
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
      return answer.body
    }
    const noted = await edit({ scheduled_for: tonight, notes: 'sem talher' })
    expect(new Date(noted.waits_until!).toISOString()).toBe('2026-11-21T22:50:00.000Z')
    expect(await prints(order)).toBe(0)
    const later = await edit({ scheduled_for: tomorrow })
    expect(new Date(later.waits_until!).toISOString()).toBe('2026-11-22T22:50:00.000Z')
    expect(await kinds(order)).toEqual(['placed', 'edited', 'edited', 'rescheduled'])
    expect((await details(order)).timeline.at(-1)?.detail).toEqual({ from: tonight, to: tomorrow })
    at(tonight)
    await sweep()
    expect(await prints(order)).toBe(0)
    expect(await edit({})).toMatchObject({ scheduled_for: null, waits_until: null })
    expect(await prints(order)).toBe(1)
  })

  it('of a shop that closed for that evening it is still said, and of one company nobody else hears', async () => {
    const other = await givenCompany(server)
    const theirs = await givenOrder(server, other, { scheduled_for: tonight })
    const order = await givenOrder(server, shop, { scheduled_for: tonight })
    await call(server, '/api/company/opening', {
      method: 'PUT',
      cookie: shop.cookie,
      body: { act: 'pause', minutes: 240 },
    })
    at(tonight)
    await startDue(server.app.db, shop.id, now)
    expect(await row(order)).toMatchObject({ waits_until: null, seen_at: null })
    const still = await call<OrderDetails>(server, `/api/orders/${theirs.id}`, { cookie: other.cookie })
    expect(still.body.order.waits_until).not.toBeNull()
  })
})
