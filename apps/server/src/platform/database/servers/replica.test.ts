import type { Figures } from '@balcao/contract/manager'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lookAtReplica } from '../../../operator/doctor/look-at-replica'
import { readSettings } from '../../../settings'
import { givenCompany, type TestCompany } from '../../../testing/builders'
import { call } from '../../../testing/call'
import { givenOrder } from '../../../testing/orders'
import { startTestServer, type TestServer } from '../../../testing/server'
import { startPair, type Pair } from './testing/pair'

let pair: Pair
let server: TestServer
let company: TestCompany

beforeAll(async () => {
  pair = await startPair()
  server = await startTestServer({
    postgresUrl: pair.primary.url,
    replica: pair.standby.here,
    env: { BALCAO_REPLICA_MAX_LAG_SECONDS: '2', BALCAO_METRICS_TOKEN: 'a token of the programs' },
  })
  company = await givenCompany(server)
  await givenOrder(server, company)
}, 120_000)
afterAll(async () => {
  await server.stop()
  await pair.stop()
})
beforeEach(() => expect.poll(isAnswering).toBe(true))

const reads = () => server.app.db.replica!.standing().reads
/** It answers what this company asks. */
const isAnswering = () => server.app.db.replica!.mayAnswer(company.id)

/** Orders and revenue of today, as its manager reads them; what is not answered with 200 fails. */
async function figures({ cookie } = company): Promise<[number, number]> {
  const { status, body } = await call<Figures>(server, '/api/manager/overview?period=today', { cookie })
  expect(status).toBe(200)
  return [body.kpi.orders.current, body.kpi.revenue_cents.current]
}

/** Changes what a past order was worth as no call does: nobody is told. */
const discount = (cents: number) =>
  server.app.db.owner.query('update orders set total_cents = total_cents - $2 where company_id = $1', [
    company.id,
    cents,
  ])

describe('a read replica', () => {
  it('answers figures, reports and the public menu, inside the same walls', async () => {
    const stranger = await givenCompany(server)
    await expect.poll(() => server.app.db.replica!.mayAnswer(stranger.id)).toBe(true)
    const before = reads().replica
    expect((await figures())[0]).toBe(1)
    expect((await figures(stranger))[0]).toBe(0)
    const report = await call(server, '/api/manager/reports/orders.csv?period=today', {
      cookie: company.cookie,
    })
    expect([report.status, report.text]).toEqual([200, expect.stringContaining('Ana Lima')])
    expect((await call(server, `/api/menu/${company.cnpj}`)).status).toBe(200)
    expect(reads().replica).toBeGreaterThanOrEqual(before + 5)
    expect(reads().fallback).toBe(0)
    const settings = readSettings({
      DATABASE_URL: server.database.ownerUrl,
      DATABASE_REPLICA_URL: pair.standby.here(server.database.ownerUrl),
    })
    expect(await lookAtReplica(settings, server.database.ownerUrl)).toMatchObject([{ state: 'good' }])
    const written = server.app.db.behind.asCompany(company.id, (tx) =>
      tx.execute({ text: `update companies set cidade_empresa = 'X'`, values: [] } as never),
    )
    await expect(written).rejects.toThrow(/read-only transaction/)
  })

  it('is older than the bound to nobody, and to who changed something not at all', async () => {
    await pair.holdBack(true)
    try {
      const [orders, revenue] = await figures()
      await discount(100)
      expect(await figures()).toEqual([orders, revenue])
      // Two seconds later the primary answers, though nobody has told this process of the change.
      await expect.poll(figures, { interval: 50 }).toEqual([orders, revenue - 100])
    } finally {
      await pair.holdBack(false)
    }
    await expect.poll(isAnswering).toBe(true)
    await pair.holdBack(true)
    try {
      const [orders] = await figures()
      const { id } = await givenOrder(server, company)
      expect((await figures())[0]).toBe(orders + 1)
      const moved = await call(server, `/rest/v1/orders?id=eq.${id}`, {
        method: 'PATCH',
        cookie: company.cookie,
        body: { status: 'production' },
      })
      // Another process learns by the cookie that this person changed something.
      expect(moved.headers.get('set-cookie')).toMatch(/^balcao-mudou=1; Max-Age=3;/)
      const primary = reads().primary
      const other = await givenCompany(server)
      await figures({ ...other, cookie: `${other.cookie}; balcao-mudou=1` })
      expect(reads().primary).toBeGreaterThan(primary)
    } finally {
      await pair.holdBack(false)
    }
  })

  it('that stands still, dies or starts again is noticed by no reader', async () => {
    const [orders] = await figures()
    pair.standby.freeze()
    try {
      expect((await figures())[0]).toBe(orders)
    } finally {
      pair.standby.thaw()
    }
    await expect.poll(isAnswering).toBe(true)
    await pair.standby.kill()
    expect((await figures())[0]).toBe(orders)
    await expect.poll(() => server.app.db.replica!.standing().inUse).toBe(false)
    const ready = await call<{ replica: unknown }>(server, '/readyz')
    expect(ready).toMatchObject({ status: 200, body: { ok: true, replica: { in_use: false } } })
    const { text } = await call(server, '/metrics', { bearer: 'a token of the programs' })
    expect(text).toContain('balcao_replica_in_use 0')
    await pair.standby.start()
    await expect.poll(isAnswering).toBe(true)
    const before = reads().replica
    expect((await figures())[0]).toBe(orders)
    expect(reads().replica).toBe(before + 1)
  })
})
