import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrintSummary } from '@balcao/contract/printing'
import { orderBook } from '../../orders'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { givenOrder } from '../../testing/orders'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { claimJobs } from './claim-jobs'
import {
  call,
  givenStation,
  letTimePass,
  orderDetails,
  printNotes,
  printsOf,
  stationProgram,
  type TestStation,
} from '../testing/counter'

let server: TestServer
let company: TestCompany
let station: TestStation
let program: ReturnType<typeof stationProgram>

beforeAll(async () => {
  server = await borrowTestServer()
  company = await givenCompany(server, { imprimeAuto: true })
  station = await givenStation(server, company)
  program = stationProgram(server, station)
  await call(server, company, 'PUT', '/api/printing/settings', {
    copies: { delivery: ['kitchen'], pickup: ['kitchen'] },
  })
})
afterAll(() => server.stop())

/** An order and the one job it queued, claimed. */
async function givenClaim() {
  const order = await givenOrder(server, company)
  const { body } = await program.claim({ limit: 10 })
  const job = body.find((claimed) => claimed.order_id === order.id)!
  return { order, job }
}

const stateOf = async (orderId: string) =>
  (await printsOf(server, company, orderId)).map((print) => print.state)

describe('claiming', () => {
  it('ORD-21 of 20 claimers at once each job goes to one', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => givenOrder(server, company)))
    const answers = await Promise.all(Array.from({ length: 20 }, () => program.claim({ limit: 3 })))
    const claimed = answers.flatMap(({ body }) => body.map((job) => job.order_id))
    expect(claimed.sort()).toEqual(orders.map(({ id }) => id).sort())
    expect((await program.claim()).body).toEqual([])
  })

  it('a station takes only its own copies', async () => {
    const courier = stationProgram(server, await givenStation(server, company, { copies: ['delivery'] }))
    const order = await givenOrder(server, company)
    expect((await courier.claim()).body).toEqual([])
    expect((await program.claim()).body).toMatchObject([{ order_id: order.id, copy: 'kitchen', attempt: 1 }])
  })

  it('an agent gets bytes for its printer, a browser a picture, and both the text', async () => {
    const browser = await givenStation(server, company, { kind: 'browser', paper: '58', columns: 32 })
    await givenOrder(server, company)
    const [forAgent] = (await program.claim()).body
    expect(Buffer.from(forAgent!.escpos!, 'base64').subarray(0, 2)).toEqual(Buffer.from([0x1b, 0x40]))
    expect(forAgent).toMatchObject({ svg: null, paper: '80' })
    await givenOrder(server, company)
    const [forBrowser] = (await stationProgram(server, browser, company).claim()).body
    expect(forBrowser!.svg).toContain('<svg')
    expect(forBrowser).toMatchObject({ escpos: null, paper: '58' })
    for (const { text } of [forAgent!, forBrowser!]) expect(text).toContain('2x X-Bacon')
  })

  it('a waiting claim is answered when an order arrives', async () => {
    const waiting = program.claim({ wait: 20 })
    const order = await givenOrder(server, company)
    expect((await waiting).body).toMatchObject([{ order_id: order.id }])
  })

  it('of 10 stations that wait, one gets the order', async () => {
    const waiting = Array.from({ length: 10 }, () => program.claim({ wait: 1 }))
    const order = await givenOrder(server, company)
    const jobs = (await Promise.all(waiting)).flatMap(({ body }) => body)
    expect(jobs.map((job) => job.order_id)).toEqual([order.id])
  })

  it('a station that asks for work is online', async () => {
    const fresh = await givenStation(server, company, { name: 'Balcão' })
    const online = async () => {
      const { body } = await call<TestStation[]>(server, company, 'GET', '/api/printing/stations')
      return body.find(({ id }) => id === fresh.id)!.online
    }
    expect(await online()).toBe(false)
    await stationProgram(server, fresh).claim()
    expect(await online()).toBe(true)
    await server.app.db.owner.query(
      `update print_stations set last_seen_at = now() - interval '61 seconds' where id = $1`,
      [fresh.id],
    )
    expect(await online()).toBe(false)
  })
})

describe('leases', () => {
  it('ORD-21 a claim whose lease ran out before sending can be claimed again, and the old holder is refused', async () => {
    const { order, job } = await givenClaim()
    await letTimePass(server, job.id, '31 seconds')
    const [again] = (await program.claim()).body
    expect(again).toMatchObject({ id: job.id, attempt: job.attempt + 1 })
    expect(await program.sending(job)).toMatchObject({ status: 409, body: { code: 'LEASE_LOST' } })
    expect(await program.report(job, 'printed')).toMatchObject({ status: 409, body: { code: 'LEASE_LOST' } })
    await program.sending(again!)
    await program.report(again!, 'printed')
    expect(await stateOf(order.id)).toEqual(['printed'])
  })

  it('ORD-21 a station that starts anew gets at once what it had taken and not begun, and nothing that it was sending', async () => {
    const bar = await givenStation(server, company, { name: 'Bar', copies: ['counter'] })
    const there = stationProgram(server, bar)
    for (const order of [await givenOrder(server, company), await givenOrder(server, company)]) {
      await call(server, company, 'POST', `/api/orders/${order.id}/prints`, { copy: 'counter' })
    }
    await program.claim({ limit: 10 })
    const [sent, taken] = (await there.claim()).body
    await there.sending(sent!)
    expect((await there.claim()).body).toEqual([])
    const courier = stationProgram(server, await givenStation(server, company, { copies: ['counter'] }))
    expect((await courier.claim({ starting: true })).body).toEqual([])
    const { body: again } = await there.claim({ starting: true })
    expect(again.map(({ id, attempt }) => [id, attempt])).toEqual([[taken!.id, 2]])
    expect(await there.sending(taken!)).toMatchObject({ status: 409, body: { code: 'LEASE_LOST' } })
    expect((await there.report(sent!, 'printed')).status).toBe(200)
    await there.sending(again[0]!)
    expect((await there.report(again[0]!, 'printed')).status).toBe(200)
  })

  it('a holder whose lease ran out may not begin, even when nobody else has claimed', async () => {
    const { job } = await givenClaim()
    await letTimePass(server, job.id, '31 seconds')
    expect((await program.sending(job)).body.code).toBe('LEASE_LOST')
    expect((await program.claim()).body).toMatchObject([{ id: job.id }])
  })

  it('ORD-21 a lease lost after sending began leaves a doubt and is never handed out again', async () => {
    const { order, job } = await givenClaim()
    await program.sending(job)
    await letTimePass(server, job.id, '61 seconds')
    const { db, hub } = server.app
    const needs = { db, hub, clock: () => new Date(), orders: orderBook }
    expect(await claimJobs(needs, company.id, { stationId: station.id, limit: 10 })).toEqual([])
    expect(await stateOf(order.id)).toEqual(['sending'])
    expect((await program.claim()).body).toEqual([])
    const { prints, order: row } = await orderDetails(server, company, order.id)
    expect(prints.map(({ state }) => state)).toEqual(['uncertain'])
    expect(row.print_state).toBe('uncertain')
    await letTimePass(server, job.id, '1 hour')
    expect((await program.claim()).body).toEqual([])
    expect(await printNotes(server, company, order.id)).toEqual(['system queued', 'system uncertain'])
  })
})

describe('reports', () => {
  it('a print that came out is noted with its station, once, however often it is reported', async () => {
    const { order, job } = await givenClaim()
    await program.sending(job)
    expect((await program.sending(job)).status).toBe(200)
    await program.report(job, 'printed')
    expect((await program.report(job, 'printed')).status).toBe(200)
    const { prints, order: row } = await orderDetails(server, company, order.id)
    expect(prints).toMatchObject([{ state: 'printed', station_name: 'Cozinha' }])
    expect(row.print_state).toBe('printed')
    expect(await printNotes(server, company, order.id)).toEqual(['system queued', 'station printed'])
  })

  it('a printer that refuses before sending is tried five times, then the print has failed', async () => {
    const { order, job } = await givenClaim()
    let claimed = job
    for (let refusal = 1; refusal <= 5; refusal++) {
      await program.report(claimed, 'failed', { detail: 'Sem papel' })
      expect(await stateOf(order.id)).toEqual([refusal < 5 ? 'pending' : 'failed'])
      expect((await program.claim()).body).toEqual([])
      await letTimePass(server, job.id, '3 minutes')
      const [next] = (await program.claim()).body
      if (next) claimed = next
    }
    expect(claimed.attempt).toBe(5)
    const { prints, order: row } = await orderDetails(server, company, order.id)
    expect(prints[0]!.detail).toBe('Sem papel')
    expect(row.print_state).toBe('failed')
  })

  it('a failure after sending is a doubt, unless the device says that nothing came out', async () => {
    const doubtful = await givenClaim()
    await program.sending(doubtful.job)
    await program.report(doubtful.job, 'failed')
    expect(await stateOf(doubtful.order.id)).toEqual(['uncertain'])
    const clear = await givenClaim()
    await program.sending(clear.job)
    await program.report(clear.job, 'failed', { nothing_printed: true })
    expect(await stateOf(clear.order.id)).toEqual(['failed'])
    expect((await program.claim()).body).toEqual([])
  })

  it('the device may resolve a doubt that came from silence', async () => {
    const { order, job } = await givenClaim()
    await program.sending(job)
    await letTimePass(server, job.id, '61 seconds')
    await program.claim()
    expect(await stateOf(order.id)).toEqual(['uncertain'])
    await program.report(job, 'printed')
    expect(await stateOf(order.id)).toEqual(['printed'])
  })

  it('ORD-21 a ticket whose total is not the sum of its needs fails and says why', async () => {
    const narrow = await givenStation(server, company, { name: 'Estreita', columns: 24, copies: ['counter'] })
    const order = await givenOrder(server, company)
    const { rowCount } = await server.app.db.owner.query(
      `update print_jobs set copy = 'counter', receipt = jsonb_set(receipt, '{sheet,order,totalCents}', '1')
       where order_id = $1`,
      [order.id],
    )
    expect(rowCount).toBe(1)
    expect((await stationProgram(server, narrow).claim()).body).toEqual([])
    const { prints, order: row } = await orderDetails(server, company, order.id)
    expect(prints).toMatchObject([{ state: 'failed', detail: 'O total do pedido não confere com os itens.' }])
    expect(row.print_state).toBe('failed')
  })
})

describe('a doubt that a person resolves', () => {
  const resolve = (jobId: string, printed: boolean) =>
    call<PrintSummary>(server, company, 'POST', `/api/printing/jobs/${jobId}/resolve`, { printed })

  async function givenDoubt() {
    const { order, job } = await givenClaim()
    await program.sending(job)
    await program.report(job, 'uncertain', { detail: 'A impressora parou de responder' })
    return { order, job }
  }

  it('ORD-21 the paper came out: printed', async () => {
    const { order, job } = await givenDoubt()
    expect((await orderDetails(server, company, order.id)).order.print_state).toBe('uncertain')
    expect((await resolve(job.id, true)).body).toMatchObject({ id: job.id, state: 'printed' })
    expect((await orderDetails(server, company, order.id)).order.print_state).toBe('printed')
    expect((await program.claim()).body).toEqual([])
  })

  it('ORD-21 it did not: one marked reprint, however often it is answered', async () => {
    const { order, job } = await givenDoubt()
    const answers = await Promise.all([
      resolve(job.id, false),
      resolve(job.id, false),
      resolve(job.id, false),
    ])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers[0].body).toMatchObject({ revision: 2, reprint: true, state: 'pending' })
    const [again] = (await program.claim()).body
    expect(again).toMatchObject({ id: answers[0].body.id, revision: 2 })
    expect(again!.text).toContain('REIMPRESSÃO – 2ª via')
    await program.sending(again!)
    await program.report(again!, 'printed')
    expect((await orderDetails(server, company, order.id)).order.print_state).toBe('printed')
    expect((await program.report(job, 'printed')).body.code).toBe('LEASE_LOST')
    expect(await printNotes(server, company, order.id)).toEqual([
      'system queued',
      'station uncertain',
      'counter failed',
      'counter reprint',
      'station printed',
    ])
  })

  it('a print that is not in doubt is answered as it is', async () => {
    const { order, job } = await givenClaim()
    expect((await resolve(job.id, false)).body).toMatchObject({ id: job.id, state: 'claimed' })
    expect(await stateOf(order.id)).toEqual(['claimed'])
  })
})

describe('printing on purpose', () => {
  const print = (orderId: string, copy = 'kitchen') =>
    call<PrintSummary>(server, company, 'POST', `/api/orders/${orderId}/prints`, { copy })

  it('ORD-21 the first print is plain, the next ones say which one they are', async () => {
    const quiet = await givenCompany(server, { imprimeAuto: false })
    const agent = stationProgram(server, await givenStation(server, quiet))
    const order = await givenOrder(server, quiet)
    const headings: string[] = []
    for (let via = 1; via <= 3; via++) {
      const asked = await call<PrintSummary>(server, quiet, 'POST', `/api/orders/${order.id}/prints`, {
        copy: 'kitchen',
      })
      expect(asked).toMatchObject({ status: 201, body: { revision: via, reprint: via > 1 } })
      const [job] = (await agent.claim()).body
      headings.push(/REIMPRESSÃO – \dª via/.exec(job!.text)?.[0] ?? 'plain')
      await agent.sending(job!)
      await agent.report(job!, 'printed')
    }
    expect(headings).toEqual(['plain', 'REIMPRESSÃO – 2ª via', 'REIMPRESSÃO – 3ª via'])
    expect((await orderDetails(server, quiet, order.id)).order.print_state).toBeNull()
  })

  it('a fast second click is the same print', async () => {
    const order = await givenOrder(server, company)
    const [queued] = await printsOf(server, company, order.id)
    const answers = await Promise.all([print(order.id), print(order.id), print(order.id)])
    expect(answers.map(({ body }) => body.id)).toEqual([queued!.id, queued!.id, queued!.id])
  })

  it('shows the receipt before it is printed', async () => {
    const order = await givenOrder(server, company)
    const { body } = await call<{ svg: string; text: string }>(
      server,
      company,
      'GET',
      `/api/orders/${order.id}/receipt?copy=counter&paper=58`,
    )
    expect(body.svg).toContain('width="58mm"')
    expect(body.text).toMatch(/TOTAL\s+R\$ 60,80/)
  })
})
