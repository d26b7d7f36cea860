import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrintStation, PrintSummary } from '@balcao/contract/printing'
import { givenCompany, storedHash, type TestCompany } from '../../testing/builders'
import { givenOrder } from '../../testing/orders'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { call, eventNames, givenStation, orderDetails, printsOf, stationProgram } from '../testing/counter'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
  company = await givenCompany(server, { imprimeAuto: true })
})
afterAll(() => server.stop())

describe('station keys', () => {
  it('a key is shown once and only its digest is stored', async () => {
    const station = await givenStation(server, company)
    expect(station.key).toMatch(/^ps_[\w-]{43}$/)
    const { rows } = await server.app.db.owner.query<{ key_hash: Buffer }>(
      'select key_hash from print_stations where id = $1',
      [station.id],
    )
    expect(rows[0]!.key_hash).toEqual(storedHash(station.key))
    const listed = await call<PrintStation[]>(server, company, 'GET', '/api/printing/stations')
    expect(JSON.stringify(listed.body)).not.toContain('key')
  })

  it('a browser station has no key: the session of its tab speaks for it', async () => {
    const browser = await givenStation(server, company, { kind: 'browser' })
    expect(browser.key).toBe('')
    expect((await stationProgram(server, browser, company).claim()).status).toBe(200)
  })

  it('an agent learns from its key which station it is', async () => {
    const station = await givenStation(server, company, { name: 'Bar' })
    const own = await call<PrintStation>(server, station, 'GET', '/api/printing/station')
    expect(own).toMatchObject({ status: 200, body: { id: station.id, name: 'Bar', kind: 'agent' } })
    expect((await call(server, company, 'GET', '/api/printing/station')).status).toBe(401)
  })

  it('a key acts on its own station only, and on nothing else of the company', async () => {
    const mine = await givenStation(server, company)
    const other = await givenStation(server, company)
    const asMine = { key: mine.key }
    expect((await stationProgram(server, other, asMine).claim()).status).toBe(403)
    await givenOrder(server, company)
    const [job] = (await stationProgram(server, other).claim()).body
    expect((await stationProgram(server, other, asMine).sending(job!)).status).toBe(403)
    expect((await stationProgram(server, mine).sending(job!)).body.code).toBe('LEASE_LOST')
    expect((await stationProgram(server, other, asMine).report(job!, 'printed')).status).toBe(403)
    for (const path of ['/rest/v1/orders', '/api/printing/stations', '/api/printing/settings']) {
      expect((await call(server, asMine, 'GET', path)).status).toBe(403)
    }
  })

  it('a session does not speak for an agent', async () => {
    const agent = await givenStation(server, company)
    expect((await stationProgram(server, agent, company).claim()).status).toBe(403)
  })

  it('a removed station’s key is dead at once, also for a claim that is waiting', async () => {
    const station = await givenStation(server, company, { copies: ['counter'] })
    const program = stationProgram(server, station)
    const waiting = program.claim({ wait: 25 })
    await expect
      .poll(async () => (await call<PrintStation[]>(server, company, 'GET', '/api/printing/stations')).body)
      .toContainEqual(expect.objectContaining({ id: station.id, online: true }))
    await call(server, company, 'DELETE', `/api/printing/stations/${station.id}`)
    expect((await waiting).status).toBe(404)
    expect((await program.claim()).status).toBe(401)
  })
})

describe('another company', () => {
  it('sees and changes nothing of this one’s printing', async () => {
    const rival = await givenCompany(server, { imprimeAuto: true })
    const rivalStation = await givenStation(server, rival)
    const station = await givenStation(server, company, { copies: ['delivery'] })
    const order = await givenOrder(server, company)
    const [job] = (await stationProgram(server, station).claim({ limit: 1 })).body
    const before = await printsOf(server, company, order.id)
    const printer = { name: 'X', paper: '58', columns: 32, code_page: 'ascii', copies: ['kitchen'] }

    const answers = [
      await call(server, rival, 'PUT', `/api/printing/stations/${station.id}`, printer),
      await call(server, rival, 'DELETE', `/api/printing/stations/${station.id}`),
      await call(server, rival, 'POST', `/api/printing/stations/${station.id}/test`),
      await stationProgram(server, station, rival).claim(),
      await stationProgram(server, station, rival).sending(job!),
      await stationProgram(server, station, rival).report(job!, 'printed'),
      await call(server, rival, 'POST', `/api/printing/jobs/${job!.id}/resolve`, { printed: true }),
      await call(server, rival, 'POST', `/api/orders/${order.id}/prints`, { copy: 'kitchen' }),
      await call(server, rival, 'GET', `/api/orders/${order.id}/receipt?copy=kitchen`),
      await stationProgram(server, rivalStation).sending(job!),
      await stationProgram(server, rivalStation).report(job!, 'printed'),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await stationProgram(server, station, rivalStation).claim()).status).toBe(403)
    expect((await stationProgram(server, rivalStation).claim()).body).toEqual([])
    expect((await call(server, { key: `ps_${randomUUID()}` }, 'GET', '/api/printing/station')).status).toBe(
      401,
    )
    expect(await printsOf(server, company, order.id)).toEqual(before)
  })
})

describe('stations', () => {
  it('a changed station prints for its new paper', async () => {
    const station = await givenStation(server, company, { copies: ['counter'] })
    const printer = { name: 'Caixa', paper: '58', columns: 32, code_page: 'cp850', copies: ['counter'] }
    const changed = await call(server, company, 'PUT', `/api/printing/stations/${station.id}`, printer)
    expect(changed).toMatchObject({ status: 200, body: printer })
    await call(server, company, 'POST', `/api/printing/stations/${station.id}/test`)
    const [job] = (await stationProgram(server, station).claim()).body
    expect(job).toMatchObject({ copy: 'test', paper: '58', order_id: null })
    expect(job!.text).toContain('Caixa')
    expect(Math.max(...job!.text.split('\n').map((line) => line.length))).toBe(32)
  })

  it('a test sheet comes out of its own station only', async () => {
    const own = await givenStation(server, company)
    const other = await givenStation(server, company)
    const { body: queued } = await call<PrintSummary>(
      server,
      company,
      'POST',
      `/api/printing/stations/${own.id}/test`,
    )
    expect(queued).toMatchObject({ copy: 'test', state: 'pending', order_id: null })
    const elsewhere = (await stationProgram(server, other).claim({ limit: 10 })).body
    expect(elsewhere.filter(({ copy }) => copy === 'test')).toEqual([])
    const mine = (await stationProgram(server, own).claim({ limit: 10 })).body
    expect(mine.map(({ id }) => id)).toContain(queued.id)
  })

  it('what a removed station had claimed waits for another, what it was sending is in doubt', async () => {
    const shop = await givenCompany(server, { imprimeAuto: true })
    const station = await givenStation(server, shop)
    const program = stationProgram(server, station)
    const sent = await givenOrder(server, shop)
    const held = await givenOrder(server, shop)
    const [first, second] = (await program.claim()).body
    await program.sending(first!)
    await call(server, shop, 'DELETE', `/api/printing/stations/${station.id}`)
    expect((await orderDetails(server, shop, sent.id)).order.print_state).toBe('uncertain')
    const other = stationProgram(server, await givenStation(server, shop))
    expect((await other.claim()).body).toMatchObject([{ id: second!.id, order_id: held.id, attempt: 2 }])
    expect(await eventNames(server, shop)).toContain('STATIONS_CHANGED')
  })
})
