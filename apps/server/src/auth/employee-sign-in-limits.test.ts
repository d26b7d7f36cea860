import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshCnpj, givenCompany } from '../testing/builders'
import { givenWorker, signInWithPin } from '../testing/employees'
import { signIn } from '../testing/sign-in'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer

// Addresses come from a trusted proxy, so that a test can speak from many networks.
beforeAll(async () => {
  server = await startTestServer({ limitFactor: 1, env: { BALCAO_TRUST_PROXY: '127.0.0.1' } })
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

const twentyThenNoMore = [...Array<number>(20).fill(401), 429]

describe('limits of the employees’ sign-in', () => {
  it('W11 a company gets 20 tries in five minutes from however many networks, whether it exists or not; the owner’s are apart', async () => {
    const company = await givenCompany(server)
    for (const { cnpj } of [company, { cnpj: freshCnpj() }]) {
      expect(await statusesOf(21, () => signInWithPin(server, cnpj, '417000000', freshNetwork()))).toEqual(
        twentyThenNoMore,
      )
    }
    expect((await signIn(server, company, freshNetwork())).status).toBe(200)
  })

  it('W11 a network gets 40 tries in five minutes over all companies', async () => {
    const network = freshNetwork()
    const statuses = await statusesOf(41, () => signInWithPin(server, freshCnpj(), '417000000', network))
    expect(statuses).toEqual([...Array<number>(40).fill(401), 429])
  })

  it('W11 the devices of employees are known to their own sign-in alone: they earn no tries at the owner’s password', async () => {
    const company = await givenCompany(server)
    const devices = [
      await givenWorker(server, company, 'cozinha'),
      await givenWorker(server, company, 'atendente'),
    ]
    let turn = 0
    const guess = () => {
      const { cookie } = devices[turn++ % 2]!
      return signIn(server, { cnpj: company.cnpj, password: 'Errada#1' }, { cookie, ...freshNetwork() })
    }
    expect(await statusesOf(21, guess)).toEqual(twentyThenNoMore)
  })

  it('W11 while strangers use up a company’s tries, the device that an employee signed in with still gets in', async () => {
    const company = await givenCompany(server)
    const worker = await givenWorker(server, company, 'cozinha')
    const stranger = () => signInWithPin(server, company.cnpj, worker.pin, freshNetwork())
    const number = worker.pin.startsWith('999') ? '998' : '999'
    await statusesOf(20, () => signInWithPin(server, company.cnpj, `${number}000000`, freshNetwork()))
    expect((await stranger()).status).toBe(429)
    const own = await signInWithPin(server, company.cnpj, worker.pin, { cookie: worker.cookie })
    expect(own.status).toBe(200)
  })
})
