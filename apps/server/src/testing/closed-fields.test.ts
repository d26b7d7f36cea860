import { randomUUID } from 'node:crypto'
import { allCalls, type ApiScope } from '@balcao/contract'
import { roles, type Role } from '@balcao/contract/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiKey } from '../auth'
import { givenCompany, type TestCompany } from './builders'
import { call, type CallOptions } from './call'
import { rowsOf } from './company-rows'
import { givenEmployee, givenWorker } from './employees'
import { givenOperator } from './operator'
import { confirmSessions } from './sign-in'
import { borrowTestServer } from './borrowed-server'
import type { TestServer } from './server'

const agent = {
  name: 'Balcão',
  kind: 'agent',
  paper: '58',
  columns: 32,
  code_page: 'cp850',
  copies: ['kitchen'],
}
/** Every field that a call closes to some. */
const fieldRules = allCalls.flatMap(({ id, closedFields = {} }) =>
  Object.entries(closedFields).map(([field, rule]) => ({ call: id, field, ...rule })),
)
let server: TestServer
let company: TestCompany
let employeeId: string
const callers = new Map<string, CallOptions>()

beforeAll(async () => {
  // Without a worker: a job that changes a row by itself would look like a caller that did.
  server = await borrowTestServer()
  company = await givenCompany(server)
  employeeId = (await givenEmployee(server, company)).id
  for (const role of roles) callers.set(role, { cookie: (await givenWorker(server, company, role)).cookie })
  callers.set('the company’s own account', { cookie: company.cookie })
  for (const scope of [
    'orders',
    'company',
    'employees',
    'appointments',
    'customers',
    'messages',
  ] satisfies ApiScope[]) {
    const { token } = await server.app.db.asCompany(company.id, (tx) =>
      createApiKey(tx, company.id, { name: scope, scopes: [scope] }),
    )
    callers.set(`key for ${scope}`, { bearer: token })
  }
  callers.set('key for everything', { bearer: company.apiKey })
  const station = await call<{ key: string }>(server, '/api/printing/stations', {
    cookie: company.cookie,
    body: agent,
  })
  callers.set('station', { bearer: station.body.key })
  callers.set('visit', { bearer: (await call<{ token: string }>(server, '/api/visit')).body.token })
  callers.set('operator', { cookie: (await givenOperator(server)).cookie })
  callers.set('public', {})
  // Whoever is signed in has confirmed it: what is refused here is refused for who they are.
  await confirmSessions(server, company)
})
afterAll(() => server.stop())

/** A body that is right but for who sends it, by the rule's call and field. */
const bodies: Record<string, () => object> = {
  'company.updateCustomer email_cliente': () => ({ email_cliente: 'meu@mail.example' }),
  'company.updateCustomer pix_tipo': () => ({ pix_tipo: 'email', pix_chave: 'meu@mail.example' }),
  'company.updateCustomer pix_chave': () => ({ pix_tipo: 'email', pix_chave: 'meu@mail.example' }),
  'company.updateCustomer google_access_token': () => ({ google_access_token: 'ya29.meu' }),
  'company.updateCustomer google_refresh_token': () => ({
    google_access_token: '',
    google_refresh_token: '1//meu',
  }),
  'employees.create salario': () => ({
    id: randomUUID(),
    nome: 'Bia Lima',
    data_admissao: '2024-05-02',
    salario: 2000,
  }),
  'employees.edit salario': () => ({ version: 1, salario: 2000 }),
  'printing.registerStation kind': () => agent,
  'scheduling.create package_id': () => ({ ...nobodysService(), package_id: randomUUID() }),
  'scheduling.edit package_id': () => ({ version: 1, package_id: randomUUID() }),
  'scheduling.previewSeries package_id': () => ({ ...nobodysSeries(), package_id: randomUUID() }),
  'scheduling.createSeries package_id': () => ({ ...nobodysSeries(), package_id: randomUUID() }),
  'scheduling.create accept': () => ({ ...nobodysService(), accept: [] }),
  'scheduling.create minutes': () => ({ ...nobodysService(), minutes: 40 }),
  'scheduling.edit accept': () => ({ version: 1, accept: [] }),
  'scheduling.edit minutes': () => ({ version: 1, minutes: 40 }),
  'scheduling.previewSeries accept': () => ({ ...nobodysSeries(), accept: [] }),
  'scheduling.previewSeries minutes': () => ({ ...nobodysSeries(), minutes: 40 }),
  'scheduling.createSeries accept': () => ({ ...nobodysSeries(), accept: [] }),
  'scheduling.createSeries minutes': () => ({ ...nobodysSeries(), minutes: 40 }),
  'scheduling.previewSeriesChange accept': () => ({ ...nobodysAppointments(), accept: [] }),
  'scheduling.previewSeriesChange minutes': () => ({ ...nobodysAppointments(), minutes: 40 }),
  'scheduling.changeSeries accept': () => ({ ...nobodysAppointments(), accept: [] }),
  'scheduling.changeSeries minutes': () => ({ ...nobodysAppointments(), minutes: 40 }),
  'scheduling.moveClass accept': () => ({
    service_id: 'nenhum',
    agenda_id: randomUUID(),
    starts_at: '2030-11-20T13:00:00Z',
    appointments: [randomUUID()],
    to: { starts_at: '2030-11-20T14:00:00Z' },
    accept: [],
  }),
}

/** Of a service that there is not: whoever may send it learns that. */
const nobodysService = () => ({
  id: randomUUID(),
  service_id: 'nenhum',
  starts_at: '2030-11-20T13:00:00Z',
  client: 'Ana',
  phone: '92991234567',
})

const nobodysSeries = () => {
  const { starts_at, ...request } = nobodysService()
  return { ...request, weeks: 1, starts: [starts_at] }
}

const nobodysAppointments = () => ({ appointments: [{ id: randomUUID(), version: 1 }] })

/** What is answered by the call itself, and not by who may make it. */
const letThrough = [
  'EMPLOYEE_CHANGED',
  'SERVICE_NOT_FOUND',
  'APPOINTMENT_NOT_FOUND',
  'SERIES_NOT_FOUND',
  'AGENDA_NOT_FOUND',
]

describe.each(fieldRules.map((rule) => ({ ...rule, name: `${rule.call} ${rule.field}` })))(
  'W11 $name',
  (rule) => {
    const send = (credentials: CallOptions) => {
      const target = allCalls.find(({ id }) => id === rule.call)!
      const fields = bodies[rule.name]!()
      const body = rule.call === 'company.updateCustomer' ? { cnpj: company.cnpj, ...fields } : fields
      return call<{ code?: string; mensagem?: string; fields?: { path: string }[] }>(
        server,
        target.path.replace(':employeeId', employeeId).replace(':id', randomUUID()),
        { method: target.method, body, ...credentials },
      )
    }

    it('is refused to everybody else, whatever they hold, and changes nothing', async () => {
      const before = await rowsOf(server, company.id)
      const closed = [...callers].filter(
        ([who]) => !rule.roles.includes(who as Role) && who !== 'the company’s own account',
      )
      expect(closed.length).toBeGreaterThan(9)
      for (const [who, credentials] of closed) {
        const { status, body } = await send(credentials)
        expect([who, status]).toEqual([who, expect.toBeOneOf([401, 403])])
        // Whoever may make the call at all learns which field it was.
        if (body.fields) {
          expect([who, body.code, body.fields.map(({ path }) => path)]).toEqual([
            who,
            'ROLE_FORBIDDEN',
            expect.arrayContaining([rule.field]),
          ])
          expect(body.mensagem).toContain(rule.field)
        }
      }
      expect(await rowsOf(server, company.id)).toEqual(before)
    })

    it('is open to whom it is for', async () => {
      for (const who of [...rule.roles, 'the company’s own account']) {
        const { status, body } = await send(callers.get(who)!)
        expect([who, body.code, status < 300 || letThrough.includes(body.code ?? '')]).toEqual([
          who,
          body.code,
          true,
        ])
      }
    })
  },
)

it('W11 a key for the company’s data is told by name what it may not set, and may set the rest', async () => {
  const change = (fields: object) =>
    call<{ code?: string; fields?: { path: string }[] }>(server, '/webhook/update-customer', {
      bearer: company.apiKey,
      body: { cnpj: company.cnpj, ...fields },
    })
  const { status, body } = await change({
    email_cliente: 'meu@mail.example',
    pix_tipo: null,
    pix_chave: null,
    sobre_empresa: 'Lanches',
  })
  expect([status, body.code, body.fields!.map(({ path }) => path)]).toEqual([
    403,
    'ROLE_FORBIDDEN',
    ['email_cliente', 'pix_tipo', 'pix_chave'],
  ])
  expect((await change({ sobre_empresa: 'Lanches' })).status).toBe(200)
})
