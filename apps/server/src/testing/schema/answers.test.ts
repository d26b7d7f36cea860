import { CatalogueAnswer } from '@balcao/contract/catalogue'
import { CustomerTableRow } from '@balcao/contract/customers'
import { EmployeeRow } from '@balcao/contract/employees'
import { managerAnalytics, managerOverview, ReportTable } from '@balcao/contract/manager'
import { OrderRow } from '@balcao/contract/orders'
import { AppointmentTableRow } from '@balcao/contract/scheduling'
import { reportKinds } from '@balcao/domain/manager'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employeesTable, employeesTableOfSessions } from '../../employees/employees.table'
import { customersTable } from '../../customers/customers.table'
import { ordersTable } from '../../orders/orders.table'
import { appointmentsTable } from '../../scheduling/appointments/appointments.table'
import { givenCompany, type TestCompany } from '../builders'
import { call } from '../call'
import { startTestServer, type TestServer } from '../server'
import { givenOwnedThings } from '../owned-things'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  company = await givenCompany(server)
  await givenOwnedThings(server, company)
})
afterAll(() => server.stop())

/** What a schema keeps of an answer: fields that it does not know fall off, fields that it misses are refused. */
interface Shape {
  parse(answer: unknown): unknown
}

async function expectExactly(shape: Shape, path: string, who: { cookie: string } | { bearer: string }) {
  const { status, body } = await call<unknown>(server, path, who)
  expect([path, status]).toEqual([path, 200])
  expect(body).toEqual(shape.parse(body))
  return body
}

// No other answer passes by the schema of its call.
describe('JSON that PostgreSQL makes', () => {
  it('of an order has exactly the fields of the contract', async () => {
    const orders = await expectExactly(rowsOf(OrderRow), '/rest/v1/orders', company)
    expect(orders).not.toEqual([])
  })

  it.each(['session', 'key'])(
    'of an employee has exactly the fields of the contract, for a %s',
    async (who) => {
      const caller = who === 'key' ? { bearer: company.apiKey } : { cookie: company.cookie }
      const employees = await expectExactly(rowsOf(EmployeeRow), '/rest/v1/employees', caller)
      expect(employees).not.toEqual([])
    },
  )

  it('of a customer and of an appointment has exactly the fields of the contract, for a key', async () => {
    const key = { bearer: company.apiKey }
    const customers = await expectExactly(rowsOf(CustomerTableRow), '/rest/v1/customers', key)
    const appointments = await expectExactly(rowsOf(AppointmentTableRow), '/rest/v1/appointments', key)
    expect([customers, appointments]).not.toContainEqual([])
  })

  it('of the catalogue has exactly the fields of the contract', async () => {
    await expectExactly(CatalogueAnswer, '/api/catalogue', company)
  })

  it('of the manager’s figures and reports has exactly the fields of the contract', async () => {
    await expectExactly(managerOverview.answer, '/api/manager/overview', company)
    await expectExactly(managerAnalytics.answer, '/api/manager/analytics', company)
    for (const kind of reportKinds) await expectExactly(ReportTable, `/api/manager/reports/${kind}`, company)
  })

  it.each([ordersTable, employeesTable, employeesTableOfSessions, customersTable, appointmentsTable])(
    'is made of columns that the view $view has, of the types that filters take',
    async ({ view, columns }) => {
      const { rows } = await server.app.db.owner.query<{ name: string; type: string }>(
        `select attname as name, atttypid::regtype::text as type from pg_attribute where attrelid = $1::regclass and attnum > 0`,
        [view],
      )
      const types = new Map(rows.map(({ name, type }) => [name, type]))
      for (const [name, { type, sortBy }] of Object.entries(columns)) {
        expect([name, sqlTypes[type]]).toEqual([name, types.get(name)])
        expect(sortBy === undefined || types.has(sortBy)).toBe(true)
      }
    },
  )
})

const sqlTypes = {
  uuid: 'uuid',
  text: 'text',
  int: 'integer',
  number: 'numeric',
  bool: 'boolean',
  instant: 'timestamp with time zone',
  date: 'date',
  json: 'jsonb',
}

const rowsOf = (row: Shape): Shape => ({
  parse: (answer) => (answer as unknown[]).map((one) => row.parse(one)),
})
