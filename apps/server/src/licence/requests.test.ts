import { randomUUID } from 'node:crypto'
import type { LicenceRequest } from '@balcao/contract/licence'
import { readPixPayload } from '@balcao/domain/pix/testing'
import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call, type Answer } from '../testing/call'
import { openStream } from '../testing/event-stream'
import { startTestServer, type TestServer } from '../testing/server'
import { readLicence, setLicence } from './testing/licence-shop'

const operator = 'operador@balcao.example'
let server: TestServer
let mail: MailStandIn

beforeAll(async () => {
  mail = await startMailStandIn()
  server = await startTestServer({
    env: {
      SMTP_URL: mail.smtpUrl,
      BALCAO_OPERATOR_EMAIL: operator,
      BALCAO_PIX_KEY: 'financeiro@balcao.example',
      BALCAO_PIX_NAME: 'Balcão Sistemas',
      BALCAO_PIX_CITY: 'Manaus',
    },
  })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

type Refusal = { code: string; fields?: { path: string }[] }
const renewal = (overrides: object = {}) => ({
  id: randomUUID(),
  kind: 'renewal',
  plan: 'bundle',
  term: 'annual',
  note: '',
  ...overrides,
})
const ask = (company: TestCompany, body: object, at = server): Promise<Answer<LicenceRequest & Refusal>> =>
  call(at, '/api/licence/requests', { cookie: company.cookie, body })
const cancel = (company: TestCompany, id: string): Promise<Answer<LicenceRequest & Refusal>> =>
  call(server, `/api/licence/requests/${id}/cancel`, { cookie: company.cookie, method: 'POST' })
const history = (company: TestCompany) =>
  call<{ requests: LicenceRequest[]; terms: object[] }>(server, '/api/licence/history', {
    cookie: company.cookie,
  })
const decide = (id: string, state: string) =>
  server.app.db.owner.query(`update licence_requests set state = $2, decided_at = now() where id = $1`, [
    id,
    state,
  ])

describe('a request for a licence', () => {
  it('LIC-14 LIC-16 LIC-23 has the server’s price, a PIX charge that says so, and stands on the licence page', async () => {
    const company = await givenCompany(server)
    const stream = await openStream(server, company)
    const { status, body } = await ask(company, renewal({ note: '  Pago ainda hoje.  ' }))
    expect([status, body]).toMatchObject([
      201,
      {
        kind: 'renewal',
        plan: 'bundle',
        term: 'annual',
        price_cents: 3_000_00,
        note: 'Pago ainda hoje.',
        state: 'open',
      },
    ])
    expect(readPixPayload(body.br_code!)).toMatchObject({
      key: 'financeiro@balcao.example',
      cents: 3_000_00,
      name: 'Balcao Sistemas',
      city: 'Manaus',
      txid: body.txid,
    })
    expect((await readLicence(server, company)).request).toEqual(body)
    await stream.until((events) => events.some(({ name }) => name === 'COMPANY_CHANGED'))
    stream.close()
    const { rows } = await server.app.db.owner.query(
      'select actor_kind, act from audit_entries where company_id = $1',
      [company.id],
    )
    expect(rows).toEqual([{ actor_kind: 'dono', act: 'licence.requested' }])
  })

  it.each([
    ['LIC-20', 'attendance', 'quarterly', 300_00],
    ['LIC-21', 'delivery', 'monthly', 80_00],
    ['LIC-22', 'manager', 'annual', 1_500_00],
  ] as const)(
    '%s for the plan %s, %s, costs %d cents whatever the caller says',
    async (_, plan, term, cents) => {
      const company = await givenCompany(server)
      const { body } = await ask(company, renewal({ kind: 'change', plan, term }))
      expect([body.price_cents, readPixPayload(body.br_code!).cents]).toEqual([cents, cents])
      expect((await ask(company, { ...renewal(), price_cents: 1 })).body.code).toBe('INVALID_INPUT')
    },
  )

  it('tells the operator by mail, once, with what to look for in the bank', async () => {
    const company = await givenCompany(server, { nome: 'Padaria do Pedido' })
    const body = renewal({
      kind: 'change',
      plan: 'manager',
      term: 'monthly',
      note: 'Só preciso dos relatórios.',
    })
    const [first] = await Promise.all([ask(company, body), ask(company, body), ask(company, body)])
    const letter = await mail.waitForMail(
      ({ to, subject }) => to === operator && subject.includes('Padaria do Pedido'),
    )
    expect(letter.subject).toBe('Pedido de licença: Padaria do Pedido, Gerente mensal, R$ 150')
    for (const words of [first.body.txid, 'Só preciso dos relatórios.', 'Plano atual: SUPREMA anual'])
      expect(letter.text).toContain(words)
    const later = await givenCompany(server, { nome: 'Padaria Seguinte' })
    await ask(later, renewal())
    await mail.waitForMail(({ subject }) => subject.includes('Padaria Seguinte'))
    expect(mail.received().filter(({ subject }) => subject.includes('Padaria do Pedido'))).toHaveLength(1)
  })

  it('sent again is the same one, also when it is decided; with other content it is refused', async () => {
    const company = await givenCompany(server)
    const body = renewal()
    const first = await ask(company, body)
    expect((await ask(company, body)).body).toEqual(first.body)
    await decide(body.id, 'granted')
    const again = await ask(company, body)
    expect([again.status, again.body]).toMatchObject([201, { id: body.id, state: 'granted', br_code: null }])
    const other = await ask(company, { ...body, term: 'monthly' })
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
  })

  it('waits alone: of many tabs one wins, and the next may come when it is taken back', async () => {
    const company = await givenCompany(server)
    const answers = await Promise.all(Array.from({ length: 16 }, () => ask(company, renewal())))
    const won = answers.filter(({ status }) => status === 201)
    expect(won).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['REQUEST_OPEN']),
    )
    const { id } = won[0]!.body
    for (let press = 0; press < 2; press += 1) {
      const cancelled = await cancel(company, id)
      expect([cancelled.status, cancelled.body]).toMatchObject([
        200,
        { id, state: 'cancelled', br_code: null },
      ])
    }
    expect((await readLicence(server, company)).request).toBeNull()
    expect((await ask(company, renewal())).status).toBe(201)
    expect((await history(company)).body.requests.map((request) => request.id)).toEqual([id])
  })

  it('renews the plan that is there, or changes to another one', async () => {
    const company = await givenCompany(server)
    await setLicence(server, company, { renewedOn: '2026-01-01', plan: 'delivery' })
    for (const wrong of [renewal(), renewal({ kind: 'change', plan: 'delivery' })]) {
      const refused = await ask(company, wrong)
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { code: 'INVALID_INPUT', fields: [{ path: 'plan' }] },
      ])
    }
    expect((await ask(company, renewal({ plan: 'delivery', term: 'monthly' }))).status).toBe(201)
  })

  it('that the operator decided cannot be taken back, nor one that is not there, nor a neighbour’s', async () => {
    const [company, neighbour] = [await givenCompany(server), await givenCompany(server)]
    const body = renewal()
    await ask(company, body)
    expect((await cancel(neighbour, body.id)).body.code).toBe('REQUEST_NOT_FOUND')
    await decide(body.id, 'declined')
    expect((await cancel(company, body.id)).body.code).toBe('REQUEST_DECIDED')
    expect((await cancel(company, randomUUID())).status).toBe(404)
  })

  it('of two companies under one id is two requests with two references', async () => {
    const companies = [await givenCompany(server), await givenCompany(server)]
    const body = renewal()
    const answers = await Promise.all(companies.map((company) => ask(company, body)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map((answer) => answer.body.txid)).size).toBe(2)
  })

  it('without a PIX key of the installation has no charge, and without an operator’s address waits in the list', async () => {
    const plain = await startTestServer()
    const company = await givenCompany(plain)
    const { status, body } = await ask(company, renewal(), plain)
    expect([status, body.br_code, body.price_cents]).toEqual([201, null, 3_000_00])
    const { rows } = await plain.app.db.owner.query(
      `select 1 from graphile_worker.jobs where task_identifier like 'licence:%'`,
    )
    expect(rows).toEqual([])
    await plain.stop()
  })
})
