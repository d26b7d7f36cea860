import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, storedHash, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { openStream } from '../testing/event-stream'
import { receiveTicket, signIn } from '../testing/sign-in'
import { startTestServer, type TestServer } from '../testing/server'

let mail: MailStandIn
let server: TestServer

beforeAll(async () => {
  mail = await startMailStandIn()
  server = await startTestServer({ env: { SMTP_URL: mail.smtpUrl } })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const isSignedIn = async (cookie: string) => (await call(server, '/api/session', { cookie })).status === 200

const tokenOf = (cookie: string) => /balcao=([^;]+)/.exec(cookie)![1]!

/** A session that this process has not looked at yet, so that a row moved in the database counts at once. */
async function freshSession(company: TestCompany) {
  const { cookie } = await signIn(server, company)
  return { cookie, hash: storedHash(tokenOf(cookie)) }
}

describe('sessions', () => {
  it('MODULE-11 each sign-in makes a new session of 256 random bits, kept as a digest, and ends the one it was made with', async () => {
    const company = await givenCompany(server)
    const first = await signIn(server, company)
    const second = await signIn(server, company, { cookie: first.cookie })
    expect(tokenOf(first.cookie)).toMatch(/^[\w-]{43}$/)
    expect(tokenOf(second.cookie)).not.toBe(tokenOf(first.cookie))
    expect([await isSignedIn(first.cookie), await isSignedIn(second.cookie)]).toEqual([false, true])
    const { rows } = await server.app.db.owner.query('select 1 from sessions where token_hash = $1', [
      storedHash(tokenOf(second.cookie)),
    ])
    expect(rows).toHaveLength(1)
  })

  it('a cookie that somebody planted before sign-in is worth nothing after it', async () => {
    const company = await givenCompany(server)
    const planted = `balcao=${'A'.repeat(43)}`
    const signedIn = await signIn(server, company, { cookie: planted })
    expect(tokenOf(signedIn.cookie)).not.toBe('A'.repeat(43))
    expect(await isSignedIn(planted)).toBe(false)
  })

  it('sign-out ends this session at once, and its open stream with it', async () => {
    const company = await givenCompany(server)
    const { cookie } = await signIn(server, company)
    const stream = await openStream(server, { cookie })
    const other = await openStream(server, company)
    expect((await call(server, '/api/sign-out', { method: 'POST', cookie })).status).toBe(200)
    expect(await isSignedIn(cookie)).toBe(false)
    await stream.ended
    expect(await isSignedIn(company.cookie)).toBe(true)
    expect(other.response.destroyed).toBe(false)
    other.close()
  })

  it('a new password ends every session of the company and their open streams, and nobody else’s', async () => {
    const company = await givenCompany(server)
    const neighbour = await givenCompany(server)
    const { cookie } = await signIn(server, company)
    const streams = await Promise.all([openStream(server, { cookie }), openStream(server, company)])
    const ticket = await receiveTicket(server, mail, company)
    await call(server, '/webhook/auth/create-password', {
      body: { cnpj: company.cnpj, password: 'Nova#9182' },
      cookie: ticket,
    })
    await Promise.all(streams.map(({ ended }) => ended))
    expect(await Promise.all([cookie, company.cookie, neighbour.cookie].map(isSignedIn))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('a sign-in whose password was changed while it was looked at begins none', async () => {
    const company = await givenCompany(server)
    const change = await server.app.db.owner.connect()
    await change.query('begin')
    await change.query(`update credentials set password_hash = 'another' where company_id = $1`, [company.id])
    let answered = false
    const attempt = signIn(server, company).finally(() => (answered = true))
    const waits = async () => {
      const { rows } = await server.app.db.owner.query(
        `select 1 from pg_locks where locktype = 'tuple' and relation = 'credentials'::regclass
           and database = (select oid from pg_database where datname = current_database())`,
      )
      return answered || rows.length > 0
    }
    await expect.poll(waits, { timeout: 15_000 }).toBe(true)
    await change.query('commit')
    change.release()
    expect((await attempt).body.code).toBe('WRONG_PASSWORD')
  })

  it('signing out everywhere ends all devices', async () => {
    const company = await givenCompany(server)
    const { cookie } = await signIn(server, company)
    const stream = await openStream(server, company)
    await call(server, '/api/sign-out-everywhere', { method: 'POST', cookie })
    await stream.ended
    const gone = async () => !(await isSignedIn(company.cookie)) && !(await isSignedIn(cookie))
    await expect.poll(gone).toBe(true)
  })

  it('a session ends after 7 days without use and after 30 days in any case, also for an open stream', async () => {
    const company = await givenCompany(server)
    const move = (hash: Buffer, change: string) =>
      server.app.db.owner.query(`update sessions set ${change} where token_hash = $1`, [hash])
    const idle = await freshSession(company)
    await move(idle.hash, `seen_at = now() - interval '7 days'`)
    expect(await isSignedIn(idle.cookie)).toBe(false)
    const used = await freshSession(company)
    await move(used.hash, `seen_at = now() - interval '6 days 23 hours'`)
    expect(await isSignedIn(used.cookie)).toBe(true)
    const { rows } = await server.app.db.owner.query<{ fresh: boolean; days: number }>(
      `select seen_at > now() - interval '1 minute' as fresh,
         extract(day from expires_at - created_at)::int as days from sessions where token_hash = $1`,
      [used.hash],
    )
    expect(rows).toEqual([{ fresh: true, days: 30 }])
    const old = await freshSession(company)
    await move(old.hash, 'expires_at = now()')
    expect(await isSignedIn(old.cookie)).toBe(false)
  })

  it('a ticket for the stream that outlived its session opens nothing', async () => {
    const company = await givenCompany(server)
    const { cookie } = await signIn(server, company)
    const ticket = await call(server, '/api/stream-ticket', { method: 'POST', cookie })
    await call(server, '/api/sign-out', { method: 'POST', cookie })
    const { token, instance } = ticket.body
    const response = await fetch(
      `${server.url}/chat/events?token=${String(token)}&instance=${String(instance)}`,
    )
    expect(response.status).toBe(401)
    await response.body?.cancel()
  })
})

describe('cookies', () => {
  const flagsOf = (header: string[]) =>
    header.map((line) => {
      const [pair = '', ...flags] = line.split('; ')
      return [
        pair.split('=')[0],
        flags.filter((flag) => !flag.startsWith('Max-Age') && !flag.startsWith('Expires')).sort(),
      ]
    })

  it('cannot be read by a script nor sent along by another site', async () => {
    const company = await givenCompany(server)
    const answer = await signIn(server, company)
    const flags = ['HttpOnly', 'Path=/', 'SameSite=Lax']
    expect(flagsOf(answer.headers.getSetCookie())).toEqual([
      ['balcao', flags],
      ['balcao-device', flags],
    ])
  })

  it('behind an https address they are bound to the host and to https, and the browser is told to stay there', async () => {
    const secure = await startTestServer({ env: { BALCAO_PUBLIC_URL: 'https://balcao.example' } })
    try {
      const company = await givenCompany(secure)
      const answer = await signIn(secure, company, { headers: { origin: 'https://balcao.example' } })
      const flags = ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']
      expect(flagsOf(answer.headers.getSetCookie())).toEqual([
        ['__Host-balcao', flags],
        ['__Host-balcao-device', flags],
      ])
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
      expect((await call(secure, '/api/session', { cookie: answer.cookie })).status).toBe(200)
      const [unbound] = company.cookie.split('; ')
      expect((await call(secure, '/api/session', { cookie: unbound! })).status).toBe(401)
    } finally {
      await secure.stop()
    }
  })
})
