import { randomUUID } from 'node:crypto'
import type { Employee, EmployeeHistoryEntry } from '@balcao/contract/employees'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { buildEmployee, givenEmployee, givenWorker } from '../testing/employees'
import type { TestServer } from '../testing/server'

let server: TestServer
// Half past ten at night of 20 November in Manaus; a day later in UTC.
const now = new Date('2026-11-21T02:30:00Z')

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())

interface Refusal {
  code: string
  current?: Employee
  fields?: { path: string }[]
}

const send = <Body = Employee & Refusal>(
  who: { cookie: string },
  method: string,
  path: string,
  body?: unknown,
) =>
  call<Body>(server, `/api/employees${path}`, {
    method,
    cookie: who.cookie,
    ...(body === undefined ? {} : { body }),
  })

const read = (company: TestCompany, id: string) =>
  send<{ employee: Employee; history: EmployeeHistoryEntry[] }>(company, 'GET', `/${id}`)

const salaryOf = async (company: TestCompany, id: string) =>
  (await send<{ salario: number }>(company, 'POST', `/${id}/salary`)).body.salario

const namesOf = async (company: TestCompany, search: string) => {
  const { body } = await send<{ employees: Employee[] }>(company, 'GET', search)
  return body.employees.map(({ nome }) => nome)
}

describe('the employees of a company', () => {
  it('EMP-06 S10 an employee has the fields of the spec; the salary stays hidden until it is asked for', async () => {
    const company = await givenCompany(server)
    const wanted = buildEmployee({ telefone: '92991234567', email: '', notes: 'Turno da noite' })
    const added = await send(company, 'POST', '', wanted)
    expect([added.status, added.body]).toMatchObject([
      201,
      {
        id: wanted.id,
        nome: 'Rosa Pinheiro',
        cargo: 'Cozinheira',
        departamento: 'Cozinha',
        salario: null,
        data_admissao: '2024-05-02',
        status: 'ativo',
        telefone: '92991234567',
        email: null,
        notes: 'Turno da noite',
        left_on: null,
        access: null,
        version: 1,
      },
    ])
    expect(await salaryOf(company, wanted.id)).toBe(2437.61)
    expect((await read(company, wanted.id)).body.employee).toEqual(added.body)
  })

  it('CALL-43 EMP-06 the employees table answers an array: a key with the scope sees salaries, a session none', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    const row = {
      id,
      nome: 'Rosa Pinheiro',
      cargo: 'Cozinheira',
      departamento: 'Cozinha',
      data_admissao: '2024-05-02',
      status: 'ativo',
    }
    const table = '/rest/v1/employees'
    const asKey = await call(server, table, { bearer: company.apiKey })
    expect(asKey.body).toEqual([{ ...row, salario: 2437.61 }])
    const asOwner = await call(server, table, { cookie: company.cookie })
    expect(asOwner.body).toEqual([{ ...row, salario: null }])
  })

  it('S10 no filter and no order of the table lets a session guess a salary', async () => {
    const company = await givenCompany(server)
    await givenEmployee(server, company, { nome: 'Ana', salario: 5000 })
    await givenEmployee(server, company, { nome: 'Bia', salario: 1000 })
    const ask = async (query: string, credentials: { cookie: string } | { bearer: string }) => {
      const { body } = await call<{ nome: string }[]>(server, `/rest/v1/employees?${query}`, credentials)
      return body.map(({ nome }) => nome)
    }
    for (const filter of ['salario=gt.2000', 'salario=eq.5000', 'salario=in.(5000)', 'salario=not.lt.2000']) {
      expect([filter, await ask(filter, { bearer: company.apiKey })]).toEqual([filter, ['Ana']])
      expect([filter, await ask(filter, { cookie: company.cookie })]).toEqual([filter, []])
    }
    const orders = ['order=salario.asc', 'order=salario.desc']
    expect(await ask(orders[0]!, { bearer: company.apiKey })).toEqual(['Bia', 'Ana'])
    const [up, down] = await Promise.all(orders.map((order) => ask(order, { cookie: company.cookie })))
    expect(up).toEqual(down)
  })

  it('EMP-07 the list has every status, searches name, role and department whatever the accents, and counts them all', async () => {
    const company = await givenCompany(server)
    await givenEmployee(server, company, {
      nome: 'Íris Nogueira',
      cargo: 'Atendente',
      departamento: 'Balcão',
    })
    await givenEmployee(server, company, { nome: 'João Batista', cargo: 'Chapeiro', status: 'ferias' })
    await givenEmployee(server, company, { nome: 'Ana Lima', cargo: 'Chapeira', status: 'licenca' })
    const { id } = await givenEmployee(server, company, { nome: 'Pedro Amaral', departamento: 'Entregas' })
    await send(company, 'POST', `/${id}/end`, { left_on: '2026-11-20' })
    expect(await namesOf(company, '')).toEqual(['Ana Lima', 'Íris Nogueira', 'João Batista', 'Pedro Amaral'])
    expect(await namesOf(company, '?search=iris')).toEqual(['Íris Nogueira'])
    expect(await namesOf(company, '?search=CHAPEIR')).toEqual(['Ana Lima', 'João Batista'])
    expect(await namesOf(company, '?search=balcao')).toEqual(['Íris Nogueira'])
    expect(await namesOf(company, '?search=%25')).toEqual([])
    for (const [status, nome] of [
      ['ativo', 'Íris Nogueira'],
      ['inativo', 'Pedro Amaral'],
      ['ferias', 'João Batista'],
      ['licenca', 'Ana Lima'],
    ])
      expect([status, await namesOf(company, `?status=${status}`)]).toEqual([status, [nome]])
    const { body } = await send<{ counts: unknown }>(company, 'GET', '?search=iris')
    expect(body.counts).toEqual({ ativo: 1, inativo: 1, ferias: 1, licenca: 1 })
  })

  it('S10 the same employee sent many times at once is added once; another one under its id is refused', async () => {
    const company = await givenCompany(server)
    const wanted = buildEmployee()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(company, 'POST', '', wanted)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const other = await send(company, 'POST', '', { ...wanted, salario: 9000 })
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    await send(company, 'PATCH', `/${wanted.id}`, { version: 1, nome: 'Rosa P.' })
    expect((await send(company, 'POST', '', wanted)).body).toMatchObject({ nome: 'Rosa P.', version: 2 })
    const { history } = (await read(company, wanted.id)).body
    expect(history.map(({ act }) => act)).toEqual(['employee.changed', 'employee.created'])
  })

  it('S10 an edit changes what it names, keeps a salary nobody looked at, and says in the history what changed, without amounts', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    const edited = await send(company, 'PATCH', `/${id}`, { version: 1, cargo: 'Chefe', status: 'ferias' })
    expect(edited.body).toMatchObject({ cargo: 'Chefe', status: 'ferias', nome: 'Rosa Pinheiro', version: 2 })
    expect(await salaryOf(company, id)).toBe(2437.61)
    await send(company, 'PATCH', `/${id}`, { version: 2, salario: 3111.17, cargo: 'Chefe' })
    expect(await salaryOf(company, id)).toBe(3111.17)
    const same = await send(company, 'PATCH', `/${id}`, { version: 3, salario: 3111.17, cargo: 'Chefe' })
    expect(same.body.version).toBe(3)
    const answer = await read(company, id)
    expect(answer.body.history.map(({ act, fields, by }) => ({ act, fields, by: by.kind }))).toEqual([
      { act: 'employee.salary-shown', by: 'dono' },
      { act: 'employee.changed', fields: ['salario'], by: 'dono' },
      { act: 'employee.salary-shown', by: 'dono' },
      { act: 'employee.changed', fields: ['cargo', 'status'], by: 'dono' },
      { act: 'employee.created', by: 'dono' },
    ])
    // Ids are by chance, and may have these digits.
    expect(answer.text.replaceAll(/[0-9a-f-]{36}/g, '')).not.toMatch(/2437|3111/)
  })

  it('S10 of two who edit the same record at once one wins, and the other is shown how it stands', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((cargo) => send(company, 'PATCH', `/${id}`, { version: 1, cargo })),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const lost of answers.filter((answer) => answer !== won[0])) {
      expect([lost.status, lost.body.code]).toEqual([409, 'EMPLOYEE_CHANGED'])
      expect(lost.body.current).toEqual(won[0]!.body)
    }
  })

  it('S10 the end of an employment keeps the record, with the day and the reason, and can be taken back', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    const ended = await send(company, 'POST', `/${id}/end`, {
      left_on: '2026-11-20',
      reason: 'Pediu demissão',
    })
    expect(ended.body).toMatchObject({
      status: 'inativo',
      left_on: '2026-11-20',
      left_reason: 'Pediu demissão',
      version: 2,
    })
    for (const refused of [
      await send(company, 'POST', `/${id}/end`, { left_on: '2026-11-20' }),
      await send(company, 'PATCH', `/${id}`, { version: 2, status: 'ativo' }),
      await send(company, 'POST', `/${id}/access`, { role: 'cozinha' }),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'NOT_EMPLOYED'])
    const back = await send(company, 'POST', `/${id}/take-back`)
    expect(back.body).toMatchObject({ status: 'ativo', left_on: null, left_reason: null, access: null })
    expect((await send(company, 'POST', `/${id}/take-back`)).body).toEqual(back.body)
    const { history } = (await read(company, id)).body
    expect(history.map(({ act }) => act)).toEqual([
      'employee.taken-back',
      'employee.ended',
      'employee.created',
    ])
  })

  it.each([
    ['the day before the admission', '2024-05-01', 400],
    ['the day of the admission', '2024-05-02', 200],
    ['today on the company’s calendar', '2026-11-20', 200],
    ['tomorrow there, which is today in UTC', '2026-11-21', 400],
  ])('S10 the last day of work may be %s: %s answers %d', async (_day, left_on, status) => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company, { data_admissao: '2024-05-02' })
    const answer = await send(company, 'POST', `/${id}/end`, { left_on })
    expect(answer.status).toBe(status)
    if (status === 400) expect(answer.body.fields).toMatchObject([{ path: 'left_on' }])
  })

  it('S10 an admission cannot move behind the last day of work', async () => {
    const company = await givenCompany(server)
    const { id } = await givenEmployee(server, company)
    await send(company, 'POST', `/${id}/end`, { left_on: '2025-01-10' })
    const late = await send(company, 'PATCH', `/${id}`, { version: 2, data_admissao: '2025-01-11' })
    expect([late.status, late.body.fields]).toMatchObject([400, [{ path: 'data_admissao' }]])
  })

  it('S10 every reveal of a salary is written down with who saw it, by name', async () => {
    const company = await givenCompany(server)
    const boss = await givenWorker(server, company, 'dono')
    const { id } = await givenEmployee(server, company)
    await send(boss, 'POST', `/${id}/salary`)
    const { history } = (await read(company, id)).body
    expect(history[0]).toMatchObject({
      act: 'employee.salary-shown',
      by: { kind: 'employee', name: 'Pessoa dono' },
    })
    const unknown = await send(company, 'POST', `/${randomUUID()}/salary`)
    expect([unknown.status, unknown.body.code]).toEqual([404, 'EMPLOYEE_NOT_FOUND'])
  })
})
