import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { borrowTestServer } from '../../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { givenOrder } from '../../testing/orders'
import type { TestServer } from '../../testing/server'
import { call, givenStation, printsOf, stationProgram } from '../testing/counter'

let server: TestServer
let company: TestCompany
let program: ReturnType<typeof stationProgram>

beforeAll(async () => {
  server = await borrowTestServer()
})
beforeEach(async () => {
  company = await givenCompany(server, { imprimeAuto: true })
  program = stationProgram(server, await givenStation(server, company, { copies: ['kitchen'] }))
})
afterAll(() => server.stop())

/** What comes out of the kitchen's printer when it is asked now. */
async function papers(): Promise<string[]> {
  const texts: string[] = []
  for (;;) {
    const { body } = await program.claim({ limit: 5 })
    if (body.length === 0) return texts
    for (const job of body) {
      await program.sending(job)
      await program.report(job, 'printed')
      texts.push(job.text)
    }
  }
}

const act = (id: string, path: string, body?: object) =>
  call<{ status: string }>(server, company, 'POST', `/api/orders/${id}/${path}`, body)
const close = (id: string, outcome = 'cancelled') => act(id, 'close', { outcome, reason: 'customer_gave_up' })

it('an order that ends tells who has paper of it, once, and no other', async () => {
  const { id } = await givenOrder(server, company)
  expect(await papers()).toHaveLength(1)
  await close(id)
  expect((await close(id)).status).toBe(200)
  const said = await papers()
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/CANCELADO/)
  expect(said[0]).not.toMatch(/REIMPRESS/)
  const prints = await printsOf(server, company, id)
  expect(prints.map(({ copy, state }) => [copy, state])).toEqual([
    ['kitchen', 'printed'],
    ['delivery', 'expired'],
    ['kitchen', 'printed'],
  ])
})

it('an order of which nothing is on paper ends without a word', async () => {
  const { id } = await givenOrder(server, company)
  await close(id, 'refused')
  expect(await papers()).toEqual([])
})

it('an end that is taken back is told to who read of it, and what it had stopped comes out', async () => {
  const { id } = await givenOrder(server, company)
  await papers()
  await close(id)
  expect(await papers()).toHaveLength(1)
  expect((await act(id, 'reopen')).body).toMatchObject({ status: 'analysis' })
  const [resumed, ...others] = await papers()
  expect([resumed, others]).toEqual([expect.stringContaining('RETOMADO'), []])
  expect(resumed).not.toContain('CANCELADO')
  const delivery = (await printsOf(server, company, id)).find(({ copy }) => copy === 'delivery')
  expect(delivery?.state).toBe('pending')
  expect(await act(id, 'reopen')).toMatchObject({ status: 409, body: { code: 'ORDER_MOVED' } })
})

it('an end that is taken back before it came out leaves the paper as it is', async () => {
  const { id } = await givenOrder(server, company)
  await papers()
  await close(id)
  await act(id, 'reopen')
  expect(await papers()).toEqual([])
  await close(id)
  expect(await papers()).toEqual([expect.stringContaining('CANCELADO')])
})

it('a deletion is an end as well, and restoring takes it back', async () => {
  const { id } = await givenOrder(server, company)
  await papers()
  await call(server, company, 'DELETE', `/rest/v1/orders?id=eq.${id}`)
  expect(await papers()).toEqual([expect.stringContaining('CANCELADO')])
  await act(id, 'restore')
  expect(await papers()).toEqual([expect.stringContaining('RETOMADO')])
})
