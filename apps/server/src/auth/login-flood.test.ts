import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenOrder } from '../testing/orders'
import { signIn } from '../testing/sign-in'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  company = await givenCompany(server)
  for (let n = 0; n < 20; n++) await givenOrder(server, company)
})
afterAll(() => server.stop())

async function readOrders(times: number) {
  for (let n = 0; n < times; n++) {
    const answer = await call(server, '/rest/v1/orders?limit=20', { cookie: company.cookie })
    expect(answer.status).toBe(200)
  }
}

describe('a flood of sign-ins', () => {
  it('fills a bounded number of slots, is told when to come back, and leaves the orders and the owner their place', async () => {
    const device = await signIn(server, company)
    const over = new AbortController()
    const statuses: number[] = []
    const waits: (string | null)[] = []
    const attackers = Array.from({ length: 40 }, async () => {
      while (!over.signal.aborted) {
        const answer = await signIn(server, { cnpj: company.cnpj, password: 'Errada#1' })
        statuses.push(answer.status)
        if (answer.status === 429) waits.push(answer.headers.get('retry-after'))
      }
    })
    // Forty strangers at once ask for more than all slots and places in the queue, from here to the end.
    await expect.poll(() => waits.length).toBeGreaterThan(0)
    const [owner] = await Promise.all([signIn(server, company, { cookie: device.cookie }), readOrders(15)])
    over.abort()
    await Promise.all(attackers)

    expect(owner.status).toBe(200)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    expect(new Set(waits)).toEqual(new Set(['2']))
  }, 120_000)
})
