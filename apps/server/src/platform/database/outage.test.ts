import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { OrderRow } from '@balcao/contract/orders'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTemplate } from '../../testing/database'
import { openStream } from '../../testing/event-stream'
import { buildOrder } from '../../testing/orders'
import { startTestServer, type TestServer } from '../../testing/server'
import { enqueue } from '../jobs/jobs'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../postgres'

let folder: string
let postgres: EmbeddedPostgres
let server: TestServer
let company: TestCompany

// A PostgreSQL of its own that writes as if a disk held it, because this file kills it.
beforeAll(async () => {
  folder = await mkdtemp(join(inject('scratch'), 'outage-'))
  await chmod(folder, 0o755)
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} })
  await createTemplate(postgres.url)
  server = await startTestServer({ postgresUrl: postgres.url })
  company = await givenCompany(server)
})
afterAll(async () => {
  await server.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const place = (body: unknown) => call<OrderRow[]>(server, '/rest/v1/orders', { body, bearer: company.apiKey })

/** One shop's till: places an order and repeats it, as a good client does, until it is told that it stands. */
async function keepSelling(selling: () => boolean, ledger: { id: string; statuses: number[] }[]) {
  while (selling()) {
    const order = buildOrder()
    const entry = { id: order.id!, statuses: [] as number[] }
    ledger.push(entry)
    while (![200, 201].includes(entry.statuses.at(-1) ?? 0)) {
      const answer = await place(order)
      entry.statuses.push(answer.status)
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('1')
    }
  }
}

describe('the database is killed under load', () => {
  it('three times: the process lives, says 503, serves again by itself, and every order it said yes to is there once', async () => {
    const stream = await openStream(server, company, 0)
    const ledger: { id: string; statuses: number[] }[] = []
    let selling = true
    const tills = Array.from({ length: 8 }, () => keepSelling(() => selling, ledger))
    for (let round = 1; round <= 3; round++) {
      const enough = ledger.length + 30
      await expect.poll(() => ledger.length, { timeout: 10_000 }).toBeGreaterThan(enough)
      const killed = postgres.pid()
      process.kill(killed, 'SIGKILL')
      await expect.poll(() => postgres.pid() !== killed, { timeout: 10_000, interval: 5 }).toBe(true)
      await expect
        .poll(async () => (await call(server, '/readyz')).status, { timeout: 10_000, interval: 20 })
        .toBe(200)
      await place(buildOrder()).then(({ status }) => expect(status).toBe(201))
    }
    selling = false
    await Promise.all(tills)

    // A 200 is an order whose first yes was lost on its way.
    const statuses = new Set(ledger.flatMap((entry) => entry.statuses))
    expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
    expect(statuses).toContain(503)
    const { rows } = await server.app.db.owner.query<{ id: string; number: number }>(
      'select id, number from orders where company_id = $1 order by number',
      [company.id],
    )
    const kept = new Set(rows.map(({ id }) => id))
    expect(ledger.filter(({ id }) => !kept.has(id))).toEqual([])
    expect(rows).toHaveLength(ledger.length + 3)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index + 1))
    const counts = await call<Record<string, number>>(server, '/api/orders/counts', {
      cookie: company.cookie,
    })
    expect(counts.body).toMatchObject({ analysis: rows.length, unseen: rows.length })

    // The open screen saw every order, in order, as if nothing had happened.
    const placed = () => stream.events.filter(({ name }) => name === 'ORDER_UPSERT')
    await stream.until(() => placed().length >= rows.length, 10_000)
    expect(placed()).toHaveLength(rows.length)
    expect(stream.events.map(({ id }) => id)).toEqual(stream.events.map((_event, index) => index + 1))
    stream.close()
  }, 60_000)

  it('the job worker is there again too, and clocked work with it', async () => {
    // What the tills left to do comes first: the worker takes jobs in their order.
    await expect.poll(dueJobs, { timeout: 40_000 }).toBe(0)
    const killed = postgres.pid()
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => postgres.pid() !== killed, { timeout: 10_000, interval: 5 }).toBe(true)
    await expect.poll(async () => (await call(server, '/readyz')).status, { timeout: 10_000 }).toBe(200)
    await server.app.db.asCompany(company.id, (tx) => enqueue(tx, 'platform:retention', {}))
    await server.app.db.owner.query(`insert into request_counts values ('old', now() - interval '3 days', 1)`)
    const old = () =>
      server.app.db.owner
        .query(`select 1 from request_counts where key = 'old'`)
        .then(({ rows }) => rows.length)
    await server.app.db.asCompany(company.id, (tx) => enqueue(tx, 'platform:retention', {}))
    // A job that the killed worker held is free again after ten seconds.
    await expect.poll(old, { timeout: 30_000 }).toBe(0)
  }, 120_000)
})

async function dueJobs(): Promise<number> {
  const { rows } = await server.app.db.owner.query(
    'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
  )
  return rows.length
}
