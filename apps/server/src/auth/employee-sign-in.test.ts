import { verify } from '@node-rs/argon2'
import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshCnpj, givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { dumpEverything } from '../testing/dump'
import { givenEmployee, givenPin, givenWorker, signInWithPin, wrongPin } from '../testing/employees'
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

const sessionOf = (cookie: string) => call(server, '/api/session', { cookie })
const isSignedIn = async (cookie: string) => (await sessionOf(cookie)).status === 200

/** How an employee's access stands in the database. */
async function accessOf(company: TestCompany, employeeId: string) {
  const { rows } = await server.app.db.owner.query<{ tries: number; used: boolean }>(
    `select tries, used_at is not null as used from employee_access where company_id = $1 and employee_id = $2`,
    [company.id, employeeId],
  )
  return rows[0]
}

/** Holds an employee's access, so that tries at it wait in a line; answers the way to let them go. */
async function holdAccess(employeeId: string): Promise<() => Promise<void>> {
  const client = await server.app.db.owner.connect()
  await client.query('begin')
  await client.query('select 1 from employee_access where employee_id = $1 for update', [employeeId])
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

/** How many stand in that line. */
async function waitingTries(): Promise<number> {
  const { rows } = await server.app.db.owner.query<{ count: number }>(
    `select count(*) from pg_locks where locktype = 'tuple' and relation = 'employee_access'::regclass
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0]!.count
}

/** One try after the other, so that no hashing slot is missing; answers the codes. */
async function tryInTurn(company: TestCompany, pin: string, times: number) {
  const codes: (string | undefined)[] = []
  for (let n = 0; n < times; n++) codes.push((await signInWithPin(server, company.cnpj, pin)).body.code)
  return codes
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
    expect(await accessOf(company, id)).toEqual({ tries: 0, used: true })
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

  it('S10 ten wrong PINs make it void, also for whoever knows it; a new one opens again', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    const pin = await givenPin(server, company, id, 'atendente')
    expect(await tryInTurn(company, wrongPin(pin), 9)).toEqual(Array<string>(9).fill('WRONG_PIN'))
    expect((await signInWithPin(server, company.cnpj, pin)).status).toBe(200)
    expect(await accessOf(company, id)).toMatchObject({ tries: 0 })

    await tryInTurn(company, wrongPin(pin), 10)
    expect((await signInWithPin(server, company.cnpj, pin)).body.code).toBe('WRONG_PIN')
    const read = () =>
      call<{ employee: { access: unknown }; history: { act: string; by: unknown }[] }>(
        server,
        `/api/employees/${id}`,
        { cookie: company.cookie },
      )
    const { body } = await read()
    expect(body.employee.access).toMatchObject({ blocked: true })
    expect(body.history[0]).toMatchObject({ act: 'employee.pin-blocked', by: { kind: 'system', name: null } })
    expect(body.history.filter(({ act }) => act === 'employee.pin-blocked')).toHaveLength(1)

    const fresh = await givenPin(server, company, id, 'atendente')
    expect((await signInWithPin(server, company.cnpj, pin)).body.code).toBe('WRONG_PIN')
    expect((await signInWithPin(server, company.cnpj, fresh)).status).toBe(200)
    expect((await read()).body.employee.access).toMatchObject({ blocked: false })
  })

  it('S10 a try is counted before it is looked at: the right PIN beside the tenth wrong one does not slip in', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    const pin = await givenPin(server, company, id, 'atendente')
    await tryInTurn(company, wrongPin(pin), 9)
    const release = await holdAccess(id)
    const wrong = signInWithPin(server, company.cnpj, wrongPin(pin))
    await expect.poll(waitingTries).toBe(1)
    const right = signInWithPin(server, company.cnpj, pin)
    await expect.poll(waitingTries).toBe(2)
    await release()
    expect([(await wrong).status, (await right).status]).toEqual([401, 401])
    expect(await accessOf(company, id)).toEqual({ tries: 10, used: false })
  })

  it('S10 of a hundred tries at once at most ten are counted, and then the PIN is void', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    const pin = await givenPin(server, company, id, 'atendente')
    for (let round = 0; round < 5; round++)
      await Promise.all(Array.from({ length: 20 }, () => signInWithPin(server, company.cnpj, wrongPin(pin))))
    expect(await accessOf(company, id)).toMatchObject({ tries: 10 })
    expect((await signInWithPin(server, company.cnpj, pin)).status).toBe(401)
  })

  it('S10 a flood that keeps the hashing slots busy makes nobody’s PIN void: only a PIN that was looked at counts', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    const pin = await givenPin(server, company, id, 'atendente')
    const flood = await givenCompany(server)
    const over = new AbortController()
    const attackers = Array.from({ length: 30 }, async () => {
      while (!over.signal.aborted) await signInWithPin(server, flood.cnpj, '417000000')
    })
    const statuses: number[] = []
    for (let n = 0; n < 8; n++)
      statuses.push((await signInWithPin(server, company.cnpj, wrongPin(pin))).status)
    over.abort()
    await Promise.all(attackers)
    expect(statuses).toContain(429)
    const lookedAt = statuses.filter((status) => status === 401)
    expect(await accessOf(company, id)).toMatchObject({ tries: lookedAt.length })
  })

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
    await expect.poll(() => isSignedIn(worker.cookie), { timeout: 1000 }).toBe(false)
  })
})
