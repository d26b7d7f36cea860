import { allCalls } from '@balcao/contract'
import type { LiveEventName } from '@balcao/contract/live'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendEvent } from '../platform/live/append-event'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenEmployee, givenWorker, type TestWorker } from '../testing/employees'
import { openStream, type StreamedEvent } from '../testing/event-stream'
import { givenOrder } from '../testing/orders'
import { borrowTestServer } from '../testing/borrowed-server'
import type { TestServer } from '../testing/server'

let server: TestServer
let company: TestCompany
let kitchen: TestWorker
let colleague: string

// A salary and a name that no other text of an answer holds.
const salary = 7431.97
const name = 'Colega Marcada 7431'

beforeAll(async () => {
  server = await borrowTestServer()
  company = await givenCompany(server)
  colleague = (await givenEmployee(server, company, { nome: name, salario: salary })).id
  kitchen = await givenWorker(server, company, 'cozinha')
})
afterAll(() => server.stop())

const table = '/rest/v1/employees'

/** Every way that a program could think of to get at salaries by API. */
const ways: [what: string, method: string, path: () => string, body?: unknown][] = [
  ['the table', 'GET', () => table],
  ['its column', 'GET', () => `${table}?select=salario`],
  ['a column of a colleague', 'GET', () => `${table}?select=salario&id=eq.${colleague}`],
  ['a filter on it', 'GET', () => `${table}?select=id&salario=gt.7000`],
  ['an order by it', 'GET', () => `${table}?select=id&order=salario.desc&limit=1`],
  ['one row alone', 'GET', () => `${table}?id=eq.${kitchen.employeeId}`],
  ['its head', 'HEAD', () => table],
  ['the list', 'GET', () => '/api/employees'],
  ['a search', 'GET', () => '/api/employees?search=Marcada'],
  ['a colleague', 'GET', () => `/api/employees/${colleague}`],
  ['themselves', 'GET', () => `/api/employees/${kitchen.employeeId}`],
  ['the reveal of a colleague', 'POST', () => `/api/employees/${colleague}/salary`],
  ['the reveal of their own', 'POST', () => `/api/employees/${kitchen.employeeId}/salary`],
  ['an edit that would answer it', 'PATCH', () => `/api/employees/${colleague}`, { version: 1, cargo: 'X' }],
  [
    'another role for themselves',
    'PATCH',
    () => `/api/employees/${kitchen.employeeId}/access`,
    { role: 'dono' },
  ],
  ['a PIN of a colleague', 'POST', () => `/api/employees/${colleague}/access`, { role: 'dono' }],
]

describe('EMP-05 W11 S10 an employee of role cozinha asks for salaries by API', () => {
  it.each(ways)('W11 by %s: refused, and told nothing', async (_what, method, path, body) => {
    const answer = await call(server, path(), {
      method,
      cookie: kitchen.cookie,
      headers: { accept: 'application/json' },
      ...(body === undefined ? {} : { body }),
    })
    expect(answer.status).toBe(403)
    // Ids are by chance, and may have these digits.
    expect(answer.text.replaceAll(/[0-9a-f-]{36}/g, '')).not.toMatch(/7431/)
    // A head has no words; it says no more by its headers than the refusal does.
    if (method === 'HEAD') expect(answer.headers.get('content-range')).toBeNull()
    else expect(answer.body.code).toBe('ROLE_FORBIDDEN')
  })

  it('W11 as a client of PostgREST, with the forms it may ask for', async () => {
    for (const accept of ['application/vnd.pgrst.object+json', 'text/csv', '*/*']) {
      const answer = await call(server, `${table}?select=*&id=eq.${colleague}`, {
        cookie: kitchen.cookie,
        headers: { accept, prefer: 'count=exact', range: '0-9' },
      })
      expect([accept, answer.status, answer.headers.get('content-range')]).toEqual([accept, 403, null])
    }
  })

  it('W11 by any call that exports or reports: all of them are closed, and none of those that are open knows a salary', async () => {
    const exports = allCalls.filter(({ id }) => /^(manager|automations|customers)\.|export|backup/i.test(id))
    // What is for keys alone or for the operator knows no session.
    const toPeople = exports.filter(({ roles }) => roles !== undefined)
    for (const target of toPeople) {
      const answer = await call(server, target.path.replace(/:\w+/g, colleague), {
        method: target.method,
        cookie: kitchen.cookie,
        ...(target.body ? { body: target.example?.body ?? {} } : {}),
      })
      expect([target.id, answer.status]).toEqual([target.id, 403])
    }
  })

  it('W11 nor does anybody’s reveal leave a trace of the amount', async () => {
    await call(server, `/api/employees/${colleague}/salary`, { method: 'POST', cookie: company.cookie })
    const { rows } = await server.app.db.owner.query<{ line: string }>(
      `select to_jsonb(a)::text as line from audit_entries a where company_id = $1
       union all select to_jsonb(e)::text from events e where company_id = $1`,
      [company.id],
    )
    expect(rows.some(({ line }) => line.includes('employee.salary-shown'))).toBe(true)
    expect(rows.filter(({ line }) => line.includes('7431'))).toEqual([])
  })
})

describe('the stream of an employee', () => {
  /** Appends an event as another feature would; what it carries does not matter here. */
  const announce = (event: LiveEventName) =>
    server.app.db.asCompany(company.id, (tx) => appendEvent(tx, event, { secret: 'segredo-7431' } as never))

  const shape = (events: StreamedEvent[]) => events.map(({ id, name: event }) => [id, event])

  it('W11 carries orders, and for what the role may not see an empty event in its place, so that ids leave no gap', async () => {
    const [owner, worker] = await Promise.all([openStream(server, company), openStream(server, kitchen)])
    await announce('CHAT_UPSERT')
    await announce('MESSAGE_UPSERT')
    const order = await givenOrder(server, company, { customer_phone: '92991234567' })
    await announce('APPOINTMENT_UPSERT')
    await announce('PRINT_CHANGED')
    const all = (events: StreamedEvent[]) => events.some(({ name: event }) => event === 'PRINT_CHANGED')
    await Promise.all([owner.until(all), worker.until(all)])
    owner.close()
    worker.close()
    const visible = new Set(['ORDER_UPSERT', 'PRINT_CHANGED'])
    const expected = shape(owner.events).map(([id, event]) => [
      id,
      visible.has(event as string) ? event : 'HIDDEN',
    ])
    expect(shape(worker.events)).toEqual(expected)
    expect(expected.filter(([, event]) => event === 'HIDDEN').length).toBeGreaterThanOrEqual(3)
    const hidden = worker.events.filter(({ name: event }) => event === 'HIDDEN')
    expect(hidden.map(({ data }) => data)).toEqual(hidden.map(() => ({})))
    // The kitchen packs deliveries: it sees for whom and where to.
    const upsert = worker.events.find(({ name: event }) => event === 'ORDER_UPSERT')!
    expect(upsert.data).toMatchObject({ order: { id: order.id, customer_phone: '92991234567' } })
  })

  it('W11 hides the same in a replay, from wherever it begins', async () => {
    const before = await openStream(server, company)
    await announce('MESSAGE_UPSERT')
    await announce('COMPANY_CHANGED')
    await announce('NOTES_CHANGED')
    await before.until((events) => events.length >= 3)
    before.close()
    const first = before.events[0]!.id
    for (const [since, expected] of [
      [first - 1, ['HIDDEN', 'COMPANY_CHANGED', 'HIDDEN']],
      [first, ['COMPANY_CHANGED', 'HIDDEN']],
      [first + 1, ['HIDDEN']],
    ] as const) {
      const replay = await openStream(server, kitchen, since)
      await replay.until((events) => events.length >= expected.length)
      expect(shape(replay.events)).toEqual(expected.map((event, n) => [since + 1 + n, event]))
      expect(JSON.stringify(replay.events.filter(({ name: event }) => event === 'HIDDEN'))).not.toMatch(
        /7431/,
      )
      replay.close()
    }
  })

  it('W11 is the session’s own: a ticket does not turn it into another role’s', async () => {
    const attendant = await givenWorker(server, company, 'atendente')
    const [own, lesser] = await Promise.all([openStream(server, attendant), openStream(server, kitchen)])
    await announce('CHAT_UPSERT')
    await Promise.all([own, lesser].map((stream) => stream.until((events) => events.length >= 1)))
    expect([own.events[0]!.name, lesser.events[0]!.name]).toEqual(['CHAT_UPSERT', 'HIDDEN'])
    own.close()
    lesser.close()
  })

  it('W11 a reader who was away for long is told to read everything again, whatever the role', async () => {
    const stream = await openStream(server, kitchen, 999_999)
    await stream.until((events) => events.length >= 1)
    expect(stream.events[0]!.name).toBe('RESET')
    stream.close()
  })
})
