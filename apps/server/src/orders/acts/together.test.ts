import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderRow } from '@balcao/contract/orders'
import { borrowTestServer } from '../../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { openStream } from '../../testing/event-stream'
import { buildOrder, givenOrder } from '../../testing/orders'
import type { TestServer } from '../../testing/server'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
  company = await givenCompany(server)
})
afterAll(() => server.stop())

const asSession = <Body = Record<string, unknown>>(path: string, method: string, body?: unknown) =>
  call<Body>(server, path, { method, cookie: company.cookie, ...(body === undefined ? {} : { body }) })

describe('many hands on the same orders', () => {
  it('forward, back, cancelled, seen and deleted in every order at once: nobody waits for another for ever, and the counters are right', async () => {
    const ids: string[] = []
    for (let n = 0; n < 12; n++) ids.push((await givenOrder(server, company)).id)
    const several = (from: number) =>
      `id=in.(${[...ids.slice(from), ...ids.slice(0, from)].slice(0, 6).join(',')})`
    const statuses = (
      await Promise.all(
        Array.from({ length: 60 }, (_, n) => {
          const filter = `/rest/v1/orders?${several(n % 12)}`
          const moves = ['production', 'analysis', 'ready', 'production', 'cancelled'] as const
          if (n % 12 === 7) return asSession('/api/orders/seen', 'POST')
          if (n % 30 === 17) return asSession(filter, 'DELETE')
          return asSession(filter, 'PATCH', { status: moves[n % moves.length] })
        }),
      )
    ).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])

    const { body } = await asSession<OrderRow[]>('/rest/v1/orders', 'GET')
    const standing = (status: string) => body.filter((order) => order.status === status).length
    const counts = await asSession('/api/orders/counts', 'GET')
    expect(counts.body).toMatchObject({
      analysis: standing('analysis'),
      production: standing('production'),
      ready: standing('ready'),
    })
  })

  it('some go forward while others go back, at the same moment, and all arrive', async () => {
    const ids: string[] = []
    for (let n = 0; n < 16; n++) ids.push((await givenOrder(server, company)).id)
    const move = (id: string, status: string) => asSession(`/rest/v1/orders?id=eq.${id}`, 'PATCH', { status })
    for (const [n, id] of ids.entries()) if (n % 2) await move(id, 'production')
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.all(
        ids.map((id, n) => move(id, (n + round) % 2 ? 'analysis' : 'production')),
      )
      expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    }
  })

  it('batches that repeat each other’s orders in another order are placed once each, and only new ones ring', async () => {
    const stream = await openStream(server, company)
    const orders = Array.from({ length: 6 }, () => buildOrder())
    const batches = Array.from({ length: 12 }, (_, n) => (n % 2 ? [...orders].reverse() : orders))
    const answers = await Promise.all(
      batches.map((body) => call<OrderRow[]>(server, '/rest/v1/orders', { body, bearer: company.apiKey })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(11).fill(200), 201])
    for (const [n, { body }] of answers.entries())
      expect(body.map(({ id }) => id)).toEqual(batches[n]!.map(({ id }) => id))

    const one = buildOrder()
    await call(server, '/rest/v1/orders', { body: [one, orders[0]], bearer: company.apiKey })
    await stream.until((events) =>
      events.some(({ data }) => (data as { order?: OrderRow }).order?.id === one.id),
    )
    const rung = stream.events.filter(({ data }) => (data as { fresh?: boolean }).fresh)
    expect(rung.map(({ data }) => (data as { order: OrderRow }).order.id).sort()).toEqual(
      [...orders, one].map(({ id }) => id!).sort(),
    )
    stream.close()
  })

  it('batches that bring something old and something new, in either order, do not block each other', async () => {
    const old = buildOrder()
    await call(server, '/rest/v1/orders', { body: old, bearer: company.apiKey })
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        const body = n % 2 ? [old, buildOrder()] : [buildOrder(), old]
        return call(server, '/rest/v1/orders', { body, bearer: company.apiKey })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(24).fill(201))
  })

  it('the same order sent several times at once takes one number', async () => {
    const shop = await givenCompany(server)
    for (let n = 0; n < 8; n++) {
      const body = buildOrder()
      await Promise.all(
        Array.from({ length: 4 }, () => call(server, '/rest/v1/orders', { body, bearer: shop.apiKey })),
      )
    }
    const { body } = await call<OrderRow[]>(server, '/rest/v1/orders?select=number&order=number', {
      cookie: shop.cookie,
    })
    expect(body.map(({ number }) => number)).toEqual(Array.from({ length: 8 }, (_, n) => n + 1))
  })

  it('the short number is daily and without a gap, whoever places and whoever fails', async () => {
    const shop = await givenCompany(server)
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        call(server, '/rest/v1/orders', {
          body: n % 4 === 0 ? [buildOrder(), buildOrder({ delivery_fee: 5, total: 1 })] : buildOrder(),
          bearer: shop.apiKey,
        }),
      ),
    )
    const { body } = await call<OrderRow[]>(server, '/rest/v1/orders?select=number&order=number', {
      cookie: shop.cookie,
    })
    expect(body.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
  })
})
