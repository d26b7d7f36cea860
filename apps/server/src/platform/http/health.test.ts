import { allCalls, ErrorAnswer } from '@balcao/contract'
import { startFaultProxy, type FaultProxy } from '@balcao/testkit/faults'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { openStream } from '../../testing/event-stream'
import { givenOrder } from '../../testing/orders'
import { startTestServer, type TestServer } from '../../testing/server'

let proxy: FaultProxy
let server: TestServer

beforeAll(async () => {
  const { hostname, port } = new URL(inject('postgresUrl'))
  proxy = await startFaultProxy({ target: { host: hostname, port: Number(port) } })
  server = await startTestServer({ through: proxy.through })
})
afterAll(async () => {
  await server.stop()
  await proxy.stop()
})

const ready = () => call(server, '/readyz')
const shortly = { interval: 50 }

describe('health', () => {
  it('/healthz tells that the process answers, /readyz that database, migrations and queue are there', async () => {
    expect((await call(server, '/healthz')).body).toEqual({ ok: true })
    expect(await ready()).toMatchObject({
      status: 200,
      body: { ok: true, checks: { database: true, migrations: true, worker: true } },
    })
  })

  it('while the database is away the process lives, says 503 with Retry-After, and goes on by itself when it is back', async () => {
    const company = await givenCompany(server)
    const stream = await openStream(server, company)
    await givenOrder(server, company)
    proxy.cut()
    await expect.poll(async () => (await ready()).status, shortly).toBe(503)
    expect((await ready()).body).toEqual({
      ok: false,
      checks: { database: false, migrations: false, worker: false },
    })
    expect((await call(server, '/healthz')).status).toBe(200)
    for (const [path, options] of [
      ['/rest/v1/orders', { bearer: company.apiKey }],
      ['/api/orders/counts', { cookie: company.cookie }],
      ['/webhook/auth/verify-password', { body: { cnpj: company.cnpj, password: company.password } }],
    ] as const) {
      const answer = await call(server, path, options)
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '1'])
      expect(ErrorAnswer.parse(answer.body).code).toBe('UNAVAILABLE')
    }
    await proxy.restore()
    await expect.poll(async () => (await ready()).status, shortly).toBe(200)
    await givenOrder(server, company)
    await stream.until((events) => events.filter(({ name }) => name === 'ORDER_UPSERT').length === 2)
    stream.close()
  })

  it('a migration that is missing is seen', async () => {
    const { owner } = server.app.db
    await owner.query(`update schema_migrations set name = 'x' where name = '0002_orders.sql'`)
    expect(await ready()).toMatchObject({
      status: 503,
      body: { checks: { database: true, migrations: false } },
    })
    await owner.query(`update schema_migrations set name = '0002_orders.sql' where name = 'x'`)
    expect((await ready()).status).toBe(200)
  })
})

describe('the page of all calls', () => {
  it('lists every call of the contract but the operator’s own, with who may make it, as OpenAPI', async () => {
    const { body } = await call<{
      openapi: string
      paths: Record<string, Record<string, { operationId: string; description: string }>>
    }>(server, '/api/docs/json')
    expect(body.openapi).toBe('3.1.0')
    const listed = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId, description }]) => `${method} ${path} ${operationId} ${description}`,
      ),
    )
    const wanted = allCalls
      .filter(({ access }) => access.join() !== 'operator')
      .map(
        ({ method, path, id, access }) =>
          `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1')} ${id} Who: ${access.join(', ')}`,
      )
    expect(listed.sort()).toEqual(wanted.sort())
  })

  it('is readable by a person', async () => {
    const page = await call(server, '/api/docs/')
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ])
  })
})
