import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrintSettings, PrintStation } from '@balcao/contract/printing'
import { orderBook } from '../../orders'
import { sql } from '../../platform/database/sql'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { givenOrder } from '../../testing/orders'
import { startTestServer, type TestServer } from '../../testing/server'
import { sweepCompany } from '../jobs/sweep'
import { call, givenStation, letTimePass, printsOf, stationProgram } from '../testing/counter'

const tables = ['print_stations', 'print_settings', 'print_jobs'] as const

async function givenTwoShops(server: TestServer) {
  const shops: TestCompany[] = []
  for (const copies of [['kitchen'], ['counter']]) {
    const shop = await givenCompany(server, { imprimeAuto: true })
    await call(server, shop, 'PUT', '/api/printing/settings', { copies: { delivery: copies, pickup: [] } })
    await givenStation(server, shop, { copies: ['kitchen', 'counter', 'delivery'] })
    await givenOrder(server, shop)
    shops.push(shop)
  }
  return shops as [TestCompany, TestCompany]
}

describe('row-level security alone', () => {
  let server: TestServer
  let shops: [TestCompany, TestCompany]
  beforeAll(async () => {
    server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
    shops = await givenTwoShops(server)
  })
  afterAll(() => server.stop())

  it.each(tables)('%s shows a company its own rows, and a visitor none', async (table) => {
    const [shop] = shops
    const companies = await server.app.db.asCompany(shop.id, (tx) =>
      tx.execute<{ company_id: string }>(sql`select distinct company_id from ${sql.raw(table)}`),
    )
    expect(companies.rows).toEqual([{ company_id: shop.id }])
    const seen = await server.app.db.asVisitor({}, (tx) => tx.execute(sql`select 1 from ${sql.raw(table)}`))
    expect(seen.rows).toEqual([])
  })

  it.each(tables)('%s takes no row of another company', async (table) => {
    const [shop, rival] = shops
    const updated = await server.app.db.asCompany(shop.id, (tx) =>
      tx.execute(sql`update ${sql.raw(table)} set company_id = company_id where company_id = ${rival.id}`),
    )
    expect(updated.rowCount).toBe(0)
  })
})

describe('the queries’ own company conditions, with row-level security out of the way', () => {
  let server: TestServer
  let shops: [TestCompany, TestCompany]
  beforeAll(async () => {
    server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, wallDown: true })
    shops = await givenTwoShops(server)
  })
  afterAll(() => server.stop())

  it('a station claims, and a sweep ends, only what is its own company’s', async () => {
    const [shop, rival] = shops
    const { rows } = await server.app.db.owner.query<{ id: string }>('select id from print_jobs')
    for (const { id } of rows) await letTimePass(server, id, '3 hours')
    await sweepCompany({ db: server.app.db, orders: orderBook }, shop.id)
    const states = await server.app.db.owner.query('select company_id, state from print_jobs order by state')
    expect(states.rows).toEqual([
      { company_id: shop.id, state: 'expired' },
      { company_id: rival.id, state: 'pending' },
    ])
    const order = await givenOrder(server, rival)
    const foreign = await givenStation(server, shop, { copies: ['kitchen', 'counter', 'delivery'] })
    expect((await stationProgram(server, foreign).claim()).body).toEqual([])
    const own = await givenOrder(server, shop)
    const claimed = (await stationProgram(server, foreign).claim({ limit: 1 })).body
    expect(claimed.map((job) => job.order_id)).toEqual([own.id])
    expect((await printsOf(server, rival, order.id)).map(({ state }) => state)).toEqual(['pending'])
  })

  it('another company’s stations, jobs and settings are not there', async () => {
    const [shop, rival] = shops
    const { body: stations } = await call<PrintStation[]>(server, rival, 'GET', '/api/printing/stations')
    const { body: settings } = await call<PrintSettings>(server, rival, 'GET', '/api/printing/settings')
    expect(settings.copies.delivery).toEqual(['counter'])
    const order = await givenOrder(server, rival)
    const [job] = await printsOf(server, rival, order.id)
    const answers = [
      await call(server, shop, 'DELETE', `/api/printing/stations/${stations[0]!.id}`),
      await call(server, shop, 'POST', `/api/printing/stations/${stations[0]!.id}/claim`, {}),
      await call(server, shop, 'POST', `/api/printing/jobs/${job!.id}/resolve`, { printed: true }),
      await call(server, shop, 'POST', `/api/orders/${order.id}/prints`, { copy: 'kitchen' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await printsOf(server, rival, order.id)).map(({ id, state }) => ({ id, state }))).toEqual([
      { id: job!.id, state: 'pending' },
    ])
  })
})
