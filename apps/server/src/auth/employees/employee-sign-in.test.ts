import { verify } from '@node-rs/argon2'
import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { freshCnpj, givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { dumpEverything } from '../../testing/dump'
import { givenEmployee, givenPin, givenWorker, signInWithPin, wrongPin } from '../../testing/employees'
import { openStream } from '../../testing/event-stream'
import { receiveTicket, signIn } from '../../testing/sign-in'
import { startTestServer, type TestServer } from '../../testing/server'

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

const sessionOf = (cookie: string) => call(server, '/api/session', { cookie })
const isSignedIn = async (cookie: string) => (await sessionOf(cookie)).status === 200

/** Tries of strangers at an employee's PIN that count today. */
async function guessesAt(company: TestCompany, pin: string): Promise<number> {
  const { rows } = await server.app.db.owner.query<{ count: number }>(
    'select cardinality(tried_at) as count from pin_guesses where cnpj = $1 and number = $2',
    [company.cnpj, Number(pin.slice(0, 3))],
  )
  return rows[0]?.count ?? 0
}

describe('the sign-in of an employee', () => {
  it('W11 S10 an employee signs in with the company’s CNPJ and a PIN, typed as it is shown, and the session says who and as what', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company, { nome: 'Rosa Pinheiro' })
    const pin = await givenPin(server, company, id, 'cozinha')
    const typed = pin.replace(/(\d{3})(\d{3})(\d{3})/, ' $1 $2-$3 ')
    const signedIn = await signInWithPin(server, company.cnpj, typed)
    expect([signedIn.status, signedIn.body.ok]).toEqual([200, true])
    expect((await sessionOf(signedIn.cookie)).body).toMatchObject({
      ok: true,
      company: { id: company.id },
      role: 'cozinha',
      employee: { id, nome: 'Rosa Pinheiro' },
    })
    expect(await guessesAt(company, pin)).toBe(0)
  })

  it('EMP-05 the company’s own account stays the one that may do everything, and is no employee', async () => {
    const company = await givenCompany(server)
    const { cookie } = await signIn(server, company)
    expect((await sessionOf(cookie)).body).toMatchObject({ role: 'dono', employee: null })
  })

  it('S10 whatever is wrong answers alike: company, number, secret, shape, an access that never was', async () => {
    const company = await givenCompany(server)
    const neighbour = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    const pin = await givenPin(server, company, id, 'atendente')
    const otherNumber = pin.startsWith('999') ? `998${pin.slice(3)}` : `999${pin.slice(3)}`
    const answers = await Promise.all([
      signInWithPin(server, company.cnpj, wrongPin(pin)),
      signInWithPin(server, company.cnpj, otherNumber),
      signInWithPin(server, neighbour.cnpj, pin),
      signInWithPin(server, freshCnpj(), pin),
      signInWithPin(server, company.cnpj, ''),
      signInWithPin(server, company.cnpj, company.password),
    ])
    for (const { status, text, cookie } of answers) {
      expect([status, JSON.parse(text), cookie]).toEqual([401, JSON.parse(answers[0]!.text), ''])
      expect(JSON.parse(text)).toMatchObject({ code: 'WRONG_PIN' })
    }
    expect(await signInWithPin(server, '11.111.111/1111-11', pin)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CNPJ' },
    })
  })

  it('S10 of a hundred tries of strangers at once at most five are looked at, and the right PIN beside them does not slip in', async () => {
    const company = await givenCompany(server)
    const { pin } = await givenWorker(server, company, 'atendente')
    const codes: (string | undefined)[] = []
    for (let round = 0; round < 5; round++) {
      const tries = Array.from({ length: 20 }, () => signInWithPin(server, company.cnpj, wrongPin(pin)))
      codes.push(...(await Promise.all(tries)).map(({ body }) => body.code))
    }
    expect(codes.filter((code) => code === 'WRONG_PIN')).toHaveLength(5)
    expect(await guessesAt(company, pin)).toBe(5)
    expect((await signInWithPin(server, company.cnpj, pin)).body.code).toBe('DEVICE_CODE_NEEDED')
  })

  it('S10 a flood that keeps the hashing slots busy uses up nobody’s tries: only a PIN that was looked at counts', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    const pin = await givenPin(server, company, id, 'atendente')
    const over = new AbortController()
    let refused = 0
    const attackers = Array.from({ length: runs(60, 16) }, async () => {
      while (!over.signal.aborted) {
        const { status } = await signIn(server, { cnpj: freshCnpj(), password: 'Errada#1' })
        if (status === 429) refused++
      }
    })
    await expect.poll(() => refused).toBeGreaterThan(0)
    const codes: (string | undefined)[] = []
    for (let round = 0; round < runs(3, 1); round++) {
      const tries = Array.from({ length: 10 }, () => signInWithPin(server, company.cnpj, wrongPin(pin)))
      codes.push(...(await Promise.all(tries)).map(({ body }) => body.code))
    }
    over.abort()
    await Promise.all(attackers)
    expect(codes).toContain('TOO_MANY_REQUESTS')
    expect(await guessesAt(company, pin)).toBe(codes.filter((code) => code === 'WRONG_PIN').length)
  }, 120_000)

  it('S10 the database holds no PIN, and no digest that its six digits alone would open', async () => {
    const company = await givenCompany(server)
    const { pin } = await givenWorker(server, company, 'gerente')
    const { rows } = await server.app.db.owner.query<{ pin_hash: string }>(
      'select pin_hash from employee_access where company_id = $1',
      [company.id],
    )
    expect(rows[0]!.pin_hash).toMatch(/^\$argon2id\$/)
    for (const guess of [pin, pin.slice(3)]) expect(await verify(rows[0]!.pin_hash, guess)).toBe(false)
    expect(await dumpEverything(server)).not.toContain(pin)
  })

  it('W11 signing in takes the place of the session that the browser had, the owner’s too', async () => {
    const company = await givenCompany(server)
    const owner = await signIn(server, company)
    const { pin } = await givenWorker(server, company, 'cozinha')
    const employee = await signInWithPin(server, company.cnpj, pin, { cookie: owner.cookie })
    expect([await isSignedIn(owner.cookie), await isSignedIn(employee.cookie)]).toEqual([false, true])
  })

  it('W11 a new password of the company ends its employees’ sessions and streams too', async () => {
    const company = await givenCompany(server)
    const worker = await givenWorker(server, company, 'atendente')
    const stream = await openStream(server, worker)
    const ticket = await receiveTicket(server, mail, company)
    await call(server, '/webhook/auth/create-password', {
      body: { cnpj: company.cnpj, password: 'Nova#9182' },
      cookie: ticket,
    })
    await stream.ended
    await expect.poll(() => isSignedIn(worker.cookie)).toBe(false)
  })
})
