import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import type { OrderRow } from '@balcao/contract/orders'
import { givenCompany, type TestCompany } from '../testing/builders'
import { buildOrder } from '../testing/orders'
import { insist, startServerProcess, type ServerProcess } from '../testing/server-process'
import { startTestServer, type TestServer } from '../testing/server'

const writers = 8
const ordersEach = runs(13, 8)
const kills = runs(8, 2)

let observer: TestServer
let victim: ServerProcess
let company: TestCompany

beforeAll(async () => {
  observer = await startTestServer()
  company = await givenCompany(observer, { imprimeAuto: true })
  victim = await startServerProcess(observer.database)
})
afterAll(async () => {
  await victim.kill()
  await observer.stop()
})

const insistOn = (method: string, path: string, body?: unknown) =>
  insist<OrderRow[]>(victim, path, { method, bearer: company.apiKey, body })

it('the server is killed again and again during mixed writes: nothing acknowledged is lost, nothing is doubled', async () => {
  const acknowledged = new Map<string, 'analysis' | 'production' | 'deleted'>()
  let writing = writers
  const write = async () => {
    for (let n = 0; n < ordersEach; n++) {
      const order = buildOrder()
      await insistOn('POST', '/rest/v1/orders', order)
      acknowledged.set(order.id!, 'analysis')
      if (n % 3 === 2) {
        await insistOn('DELETE', `/rest/v1/orders?id=eq.${order.id}`)
        acknowledged.set(order.id!, 'deleted')
      } else {
        await insistOn('PATCH', `/rest/v1/orders?id=eq.${order.id}`, { status: 'production' })
        acknowledged.set(order.id!, 'production')
      }
    }
    writing--
  }
  const killer = async () => {
    for (let n = 0; n < kills && writing > 0; n++) {
      await pause(randomInt(30, 250))
      await victim.kill()
      await victim.start()
    }
  }
  await Promise.all([killer(), ...Array.from({ length: writers }, write)])

  expect(acknowledged.size).toBe(writers * ordersEach)
  const { owner } = observer.app.db
  const { rows } = await owner.query<{
    id: string
    status: string
    deleted: boolean
    number: number
    placed: number
    moved: number
    prints: number
  }>(
    `select id, status, deleted_at is not null as deleted, number,
       (select count(*) from order_timeline t where t.order_id = o.id and t.kind = 'placed') as placed,
       (select count(*) from order_timeline t where t.order_id = o.id and t.kind in ('status', 'deleted')) as moved,
       (select count(*) from print_jobs p where p.order_id = o.id) as prints
     from orders o where company_id = $1 order by number`,
    [company.id],
  )
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(acknowledged.keys()))
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  for (const row of rows) {
    const wanted = acknowledged.get(row.id)
    expect({ ...row, status: row.deleted ? 'deleted' : row.status }).toMatchObject({ status: wanted })
    expect([row.placed, row.moved, row.prints]).toEqual([1, 1, 2])
  }
  const counts = await owner.query<{ status: string; count: number }>(
    `select status, count from order_counts where company_id = $1 and count <> 0`,
    [company.id],
  )
  const open = [...acknowledged.values()].filter((status) => status === 'production').length
  expect(counts.rows).toEqual([{ status: 'production', count: open }])
  const events = await owner.query<{ ids: string[]; last: string }>(
    `select array_agg(id order by id) as ids, (select last_id from event_counters where company_id = $1) as last
     from events where company_id = $1`,
    [company.id],
  )
  expect(events.rows[0]!.ids.map(Number)).toEqual(
    Array.from({ length: Number(events.rows[0]!.last) }, (_, n) => n + 1),
  )
}, 120_000)
