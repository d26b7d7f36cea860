import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { signIn } from '../testing/sign-in'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer

// Addresses come from a trusted proxy, so that a test can speak from many networks.
beforeAll(async () => {
  server = await startTestServer({ limitFactor: 1, env: { BALCAO_TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => server.stop())

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
let lastNetwork = 0
const freshNetwork = () => from(`10.${++lastNetwork >> 8}.${lastNetwork & 255}.7`)

const askCode = (company: TestCompany, network = freshNetwork()) =>
  call(server, '/webhook/auth/gerate-code', { body: { cnpj: company.cnpj }, ...network })

const lookUp = (network: { headers: Record<string, string> }) =>
  call(server, '/webhook/auth/check-cnpj', { body: { cnpj: '11222333000181' }, ...network })

async function until429(
  max: number,
  request: () => Promise<{ status: number; headers: Headers }>,
): Promise<number> {
  for (let n = 1; n <= max; n++) {
    const answer = await request()
    if (answer.status !== 429) continue
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    return n
  }
  return Infinity
}

/** Empties the windows of this many seconds, in place of waiting for their end. */
const letPass = (seconds: number) =>
  server.app.db.owner.query('delete from request_counts where key like $1', [`%:${seconds}:%`])

describe('limits', () => {
  it('RECOV-37 a company gets five codes an hour and ten a day, from however many networks they are asked', async () => {
    const company = await givenCompany(server)
    expect(await until429(10, () => askCode(company))).toBe(6)
    await letPass(3600)
    expect(await until429(10, () => askCode(company))).toBe(6)
    await letPass(3600)
    expect(await until429(10, () => askCode(company))).toBe(1)
    await letPass(86_400)
    expect((await askCode(company)).status).toBe(200)
  })

  it('200 requests for a code at once queue five mails, and no call waits for another’s connection', async () => {
    const company = await givenCompany(server)
    const answers = await Promise.all(Array.from({ length: 200 }, () => askCode(company)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(195)
  })

  it('asking for codes of a company that does not exist is limited alike', async () => {
    const nobody = { cnpj: '11444777000161' } as TestCompany
    expect(await until429(10, () => askCode(nobody))).toBe(6)
  })

  it('a network is one IPv4 address or one IPv6 /64', async () => {
    expect(await until429(130, () => lookUp(from('203.0.113.9')))).toBe(121)
    expect((await lookUp(from('203.0.113.10'))).status).toBe(200)
    let host = 0
    const anotherHost = () => from(`2001:db8:7:8:${(++host).toString(16)}::${host.toString(16)}`)
    expect(await until429(130, () => lookUp(anotherHost()))).toBe(121)
    expect((await lookUp(from('2001:db8:7:9::1'))).status).toBe(200)
  })

  it('nobody chooses the address that is counted when no proxy is trusted', async () => {
    const direct = await startTestServer({ limitFactor: 0.02 })
    try {
      const statuses = []
      for (let n = 0; n < 4; n++) {
        const answer = await call(direct, '/webhook/auth/check-cnpj', {
          body: { cnpj: '11222333000181' },
          ...from(`203.0.113.${n}`),
        })
        statuses.push(answer.status)
      }
      expect(statuses).toEqual([200, 200, 429, 429])
    } finally {
      await direct.stop()
    }
  })

  it('LOGIN-29 guessing a password is slowed per company, known or not, and a device that was here before gets in meanwhile', async () => {
    const company = await givenCompany(server)
    const device = await signIn(server, company, freshNetwork())
    const guess = (cnpj: string) => () => signIn(server, { cnpj, password: 'Errada#1' }, freshNetwork())
    expect(await until429(30, guess('04252011000110'))).toBe(21)
    // One of the twenty was the owner's own.
    expect(await until429(30, guess(company.cnpj))).toBe(20)
    expect((await signIn(server, company, freshNetwork())).status).toBe(429)
    const known = await signIn(server, company, { ...freshNetwork(), cookie: device.cookie })
    expect(known.status).toBe(200)
  })

  it('a known device cannot guess without end, and a made-up one is a stranger', async () => {
    const company = await givenCompany(server)
    const { cookie } = await signIn(server, company, freshNetwork())
    const wrong = { cnpj: company.cnpj, password: 'Errada#1' }
    expect(await until429(30, () => signIn(server, wrong, { ...freshNetwork(), cookie }))).toBe(21)
    const forged = cookie.replace(/balcao-device=[^.]+/, 'balcao-device=AAAAAAAAAAAA')
    expect(await until429(30, () => signIn(server, wrong, { ...freshNetwork(), cookie: forged }))).toBe(20)
  })
})
