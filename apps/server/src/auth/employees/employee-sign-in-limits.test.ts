import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshCnpj, givenCompany } from '../../testing/builders'
import { givenWorker, signInWithPin } from '../../testing/employees'
import { signIn } from '../../testing/sign-in'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer

// Addresses come from a trusted proxy, so that a test can speak from many networks.
beforeAll(async () => {
  server = await startTestServer({
    limitFactor: 1,
    env: { BALCAO_ROLE: 'web', BALCAO_TRUST_PROXY: '127.0.0.1' },
  })
})
afterAll(() => server.stop())

let lastNetwork = 0
const freshNetwork = () => ({ headers: { 'x-forwarded-for': `10.9.${++lastNetwork}.7` } })

/** Statuses of this many tries, one after the other. */
async function statusesOf(times: number, attempt: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await attempt()).status)
  return statuses
}

/** Counted tries at a company in the window of five minutes, by whose share they are of. */
async function countedAt(cnpj: string) {
  const { rows } = await server.app.db.owner.query<{ share: string; count: number }>(
    `select replace(key, 'signIn:company:300:', '') as share, sum(count)::int as count from request_counts
     where key like 'signIn:company:300:%' || $1 || '%' group by 1 order by 2 desc`,
    [cnpj],
  )
  return rows
}

describe('limits of the employees’ sign-in', () => {
  it('W11 a company’s tries from however many networks are slowed after 20, never refused, whether it exists or not; the owner’s are apart', async () => {
    const company = await givenCompany(server)
    for (const { cnpj } of [company, { cnpj: freshCnpj() }]) {
      const guess = () => signInWithPin(server, cnpj, '417000000', freshNetwork())
      expect(await statusesOf(21, guess)).toEqual(Array<number>(21).fill(401))
      expect(await countedAt(cnpj)).toEqual([{ share: `pin:${cnpj}`, count: 21 }])
    }
    expect((await signIn(server, company, freshNetwork())).status).toBe(200)
  })

  it('W11 a network gets 40 tries in five minutes over all companies', async () => {
    const network = freshNetwork()
    const statuses = await statusesOf(41, () => signInWithPin(server, freshCnpj(), '417000000', network))
    expect(statuses).toEqual([...Array<number>(40).fill(401), 429])
  })

  it('W11 the devices of employees are known to their own sign-in alone: at the owner’s password they are strangers', async () => {
    const company = await givenCompany(server)
    const { cookie } = await givenWorker(server, company, 'cozinha')
    const wrong = { cnpj: company.cnpj, password: 'Errada#1' }
    const statuses = await statusesOf(3, () => signIn(server, wrong, { cookie, ...freshNetwork() }))
    expect(statuses).toEqual([401, 401, 401])
    expect(await countedAt(company.cnpj)).toContainEqual({ share: company.cnpj, count: 3 })
  })

  it('W11 while strangers use up a company’s tries, the device that an employee signed in with waits for nobody', async () => {
    const company = await givenCompany(server)
    const worker = await givenWorker(server, company, 'cozinha')
    const number = worker.pin.startsWith('999') ? '998' : '999'
    await statusesOf(20, () => signInWithPin(server, company.cnpj, `${number}000000`, freshNetwork()))
    const before = await countedAt(company.cnpj)
    const own = await signInWithPin(server, company.cnpj, worker.pin, { cookie: worker.cookie })
    expect(own.status).toBe(200)
    expect((await countedAt(company.cnpj))[0]).toEqual(before[0])
  })
})
