import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenWorker, signInWithPin, wrongPin } from '../testing/employees'
import { givenOperator } from '../testing/operator'
import { mailboxOf, receiveTicket, signIn } from '../testing/sign-in'
import { startTestServer, type TestServer } from '../testing/server'

let mail: MailStandIn
let server: TestServer
let company: TestCompany

beforeAll(async () => {
  mail = await startMailStandIn()
  server = await startTestServer({ env: { SMTP_URL: mail.smtpUrl } })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})
beforeEach(async () => {
  company = await givenCompany(server)
})

async function acts(names: RegExp) {
  const { rows } = await server.app.db.owner.query<{ act: string; who: string; network: string | null }>(
    `select act, coalesce(actor_kind || ' ' || actor, actor_kind) as who, network from audit_entries
     where company_id = $1 order by at, id`,
    [company.id],
  )
  return rows.filter(({ act }) => names.test(act)).map(({ act, who, network }) => [act, who, network])
}
const here = '127.0.0.x'

it('signing in, right and wrong, and out everywhere is written down, with who and from where', async () => {
  await signIn(server, company)
  const worker = await givenWorker(server, company, 'cozinha')
  await signIn(server, { ...company, password: 'Errada#2026' })
  await signInWithPin(server, company.cnpj, wrongPin(worker.pin))
  await call(server, '/api/sign-out-everywhere', { method: 'POST', cookie: company.cookie })
  await expect
    .poll(() => acts(/^auth\./).then((all) => all.sort()))
    .toEqual([
      ['auth.sign-in-refused', 'system', here],
      ['auth.signed-in', 'dono', here],
      ['auth.signed-in', `employee ${worker.employeeId}`, here],
      ['auth.signed-out-everywhere', 'dono', here],
    ])
})

it('a code that was asked for and a password that was set are written down, and the mailbox is told of a new one', async () => {
  const setPassword = async (password: string) => {
    const cookie = await receiveTicket(server, mail, company)
    const body = { cnpj: company.cnpj, password }
    expect((await call(server, '/webhook/auth/create-password', { cookie, body })).status).toBe(200)
  }
  await setPassword('Outra#2026')
  await expect
    .poll(() => acts(/^auth\./))
    .toEqual(
      expect.arrayContaining([
        ['auth.code-asked', 'system', here],
        ['auth.password-changed', 'dono', here],
      ]),
    )
  const told = await mail.waitForMail(
    ({ to, subject }) => to === mailboxOf(company) && subject.startsWith('A senha da sua empresa mudou'),
  )
  expect(told.text).toMatch(/Rede: 127\.0\.0\.x/)
  expect(told.text).not.toContain('Outra#2026')

  company = await givenCompany(server, { password: null })
  await setPassword('Primeira#2026')
  expect((await acts(/password/)).map(([act]) => act)).toEqual(['auth.password-set'])
})

it('what connects a company to the outside is written down', async () => {
  const { cookie, cnpj } = company
  const channel = await call(server, '/api/channel', {
    method: 'PUT',
    cookie,
    body: {
      kind: 'cloud',
      phone_number_id: '106540352242922',
      access_token: 'segredo-do-canal',
      app_secret: 'segredo-do-app',
    },
  })
  expect(channel.status).toBe(200)
  const google = { google_access_token: 'ya29.segredo', google_refresh_token: '1//segredo' }
  expect((await call(server, '/webhook/update-customer', { cookie, body: { cnpj, ...google } })).status).toBe(
    200,
  )
  expect((await call(server, '/api/google/disconnect', { method: 'POST', cookie })).status).toBe(200)
  const station = await call<{ station: { id: string } }>(server, '/api/printing/stations', {
    cookie,
    body: {
      name: 'Cozinha',
      kind: 'browser',
      paper: '58',
      columns: 32,
      code_page: 'cp850',
      copies: ['kitchen'],
    },
  })
  await call(server, `/api/printing/stations/${station.body.station.id}`, { method: 'DELETE', cookie })
  const retention = { version: 0, message_months: 6, media_months: 3 }
  expect((await call(server, '/api/retention', { method: 'PUT', cookie, body: retention })).status).toBe(200)
  expect(await acts(/./)).toEqual([
    ['channel.saved', 'dono', here],
    ['google.connected', 'dono', here],
    ['google.disconnected', 'dono', here],
    ['print-station.added', 'dono', here],
    ['print-station.removed', 'dono', here],
    ['customer.retention-set', 'dono', here],
  ])
  const { rows } = await server.app.db.owner.query(
    'select detail::text from audit_entries where company_id = $1',
    [company.id],
  )
  expect(JSON.stringify(rows)).not.toContain('segredo')
})

it('the owner reads the newest hundred, with the names of who did it; nobody else of the company does', async () => {
  const worker = await givenWorker(server, company, 'gerente')
  await server.app.db.owner.query(
    `insert into audit_entries (id, company_id, at, actor_kind, act)
     select gen_random_uuid(), $1, now() - interval '1 day', 'system', 'x' from generate_series(1, 200)`,
    [company.id],
  )
  const read = (cookie: string) =>
    call<{ acts: object[]; code?: string }>(server, '/api/company/acts', { cookie })
  const { body } = await read(company.cookie)
  expect(body.acts).toHaveLength(100)
  expect(body.acts[0]).toMatchObject({
    act: 'auth.signed-in',
    actor_kind: 'employee',
    name: 'Pessoa gerente',
    network: here,
    at: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect((await read(worker.cookie)).body.code).toBe('ROLE_FORBIDDEN')
})

it('an operator reads the network beside the act', async () => {
  await signIn(server, company)
  const ana = await givenOperator(server)
  const { body } = await ana.ask<{ entries: object[] }>(
    `/api/operator/audit?company_id=${company.id}&act=auth.signed-in`,
  )
  expect(body.entries).toMatchObject([{ act: 'auth.signed-in', actor_kind: 'dono', network: here }])
})
