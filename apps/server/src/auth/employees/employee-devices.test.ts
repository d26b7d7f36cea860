import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshCnpj, givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import {
  givenDeviceCode,
  givenEmployee,
  givenPin,
  givenWorker,
  signInWithPin,
  wrongPin,
} from '../../testing/employees'
import { openStream } from '../../testing/event-stream'
import { mailboxOf, signIn } from '../../testing/sign-in'
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

/** One try after the other, so that no hashing slot is missing; answers the codes. */
async function tryInTurn(
  company: Pick<TestCompany, 'cnpj'>,
  pin: string,
  { times, ...from }: { times: number; cookie?: string },
) {
  const codes: (string | undefined)[] = []
  for (let n = 0; n < times; n++) codes.push((await signInWithPin(server, company.cnpj, pin, from)).body.code)
  return codes
}

const enter = async (
  company: TestCompany,
  pin: string,
  from: { cookie?: string; deviceCode?: string } = {},
) => {
  const { status, body } = await signInWithPin(server, company.cnpj, pin, from)
  return body.code ?? status
}

const readEmployee = async (company: TestCompany, id: string) => {
  const { body } = await call<{
    employee: { access: { paused_until: string | null } }
    history: { act: string; by: unknown }[]
  }>(server, `/api/employees/${id}`, { cookie: company.cookie })
  return { ...body.employee.access, acts: body.history.map(({ act }) => act) }
}

const fiveThenACode = [...Array<string>(5).fill('WRONG_PIN'), 'DEVICE_CODE_NEEDED']

describe('guessing an employee’s PIN', () => {
  it('W11 stops the strangers of that number until the next day, and nobody who is known', async () => {
    const company = await givenCompany(server)
    const rosa = await givenWorker(server, company, 'cozinha')
    const ana = await givenWorker(server, company, 'atendente')
    expect(await tryInTurn(company, wrongPin(rosa.pin), { times: 6 })).toEqual(fiveThenACode)
    expect(await enter(company, rosa.pin)).toBe('DEVICE_CODE_NEEDED')
    expect(await enter(company, rosa.pin, { cookie: rosa.cookie })).toBe(200)
    expect(await enter(company, ana.pin)).toBe(200)

    const { paused_until } = await readEmployee(company, rosa.employeeId)
    expect(paused_until).not.toBeNull()
    await server.app.db.owner.query(
      `update pin_guesses set tried_at = array(select t - interval '24 hours' from unnest(tried_at) t) where cnpj = $1`,
      [company.cnpj],
    )
    expect((await readEmployee(company, rosa.employeeId)).paused_until).toBeNull()
    expect(await enter(company, rosa.pin)).toBe(200)
  })

  it('W11 counts a right PIN for nobody, and gives no stranger’s try back', async () => {
    const company = await givenCompany(server)
    const { pin } = await givenWorker(server, company, 'cozinha')
    await tryInTurn(company, wrongPin(pin), { times: 4 })
    expect(await enter(company, pin)).toBe(200)
    expect(await enter(company, pin)).toBe(200)
    expect(await tryInTurn(company, wrongPin(pin), { times: 2 })).toEqual(['WRONG_PIN', 'DEVICE_CODE_NEEDED'])
  })

  it('W11 answers alike for a number, and a company, that nobody has', async () => {
    const company = await givenCompany(server)
    const { pin } = await givenWorker(server, company, 'cozinha')
    const number = pin.startsWith('999') ? '998' : '999'
    expect(await tryInTurn(company, `${number}000000`, { times: 6 })).toEqual(fiveThenACode)
    expect(await tryInTurn({ cnpj: freshCnpj() }, pin, { times: 6 })).toEqual(fiveThenACode)
  })

  it('W11 ten wrong ones on a known device, however parallel, make that device a stranger and touch no other', async () => {
    const company = await givenCompany(server)
    const { pin, cookie } = await givenWorker(server, company, 'cozinha')
    const other = (await signInWithPin(server, company.cnpj, pin)).cookie
    await tryInTurn(company, wrongPin(pin), { times: 9, cookie })
    expect(await enter(company, pin, { cookie })).toBe(200)
    expect(await tryInTurn(company, wrongPin(pin), { times: 16, cookie })).toEqual([
      ...Array<string>(15).fill('WRONG_PIN'),
      'DEVICE_CODE_NEEDED',
    ])
    expect(await enter(company, pin, { cookie })).toBe('DEVICE_CODE_NEEDED')
    expect(await enter(company, pin, { cookie: other })).toBe(200)
  })

  it('W11 a colleague’s device is known for the colleague alone', async () => {
    const company = await givenCompany(server)
    const rosa = await givenWorker(server, company, 'cozinha')
    const ana = await givenWorker(server, company, 'atendente')
    expect(await tryInTurn(company, wrongPin(rosa.pin), { times: 6, cookie: ana.cookie })).toEqual(
      fiveThenACode,
    )
    expect(await enter(company, ana.pin, { cookie: ana.cookie })).toBe(200)
    expect(await enter(company, rosa.pin, { cookie: rosa.cookie })).toBe(200)
  })

  it('W11 the device on which the company’s own account has signed in is known for all, ten tries each; the owner renews that', async () => {
    const company = await givenCompany(server)
    const rosa = await givenWorker(server, company, 'cozinha')
    const ana = await givenWorker(server, company, 'atendente')
    const { cookie } = await signIn(server, company)
    await tryInTurn(company, wrongPin(rosa.pin), { times: 5 })
    expect(await enter(company, rosa.pin, { cookie })).toBe(200)
    await tryInTurn(company, wrongPin(rosa.pin), { times: 10, cookie })
    expect(await enter(company, rosa.pin, { cookie })).toBe('DEVICE_CODE_NEEDED')
    expect(await enter(company, ana.pin, { cookie })).toBe(200)
    await signIn(server, company, { cookie })
    expect(await enter(company, rosa.pin, { cookie })).toBe(200)
  })

  it('W11 a new PIN begins anew: former devices are strangers, and what was guessed is forgotten', async () => {
    const company = await givenCompany(server)
    const { employeeId, pin, cookie } = await givenWorker(server, company, 'cozinha')
    await tryInTurn(company, wrongPin(pin), { times: 5 })
    const fresh = await givenPin(server, company, employeeId, 'cozinha')
    expect(await enter(company, fresh)).toBe(200)
    await tryInTurn(company, wrongPin(fresh), { times: 5 })
    expect(await enter(company, fresh, { cookie })).toBe('DEVICE_CODE_NEEDED')
  })
})

describe('the code for a new device', () => {
  it('W11 makes it known whatever strangers tried, typed as people type, and works once', async () => {
    const company = await givenCompany(server)
    const { employeeId, pin } = await givenWorker(server, company, 'cozinha')
    await tryInTurn(company, wrongPin(pin), { times: 5 })
    const code = await givenDeviceCode(server, company, employeeId)
    expect(code).toMatch(/^[A-Z2-9]{8}$/)
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`
    const entered = await signInWithPin(server, company.cnpj, pin, { deviceCode: typed })
    expect(entered.status).toBe(200)
    expect(await enter(company, pin, { cookie: entered.cookie })).toBe(200)
    expect(await enter(company, pin, { deviceCode: code })).toBe('WRONG_DEVICE_CODE')
    expect((await readEmployee(company, employeeId)).acts).toContain('employee.device-code')
  })

  it('W11 opens nothing with a wrong PIN, for another employee, after ten minutes, or once there is another', async () => {
    const company = await givenCompany(server)
    const rosa = await givenWorker(server, company, 'cozinha')
    const ana = await givenWorker(server, company, 'atendente')
    for (const { pin } of [rosa, ana]) await tryInTurn(company, wrongPin(pin), { times: 5 })
    const first = await givenDeviceCode(server, company, rosa.employeeId)
    const code = await givenDeviceCode(server, company, rosa.employeeId)
    expect(await enter(company, rosa.pin, { deviceCode: first })).toBe('WRONG_DEVICE_CODE')
    expect(await enter(company, ana.pin, { deviceCode: code })).toBe('WRONG_DEVICE_CODE')
    for (let n = 0; n < 5; n++)
      expect(await enter(company, wrongPin(rosa.pin), { deviceCode: code })).toBe('WRONG_PIN')
    expect(await enter(company, rosa.pin, { deviceCode: code })).toBe('WRONG_DEVICE_CODE')
    const late = await givenDeviceCode(server, company, rosa.employeeId)
    await server.app.db.owner.query(
      'update employee_device_codes set expires_at = now() where company_id = $1',
      [company.id],
    )
    expect(await enter(company, rosa.pin, { deviceCode: late })).toBe('WRONG_DEVICE_CODE')
  })

  it('W11 is made by the owner and managers, for who has access', async () => {
    const company = await givenCompany(server)
    const rosa = await givenWorker(server, company, 'cozinha')
    const make = (employeeId: string, { cookie }: { cookie: string }) =>
      call(server, `/api/employees/${employeeId}/device-code`, { method: 'POST', cookie })
    expect((await make(rosa.employeeId, rosa)).body.code).toBe('ROLE_FORBIDDEN')
    expect((await make(rosa.employeeId, await givenWorker(server, company, 'gerente'))).status).toBe(200)
    const { id } = await givenEmployee(server, company)
    expect((await make(id, company)).body.code).toBe('NO_ACCESS')
    const neighbour = await givenCompany(server)
    expect((await make(rosa.employeeId, neighbour)).body.code).toBe('EMPLOYEE_NOT_FOUND')
  })
})

describe('the news of guesses', () => {
  it('W11 reach the owner’s screens and history for each employee, the mailbox once a day, the kitchen not at all', async () => {
    const company = await givenCompany(server)
    const rosa = await givenWorker(server, company, 'cozinha')
    const ana = await givenWorker(server, company, 'atendente')
    const [owner, kitchen] = await Promise.all([openStream(server, company), openStream(server, rosa)])
    const told = () => mail.received().filter(({ to }) => to === mailboxOf(company))
    for (const { pin } of [rosa, ana]) await tryInTurn(company, wrongPin(pin), { times: 6 })

    for (const { employeeId } of [rosa, ana])
      await expect
        .poll(async () => (await readEmployee(company, employeeId)).acts[0], { timeout: 15_000 })
        .toBe('employee.pin-paused')
    const names = () => owner.events.filter(({ name }) => name === 'PIN_PAUSED').map(({ data }) => data)
    await expect.poll(names).toMatchObject([
      { employee: { nome: 'Pessoa cozinha' }, network: '127.0.0.x' },
      { employee: { nome: 'Pessoa atendente' }, network: '127.0.0.x' },
    ])
    expect(kitchen.events.map(({ name }) => name)).not.toContain('PIN_PAUSED')
    await expect.poll(() => told().length, { timeout: 15_000 }).toBe(1)
    expect(told()[0]!.text).toMatch(/Pessoa cozinha[^]*127\.0\.0\.x, em \d\d\/\d\d\/\d{4} às \d\d:\d\d/)
    owner.close()
    kitchen.close()
  })
})
