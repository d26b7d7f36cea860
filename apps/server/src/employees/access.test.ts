import type { Employee } from '@balcao/contract/employees'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenEmployee, givenPin, givenWorker, signInWithPin, type TestWorker } from '../testing/employees'
import { openStream } from '../testing/event-stream'
import type { TestServer } from '../testing/server'

let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

const send = <Body = Employee & { code: string }>(
  who: { cookie: string },
  method: string,
  path: string,
  body?: unknown,
) =>
  call<Body>(server, `/api/employees/${path}`, {
    method,
    cookie: who.cookie,
    ...(body === undefined ? {} : { body }),
  })

const roleOf = async ({ cookie }: { cookie: string }) =>
  (await call<{ role?: string }>(server, '/api/session', { cookie })).body.role

/** What ends a worker's sessions, by the owner's hand, and whether the PIN opens afterwards. */
const endings: {
  what: string
  act: (company: TestCompany, id: string) => Promise<number>
  pinOpens: boolean
}[] = [
  {
    what: 'access is removed',
    act: async (owner, id) => (await send(owner, 'DELETE', `${id}/access`)).status,
    pinOpens: false,
  },
  {
    what: 'the employment ends',
    act: async (owner, id) => (await send(owner, 'POST', `${id}/end`, { left_on: '2025-01-10' })).status,
    pinOpens: false,
  },
  {
    what: 'a new PIN is made',
    act: async (owner, id) => (await send(owner, 'POST', `${id}/access`, { role: 'atendente' })).status,
    pinOpens: false,
  },
  {
    what: 'the role changes',
    act: async (owner, id) => (await send(owner, 'PATCH', `${id}/access`, { role: 'cozinha' })).status,
    pinOpens: true,
  },
]

describe('the access of an employee', () => {
  it('W11 S10 the owner gives it with a PIN that is shown this once, and sees role, number and use, never the PIN', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    const given = await send<{ employee: Employee; pin: string }>(company, 'POST', `${id}/access`, {
      role: 'cozinha',
    })
    expect(given.body.pin).toMatch(/^[1-9]\d{8}$/)
    expect(given.body.employee.access).toEqual({
      role: 'cozinha',
      sees_colleagues: false,
      number: Number(given.body.pin.slice(0, 3)),
      changed_at: expect.stringMatching(/Z$/) as string,
      used_at: null,
      paused_until: null,
    })
    await signInWithPin(server, company.cnpj, given.body.pin)
    const list = await call(server, '/api/employees', { cookie: company.cookie })
    const one = await call<{ employee: Employee; history: { act: string; role?: string }[] }>(
      server,
      `/api/employees/${id}`,
      { cookie: company.cookie },
    )
    expect(one.body.employee.access!.used_at).toMatch(/Z$/)
    expect(one.body.history[0]).toMatchObject({ act: 'employee.access-given', role: 'cozinha' })
    for (const { text } of [list, one]) {
      expect(text).not.toContain(given.body.pin)
      expect(text).not.toContain('$argon2')
    }
  })

  it('S10 a new PIN keeps the number in front, and two employees never share one', async () => {
    const company = await givenCompany(server)
    const people = await Promise.all(Array.from({ length: 6 }, () => givenEmployee(server, company)))
    const pins = await Promise.all(people.map(({ id }) => givenPin(server, company, id, 'atendente')))
    expect(new Set(pins.map((pin) => pin.slice(0, 3))).size).toBe(6)
    const again = await givenPin(server, company, people[0]!.id, 'gerente')
    expect([again.slice(0, 3), again === pins[0]]).toEqual([pins[0]!.slice(0, 3), false])
  })

  it.each(endings)('W11 when $what, sessions and streams end at once', async ({ act, pinOpens }) => {
    const company = await givenCompany(server)
    const worker = await givenWorker(server, company, 'atendente')
    const other = await givenWorker(server, company, 'atendente')
    const streams = await Promise.all([worker, other, company].map((who) => openStream(server, who)))
    await act(company, worker.employeeId)
    await streams[0]!.ended
    await expect.poll(() => roleOf(worker)).toBeUndefined()
    expect([await roleOf(other), await roleOf(company)]).toEqual(['atendente', 'dono'])
    expect(streams.slice(1).map(({ response }) => response.destroyed)).toEqual([false, false])
    for (const stream of streams) stream.close()
    const again = await signInWithPin(server, company.cnpj, worker.pin)
    expect(again.status).toBe(pinOpens ? 200 : 401)
    if (pinOpens) expect(await roleOf(again)).toBe('cozinha')
  })

  it.each(endings)(
    'W11 no session outlives it when $what while people sign in',
    async ({ act, pinOpens }) => {
      const company = await givenCompany(server)
      const worker = await givenWorker(server, company, 'atendente')
      const signingIn = Array.from({ length: 8 }, () => signInWithPin(server, company.cnpj, worker.pin))
      const [ended, ...tried] = await Promise.all([act(company, worker.employeeId), ...signingIn])
      // Nobody waited in a circle: the owner's word is done, and a sign-in is let in or refused.
      expect(ended).toBe(200)
      expect(tried.filter(({ status }) => ![200, 401, 429].includes(status))).toEqual([])
      const { rows } = await server.app.db.owner.query<{ role: string }>(
        'select role from sessions where company_id = $1 and employee_id = $2',
        [company.id, worker.employeeId],
      )
      // Who came after the change came in as what they are now; of before it nothing is left.
      expect(new Set(rows.map(({ role }) => role)).has('atendente')).toBe(false)
      if (!pinOpens) expect(rows).toEqual([])
    },
  )

  it('W11 the database itself lets no session outlive the access it came by', async () => {
    const company = await givenCompany(server)
    const worker = await givenWorker(server, company, 'gerente')
    const { owner } = server.app.db
    await owner.query('delete from employee_access where employee_id = $1', [worker.employeeId])
    const { rowCount } = await owner.query('select 1 from sessions where employee_id = $1', [
      worker.employeeId,
    ])
    expect(rowCount).toBe(0)
    await expect(
      owner.query(
        `insert into sessions (company_id, id, token_hash, expires_at, employee_id, role)
         values ($1, gen_random_uuid(), '\\x00', now() + interval '1 day', $2, 'gerente')`,
        [company.id, worker.employeeId],
      ),
    ).rejects.toMatchObject({ code: '23503' })
  })

  it('S10 what is not there is said: no access to change, none to remove, no such employee', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    expect((await send(company, 'PATCH', `${id}/access`, { role: 'gerente' })).body.code).toBe('NO_ACCESS')
    expect(await send(company, 'DELETE', `${id}/access`)).toMatchObject({
      status: 200,
      body: { access: null },
    })
    const stranger = await givenEmployee(server, await givenCompany(server))
    for (const method of ['POST', 'PATCH'])
      expect(await send(company, method, `${stranger.id}/access`, { role: 'dono' })).toMatchObject({
        status: 404,
        body: { code: 'EMPLOYEE_NOT_FOUND' },
      })
  })
})

describe('a manager', () => {
  const forbidden = async (answer: Promise<{ status: number; body: { code: string } }>) => {
    const { status, body } = await answer
    expect([status, body.code]).toEqual([403, 'ROLE_FORBIDDEN'])
  }

  let company: TestCompany
  let manager: TestWorker
  let boss: TestWorker

  beforeAll(async () => {
    company = await givenCompany(server)
    manager = await givenWorker(server, company, 'gerente')
    boss = await givenWorker(server, company, 'dono')
  })

  it('W11 cannot make themselves the owner, or anybody a PIN', async () => {
    for (const id of [manager.employeeId, boss.employeeId]) {
      await forbidden(send(manager, 'PATCH', `${id}/access`, { role: 'dono' }))
      await forbidden(send(manager, 'POST', `${id}/access`, { role: 'gerente' }))
      await forbidden(send(manager, 'DELETE', `${id}/access`))
      await forbidden(send(manager, 'POST', `${id}/end`, { left_on: '2025-01-10' }))
    }
    expect([await roleOf(manager), await roleOf(boss)]).toEqual(['gerente', 'dono'])
  })

  it('W11 cannot see or set a salary, nor find one out by sending it again', async () => {
    const { id } = await givenEmployee(server, company, { salario: 4321 })
    await forbidden(send(manager, 'POST', `${id}/salary`))
    await forbidden(send(manager, 'PATCH', id, { version: 1, salario: 4321 }))
    await forbidden(send(manager, 'POST', '', { id, nome: 'X', data_admissao: '2024-05-02', salario: 4321 }))
    expect(await send(manager, 'PATCH', id, { version: 1, cargo: 'Chapeira' })).toMatchObject({
      status: 200,
      body: { cargo: 'Chapeira', salario: null },
    })
  })

  it('W11 cannot take the company over by its mailbox, or its money by its PIX key; its other data they keep', async () => {
    const change = (fields: object) =>
      call<{ code: string }>(server, '/webhook/update-customer', {
        cookie: manager.cookie,
        body: { cnpj: company.cnpj, ...fields },
      })
    await forbidden(change({ email_cliente: 'meu@mail.example' }))
    await forbidden(change({ pix_chave: 'meu@mail.example', pix_tipo: 'email' }))
    expect((await change({ sobre_empresa: 'Lanches e sucos' })).status).toBe(200)
  })

  it('W11 can let an attendant go', async () => {
    const attendant = await givenWorker(server, company, 'atendente')
    const ended = await send(manager, 'POST', `${attendant.employeeId}/end`, { left_on: '2025-01-10' })
    expect(ended).toMatchObject({ status: 200, body: { status: 'inativo', access: null } })
  })
})
