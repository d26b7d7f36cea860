import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { signIn } from '../testing/sign-in'
import { newToken } from '../platform/secrets/secrets'
import { inOneWindow } from '../platform/limits/testing/in-one-window'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer
let ahead = 0

// Addresses come from a trusted proxy, so that a test can speak from many networks.
beforeAll(async () => {
  server = await startTestServer({
    limitFactor: 1,
    env: { BALCAO_TRUST_PROXY: '127.0.0.1' },
    clock: () => new Date(Date.now() + ahead),
  })
})
afterAll(() => server.stop())

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
let lastNetwork = 0
const freshNetwork = () => from(`10.${++lastNetwork >> 8}.${lastNetwork & 255}.7`)

const askCode = (company: TestCompany, network = freshNetwork()) =>
  call(server, '/webhook/auth/gerate-code', { body: { cnpj: company.cnpj }, ...network })

const lookUp = (network: { headers: Record<string, string> }) =>
  call(server, '/webhook/auth/check-cnpj', { body: { cnpj: '11222333000181' }, ...network })

/** Ends the lives of a company's codes, in place of ten minutes. */
const expireCodes = ({ cnpj }: Pick<TestCompany, 'cnpj'>) =>
  server.app.db.owner.query('update verification_codes set expires_at = now() where cnpj = $1', [cnpj])

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

/** Empties the windows of this many seconds and moves the server's clock on, in place of waiting for their end. */
const letPass = (seconds: number) => {
  ahead += seconds * 1000
  return server.app.db.owner.query('delete from request_counts where key like $1', [`%:${seconds}:%`])
}

describe('limits', () => {
  it(
    'RECOV-37 strangers get five mails an hour and ten a day out of a company, from however many networks; where it is known there are others',
    inOneWindow(async () => {
      const company = await givenCompany(server)
      const home = freshNetwork()
      await signIn(server, company, home)
      const askAnew = async (network = freshNetwork()) => {
        await expireCodes(company)
        return askCode(company, network)
      }
      expect(await until429(10, () => askAnew())).toBe(6)
      await letPass(3600)
      expect(await until429(10, () => askAnew())).toBe(6)
      await letPass(3600)
      expect(await until429(10, () => askAnew())).toBe(1)
      expect((await askAnew(home)).status).toBe(200)
      await letPass(86_400)
      expect((await askAnew()).status).toBe(200)
    }),
  )

  it('200 requests for a code at once queue two mails, fail for nobody, and no call waits for another’s connection', async () => {
    const company = await givenCompany(server)
    const answers = await Promise.all(Array.from({ length: 200 }, () => askCode(company)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(200)
    const { rows } = await server.app.db.owner.query(
      'select 1 from verification_codes where company_id = $1',
      [company.id],
    )
    expect(rows).toHaveLength(2)
  })

  it(
    'asking for codes of a company that does not exist is limited alike',
    inOneWindow(async () => {
      const nobody = { cnpj: '11444777000161' } as TestCompany
      const askAnew = async () => {
        await expireCodes(nobody)
        return askCode(nobody)
      }
      expect(await until429(10, askAnew)).toBe(6)
    }),
  )

  it(
    'a network is one IPv4 address or one IPv6 /64',
    inOneWindow(async () => {
      expect(await until429(130, () => lookUp(from('203.0.113.9')))).toBe(121)
      expect((await lookUp(from('203.0.113.10'))).status).toBe(200)
      let host = 0
      const anotherHost = () => from(`2001:db8:7:8:${(++host).toString(16)}::${host.toString(16)}`)
      expect(await until429(130, () => lookUp(anotherHost()))).toBe(121)
      expect((await lookUp(from('2001:db8:7:9::1'))).status).toBe(200)
    }),
  )

  it(
    'a refused repeat asks the database nothing, whatever it is refused for',
    inOneWindow(async () => {
      const network = freshNetwork()
      const company = await givenCompany(server)
      const readMenu = () => call(server, `/api/menu/${company.id}`, network)
      expect(await until429(130, () => lookUp(network))).toBe(121)
      expect(await until429(250, readMenu)).toBe(241)
      let connections = 0
      server.app.db.app.on('acquire', () => connections++)
      const repeats = Array.from({ length: 100 }, (_, n) => (n % 2 ? lookUp(network) : readMenu()))
      expect(new Set((await Promise.all(repeats)).map(({ status }) => status))).toEqual(new Set([429]))
      expect(connections).toBe(0)
    }),
  )

  it(
    'addresses, sign-ins, leads and profiles are counted apart, and who is signed in for their company',
    inOneWindow(async () => {
      const network = freshNetwork()
      const company = await givenCompany(server)
      const address = (more: object = {}) => call(server, '/ws/69005070/json/', { ...network, ...more })
      expect(await until429(250, () => address())).toBe(241)
      expect((await address({ cookie: company.cookie })).status).not.toBe(429)
      expect((await lookUp(network)).status).toBe(200)
      const { cnpj } = company
      expect((await call(server, `/webhook/get-customer?cnpj=${cnpj}`, network)).status).toBe(200)
      expect(
        (await call(server, '/webhook/auth/check-cnpj-lead', { body: { cnpj }, ...network })).status,
      ).not.toBe(429)
    }),
  )

  it(
    'menus are read by a neighbourhood behind one address, and by nobody who tries every CNPJ',
    inOneWindow(async () => {
      const network = freshNetwork()
      const company = await givenCompany(server)
      const read = (path: string) => call(server, path, network)
      expect(await until429(250, () => read(`/api/menu/${company.id}`))).toBe(241)
      expect((await read(`/api/menu/${company.cnpj}`)).status).toBe(429)
    }),
  )

  it(
    'nobody chooses the address that is counted when no proxy is trusted',
    inOneWindow(async () => {
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
    }),
  )

  /** A wrong password from a network of its own, or from a given one. */
  const guess = (cnpj: string, network = freshNetwork()) =>
    signIn(server, { cnpj, password: 'Errada#1' }, network)
  const useUp = async (cnpj: string) => {
    const statuses = []
    for (let n = 0; n < 20; n++) statuses.push((await guess(cnpj)).status)
    expect(statuses).toEqual(Array<number>(20).fill(401))
  }
  const turnsTaken = async (share: string) => {
    const { rows } = await server.app.db.owner.query<{ count: number }>(
      `select count from request_counts where key = $1 and window_start > now() - interval '1 hour'`,
      [`turns:${share}`],
    )
    return rows.reduce((sum, { count }) => sum + count, 0)
  }

  it(
    'LOGIN-29 guessing a password is slowed per company, known or not, and refuses nobody',
    inOneWindow(async () => {
      const company = await givenCompany(server)
      for (const cnpj of ['04252011000110', company.cnpj]) {
        await useUp(cnpj)
        expect(await turnsTaken(cnpj)).toBe(0)
        expect((await guess(cnpj)).status).toBe(401)
        expect(await turnsTaken(cnpj)).toBe(1)
      }
      expect((await signIn(server, company, freshNetwork())).status).toBe(200)
    }),
  )

  it(
    'LOGIN-29 while one network guesses without end, the owner signs in on a new device from another',
    inOneWindow(async () => {
      const company = await givenCompany(server)
      await useUp(company.cnpj)
      const network = freshNetwork()
      const over = new AbortController()
      const attackers = Array.from({ length: 6 }, async () => {
        while (!over.signal.aborted) await guess(company.cnpj, network)
      })
      const owner = await signIn(server, company, freshNetwork())
      over.abort()
      await Promise.all(attackers)
      expect(owner.status).toBe(200)
    }),
  )

  it(
    'LOGIN-29 a device and a network that the company has been signed in to from wait for no stranger',
    inOneWindow(async () => {
      const company = await givenCompany(server)
      const home = freshNetwork()
      const device = await signIn(server, company, home)
      await useUp(company.cnpj)
      const before = await turnsTaken(company.cnpj)
      expect((await signIn(server, company, { ...freshNetwork(), cookie: device.cookie })).status).toBe(200)
      expect((await signIn(server, company, home)).status).toBe(200)
      expect(await turnsTaken(company.cnpj)).toBe(before)
    }),
  )

  it('LOGIN-29 eight wait at most, and who hangs up leaves the place to another', async () => {
    const company = await givenCompany(server)
    await useUp(company.cnpj)
    // The turns of this minute are taken.
    await server.app.db.owner.query(
      `insert into request_counts
         select 'turns:' || $1, date_trunc('hour', now(), 'UTC'), 30
         union all select 'turn:4:' || $1, to_timestamp((floor(extract(epoch from now()) / 4) + n) * 4), 1
         from generate_series(0, 15) as n`,
      [company.cnpj],
    )
    const over = new AbortController()
    const guesses = Array.from({ length: 9 }, () =>
      fetch(`${server.url}/webhook/auth/verify-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...freshNetwork().headers },
        body: JSON.stringify({ cnpj: company.cnpj, password: 'Errada#1' }),
        signal: over.signal,
      }).then(
        ({ status }) => status,
        () => 'hung up' as const,
      ),
    )
    expect(await Promise.race(guesses)).toBe(429)
    over.abort()
    const ends = await Promise.all(guesses)
    expect(ends.filter((end) => end === 'hung up')).toHaveLength(8)
    await server.app.db.owner.query(`delete from request_counts where key = 'turn:4:' || $1`, [company.cnpj])
    expect((await signIn(server, company, freshNetwork())).status).toBe(200)
    expect(await turnsTaken(company.cnpj)).toBe(31)
  })

  it('LOGIN-29 whoever made a password by the mailbox signs in there at once', async () => {
    const company = await givenCompany(server)
    const ticket = await givenTicket(company)
    const made = await call(server, '/webhook/auth/create-password', {
      body: { cnpj: company.cnpj, password: 'Nova#9182' },
      cookie: ticket,
    })
    await useUp(company.cnpj)
    const fresh = { ...company, password: 'Nova#9182' }
    expect((await signIn(server, fresh, { ...freshNetwork(), cookie: made.cookie })).status).toBe(200)
    expect(await turnsTaken(company.cnpj)).toBe(0)
  })

  it(
    'a known device cannot guess without end, and a made-up one is a stranger',
    inOneWindow(async () => {
      const company = await givenCompany(server)
      const { cookie } = await signIn(server, company, freshNetwork())
      const wrong = { cnpj: company.cnpj, password: 'Errada#1' }
      expect(await until429(30, () => signIn(server, wrong, { ...freshNetwork(), cookie }))).toBe(21)
      const forged = cookie.replace(/balcao-device=[^.]+/, 'balcao-device=AAAAAAAAAAAA')
      expect((await signIn(server, wrong, { ...freshNetwork(), cookie: forged })).status).toBe(401)
    }),
  )

  /** The cookie of whoever entered a code. */
  async function givenTicket(company: TestCompany): Promise<string> {
    const { token, hash } = newToken()
    await server.app.db.owner.query(
      `insert into password_tickets (company_id, token_hash, expires_at) values ($1, $2, now() + interval '1 minute')`,
      [company.id, hash],
    )
    return `balcao-ticket=${token}`
  }
})
