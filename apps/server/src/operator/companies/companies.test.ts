import { randomUUID } from 'node:crypto'
import type { OperatorCompany, OperatorCompanyDetails } from '@balcao/contract/operator'
import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { openStream } from '../../testing/event-stream'
import { actsOf, givenOperator, type TestOperator } from '../../testing/operator'
import { givenOrder } from '../../testing/orders'
import { mailboxOf } from '../../testing/sign-in'
import type { TestServer } from '../../testing/server'
import { startWhatsAppTown, type WhatsAppTown } from '../../testing/whatsapp'

let town: WhatsAppTown
let mail: MailStandIn
let server: TestServer
let ana: TestOperator

beforeAll(async () => {
  mail = await startMailStandIn()
  town = await startWhatsAppTown({ env: { SMTP_URL: mail.smtpUrl } })
  server = town.server
  ana = await givenOperator(server)
})
afterAll(async () => {
  await town.stop()
  await mail.stop()
})

type Details = OperatorCompanyDetails & { code: string }
const place = ({ id }: { id: string }) => `/api/operator/companies/${id}`
const show = async (company: { id: string }) => (await ana.ask<Details>(place(company))).body
const act = (company: { id: string }, what: string, method: string, body?: object) =>
  ana.ask<Details>(`${place(company)}/${what}`, { method, ...(body ? { body } : {}) })
const inList = async (company: TestCompany) => {
  const answer = await ana.ask<{ companies: OperatorCompany[]; count: number }>(
    `/api/operator/companies?search=${company.cnpj}`,
  )
  expect(answer.body.count).toBe(1)
  return answer.body.companies[0]!
}
/** The licence's date and days, as a test wants them: so many days left today in the company's zone. */
const givenDaysLeft = (company: TestCompany, days: number) =>
  server.app.db.owner.query(
    `update companies set licence_renewed_on = (now() at time zone time_zone)::date - 400, licence_days = 400 + $2
     where id = $1`,
    [company.id, days],
  )
async function givenRequest(company: TestCompany): Promise<string> {
  const id = randomUUID()
  await server.app.db.owner.query(
    `insert into licence_requests (company_id, id, kind, plan, term, price_cents, txid)
     values ($1, $2, 'change', 'manager', 'monthly', 15000, $3)`,
    [company.id, id, id.replaceAll('-', '').slice(0, 25)],
  )
  return id
}

describe('a company’s health', () => {
  it('of a company that nobody has used yet is all nothing', async () => {
    const company = await givenCompany(server, { password: null, modules: ['mod_motoboy'] })
    expect(await inList(company)).toMatchObject({
      cnpj: company.cnpj,
      estado: 'AM',
      modules: { mod_atendimento: false, mod_motoboy: true, mod_gerente: false, mod_agendamento: false },
      licence: { plan: 'bundle', term: 'annual' },
      password_set: false,
      channel: { kind: null, state: 'none', last_heard_at: null },
      google: { state: 'none', error: null, checked_at: null },
      printing: { stations: 0, last_seen_at: null },
      last_order_at: null,
      open_requests: 0,
    })
  })

  it('shows WhatsApp as the gateway last told it, open and closed', async () => {
    const shop = await town.givenShop()
    // A look at the gateway from before the pairing may still come in: asked again, it tells how it is.
    await expect
      .poll(async () => {
        await call(server, '/api/channel/connect', { method: 'POST', cookie: shop.cookie })
        return (await inList(shop)).channel
      })
      .toMatchObject({ kind: 'evolution', state: 'open' })
    expect((await show(shop)).instance).toBe(shop.instance)
    await call(server, '/api/channel/disconnect', { method: 'POST', cookie: shop.cookie })
    expect((await inList(shop)).channel.state).toBe('closed')
  })

  it('shows Google, print stations, the last order, the password and what waits for an answer', async () => {
    const company = await givenCompany(server)
    const { owner } = server.app.db
    await owner.query(
      `insert into google_connections (company_id, connected, checked_at) values ($1, true, '2026-11-20T10:00:00Z')`,
      [company.id],
    )
    await owner.query(
      `insert into print_stations (company_id, id, kind, name, paper, columns, code_page, copies, last_seen_at, removed_at)
       values ($1, $2, 'browser', 'Cozinha', '80', 48, 'cp860', '{kitchen}', '2026-11-20T11:00:00Z', null),
         ($1, $3, 'browser', 'Balcão', '80', 48, 'cp860', '{counter}', null, null),
         ($1, $4, 'browser', 'Antiga', '80', 48, 'cp860', '{counter}', '2026-11-20T12:00:00Z', now())`,
      [company.id, randomUUID(), randomUUID(), randomUUID()],
    )
    await givenOrder(server, company)
    const last = await givenOrder(server, company)
    await givenRequest(company)
    expect(await inList(company)).toMatchObject({
      password_set: true,
      google: { state: 'connected', checked_at: '2026-11-20T10:00:00.000Z' },
      printing: { stations: 2, last_seen_at: '2026-11-20T11:00:00.000Z' },
      last_order_at: new Date(last.created_at).toISOString(),
      open_requests: 1,
    })
    const details = await show(company)
    expect(details.stations.map(({ name }) => name)).toEqual(['Balcão', 'Cozinha'])
    expect(details).toMatchObject({ email: mailboxOf(company), sessions: 1, time_zone: 'America/Manaus' })
    for (const [connected, error, state] of [
      [true, 'GOOGLE_FAILED', 'trouble'],
      [false, 'GOOGLE_TOKEN_EXPIRED', 'disconnected'],
    ] as const) {
      await owner.query(
        'update google_connections set connected = $2, error_code = $3 where company_id = $1',
        [company.id, connected, error],
      )
      expect((await inList(company)).google).toMatchObject({ state, error })
    }
  })

  it.each([
    [5, 5],
    [1, 1],
    [0, 0],
    [-3, 0],
  ])('with %i days to the end of the licence says %i', async (days, shown) => {
    const company = await givenCompany(server)
    await givenDaysLeft(company, days)
    expect((await inList(company)).licence.days_left).toBe(shown)
  })

  it('holds no secret of the company', async () => {
    const shop = await town.givenShop()
    const { text } = await ana.ask(place(shop))
    const { rows } = await server.app.db.owner.query<{ secrets: string }>(
      'select secrets from channels where company_id = $1',
      [shop.id],
    )
    expect(text).not.toContain(rows[0]!.secrets)
    expect(text).not.toMatch(/webhookSecret|password_hash|token_hash|accessToken|verify_token/)
  })

  it('is listed by name, page by page', async () => {
    const word = `Rede${randomUUID().slice(0, 8)}`
    for (const name of ['Élan', 'Casa', 'doce', 'Avenida', 'Bar'])
      await givenCompany(server, { nome: `${name} ${word}` })
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: { companies: OperatorCompany[]; next: string | null } = (
        await ana.ask<{ companies: OperatorCompany[]; next: string | null }>(
          `/api/operator/companies?search=${word}&limit=2${after ? `&after=${after}` : ''}`,
        )
      ).body
      seen.push(...page.companies.map(({ nome }) => nome.split(' ')[0]!))
      after = page.next
    }
    expect(seen).toEqual(['Avenida', 'Bar', 'Casa', 'doce', 'Élan'])
  })
})

describe('MODULE-20 modules', () => {
  it('are opened and closed by the operator, and the company’s screens hear of it', async () => {
    const company = await givenCompany(server, { modules: ['mod_motoboy'] })
    const stream = await openStream(server, company)
    const modules = { mod_atendimento: false, mod_motoboy: false, mod_gerente: true, mod_agendamento: false }
    const answer = await act(company, 'modules', 'PUT', modules)
    expect([answer.status, answer.body.modules]).toEqual([200, modules])
    await stream.until((events) => events.some(({ name }) => name === 'COMPANY_CHANGED'))
    stream.close()
    const flags = await call(server, '/webhook/page-verify', {
      body: { cnpj: company.cnpj },
      cookie: company.cookie,
    })
    expect(flags.body.data).toMatchObject(modules)
    expect(await actsOf(server, company.id)).toMatchObject([
      { act: 'operator.modules-set', actor: ana.user, detail: { modules } },
    ])
  })
})

describe('a short address that somebody squats', () => {
  const save = (company: TestCompany, endereco_curto: string) =>
    call<{ code?: string }>(server, '/webhook/update-customer', {
      cookie: company.cookie,
      body: { cnpj: company.cnpj, endereco_curto },
    })
  const menuOf = async (address: string) => {
    const answer = await call<{ company: { id: string } }>(server, `/api/menu/${address}`)
    return answer.status === 200 ? answer.body.company.id : answer.status
  }
  const take = (company: TestCompany, address: string) =>
    act(company, 'take-address', 'POST', { address, reason: 'A marca é de outra' })

  it('is taken away: free for who has a right to it, never again the squatter’s, and kept in the audit', async () => {
    const [squatter, owner] = [await givenCompany(server), await givenCompany(server)]
    await save(squatter, 'pizzaria-do-zeca')
    await save(squatter, 'pizzaria-x')
    expect((await show(squatter)).addresses).toMatchObject([
      { address: 'pizzaria-x', current: true },
      { address: 'pizzaria-do-zeca', current: false },
    ])
    const [one, again] = await Promise.all([take(squatter, 'pizzaria-x'), take(squatter, 'pizzaria-x')])
    expect([one.status, again.status]).toEqual([200, 200])
    expect(one.body.addresses).toMatchObject([{ address: 'pizzaria-do-zeca', current: false }])
    expect(await menuOf('pizzaria-x')).toBe(404)
    expect(await menuOf('pizzaria-do-zeca')).toBe(squatter.id)
    expect(await save(squatter, 'pizzaria-x')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
    expect((await save(owner, 'pizzaria-x')).status).toBe(200)
    expect(await menuOf('pizzaria-x')).toBe(owner.id)
    expect(await actsOf(server, squatter.id)).toMatchObject([
      {
        act: 'operator.address-taken',
        actor: ana.user,
        detail: { address: 'pizzaria-x', reason: 'A marca é de outra' },
      },
    ])
  })

  it('that is another’s, or nobody’s, is not taken from who never had it', async () => {
    const [company, other] = [await givenCompany(server), await givenCompany(server)]
    await save(other, 'bar-do-beto')
    for (const address of ['bar-do-beto', 'nunca-foi'])
      expect((await take(company, address)).status).toBe(404)
    expect(await menuOf('bar-do-beto')).toBe(other.id)
    const stranger = await call(server, `${place(other)}/take-address`, {
      cookie: company.cookie,
      body: { address: 'bar-do-beto' },
    })
    expect(stranger.status).toBe(401)
  })
})

describe('a licence', () => {
  const grant = (company: TestCompany, body: object = {}) =>
    act(company, 'licence', 'POST', { id: randomUUID(), plan: 'bundle', term: 'annual', ...body })

  it.each([
    ['monthly', 30],
    ['quarterly', 90],
    ['annual', 365],
  ])('LIC-19 granted early (%s) adds %i days to what is left', async (term, days) => {
    const company = await givenCompany(server)
    await givenDaysLeft(company, 12)
    const { licence, terms } = (await grant(company, { term })).body
    expect([licence.days_left, licence.term, terms.length]).toEqual([12 + days, term, 1])
  })

  it('LIC-19 granted late begins today', async () => {
    const company = await givenCompany(server)
    await givenDaysLeft(company, -40)
    expect((await grant(company, { term: 'monthly' })).body.licence.days_left).toBe(30)
  })

  it('granted five times at once under one id is granted once, and the id is no other grant’s', async () => {
    const company = await givenCompany(server)
    await givenDaysLeft(company, 0)
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => grant(company, { id, term: 'monthly' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await show(company)).toMatchObject({
      licence: { days_left: 30 },
      terms: [{ id, granted_by: ana.user }],
    })
    const other = await grant(company, { id, term: 'annual' })
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    expect((await actsOf(server, company.id)).map(({ act: name }) => name)).toEqual([
      'operator.licence-granted',
    ])
  })

  it('answers a request at its price, opens its modules with it, and a request is decided once', async () => {
    const company = await givenCompany(server, { modules: [] })
    const request_id = await givenRequest(company)
    const modules = { mod_atendimento: false, mod_motoboy: false, mod_gerente: true, mod_agendamento: false }
    const body = { plan: 'manager', term: 'monthly', request_id, modules }
    const answers = await Promise.all([grant(company, body), grant(company, body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('REQUEST_DECIDED')
    expect(await show(company)).toMatchObject({
      modules,
      licence: { plan: 'manager' },
      requests: [{ id: request_id, state: 'granted', decided_at: expect.any(String) }],
      terms: [{ request_id, price_cents: 15_000 }],
      open_requests: 0,
    })
    const declined = await act(company, `requests/${request_id}/decline`, 'POST', {})
    expect([declined.status, declined.body.code]).toEqual([409, 'REQUEST_DECIDED'])
  })

  it('a request is declined with a reason that stays with the act', async () => {
    const company = await givenCompany(server)
    const id = await givenRequest(company)
    const answer = await act(company, `requests/${id}/decline`, 'POST', { reason: 'Sem pagamento' })
    expect(answer.body.requests).toMatchObject([{ id, state: 'declined' }])
    expect(await actsOf(server, company.id)).toMatchObject([
      { act: 'operator.request-declined', actor: ana.user, detail: { request: id, reason: 'Sem pagamento' } },
    ])
  })

  it('never takes another company’s request', async () => {
    const [one, other] = [await givenCompany(server), await givenCompany(server)]
    const request_id = await givenRequest(one)
    for (const answer of [
      await grant(other, { request_id }),
      await act(other, `requests/${request_id}/decline`, 'POST', {}),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'REQUEST_NOT_FOUND'])
    expect((await show(one)).open_requests).toBe(1)
    expect((await show(other)).terms).toEqual([])
  })
})

describe('a messaging instance', () => {
  it('gets the name that the operator gives it, which stays when the company connects', async () => {
    const company = await givenCompany(server)
    const name = `loja-${company.cnpj}`
    const answer = await act(company, 'instance', 'PUT', { kind: 'evolution', instance: name })
    expect([answer.status, answer.body.instance, answer.body.channel.kind]).toEqual([200, name, 'evolution'])
    const { cookie } = company
    await call(server, '/api/channel', { method: 'PUT', cookie, body: { kind: 'evolution' } })
    const connected = await call(server, '/api/channel/connect', { method: 'POST', cookie })
    expect([connected.status, connected.body.instance]).toEqual([200, name])
    expect(await actsOf(server, company.id)).toMatchObject([
      { act: 'operator.instance-set', actor: ana.user, detail: { kind: 'evolution', instance: name } },
      { act: 'channel.saved', actor_kind: 'dono', detail: { kind: 'evolution' } },
      { act: 'channel.connect-asked', actor_kind: 'dono' },
    ])
  })

  it('of the Cloud API needs its secrets once, which no act and no answer holds', async () => {
    const company = await givenCompany(server)
    const cloud = { kind: 'cloud', phone_number_id: '106540352242922' }
    const refused = await act(company, 'instance', 'PUT', cloud)
    expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_INPUT'])
    const secrets = { access_token: 'EAAG-segredo', app_secret: 'app-segredo' }
    const answer = await act(company, 'instance', 'PUT', { ...cloud, ...secrets })
    expect([answer.status, answer.body.instance]).toEqual([200, '106540352242922'])
    expect((await act(company, 'instance', 'PUT', cloud)).status).toBe(200)
    expect(answer.text + JSON.stringify(await actsOf(server, company.id))).not.toContain('segredo')
  })
})

describe('what else an operator does for a company', () => {
  it('sends the first access again, to the company’s address', async () => {
    const company = await givenCompany(server, { password: null })
    const answer = await act(company, 'first-access', 'POST')
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    const letter = await mail.waitForMail(({ to }) => to === mailboxOf(company))
    expect(letter.text).toContain('/setup')
    expect(await actsOf(server, company.id)).toMatchObject([{ act: 'operator.first-access-sent' }])
  })

  it('ends every session and stream of a company, and of no other', async () => {
    const [company, other] = [await givenCompany(server), await givenCompany(server)]
    const stream = await openStream(server, company)
    expect((await act(company, 'end-sessions', 'POST')).status).toBe(200)
    await stream.ended
    expect((await call(server, '/api/session', { cookie: company.cookie })).status).toBe(401)
    expect((await call(server, '/api/session', { cookie: other.cookie })).status).toBe(200)
    expect((await show(company)).sessions).toBe(0)
    expect(await actsOf(server, company.id)).toMatchObject([{ act: 'operator.sessions-ended' }])
  })

  it.each<[string, string, object | undefined]>([
    ['', 'GET', undefined],
    [
      '/modules',
      'PUT',
      { mod_atendimento: true, mod_motoboy: true, mod_gerente: true, mod_agendamento: true },
    ],
    ['/licence', 'POST', { id: randomUUID(), plan: 'bundle', term: 'annual' }],
    [`/requests/${randomUUID()}/decline`, 'POST', {}],
    ['/instance', 'PUT', { kind: 'evolution' }],
    ['/first-access', 'POST', undefined],
    ['/end-sessions', 'POST', undefined],
  ])(
    'on a company that is not there (%s) answers NOT_FOUND and leaves no act',
    async (path, method, body) => {
      const id = randomUUID()
      const answer = await ana.ask(`${place({ id })}${path}`, { method, ...(body ? { body } : {}) })
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
    },
  )
})

describe('the audit log', () => {
  it('is read by company, act and actor, page by page; reading it writes nothing', async () => {
    const company = await givenCompany(server)
    const berta = await givenOperator(server)
    for (let times = 0; times < 3; times++)
      await berta.ask(`${place(company)}/first-access`, { method: 'POST' })
    await act(company, 'end-sessions', 'POST')
    const read = async (query: string) =>
      (
        await ana.ask<{ entries: { id: string; act: string; actor: string }[]; next: string | null }>(
          `/api/operator/audit?company_id=${company.id}&${query}`,
        )
      ).body
    const all = await read('')
    expect(all.entries.map((entry) => [entry.act, entry.actor])).toEqual([
      ['operator.sessions-ended', ana.user],
      ['operator.first-access-sent', berta.user],
      ['operator.first-access-sent', berta.user],
      ['operator.first-access-sent', berta.user],
    ])
    expect((await read(`actor=${berta.user}`)).entries).toHaveLength(3)
    expect((await read('act=operator.sessions')).entries).toHaveLength(1)
    const first = await read('limit=2')
    const second = await read(`limit=2&after=${first.next}`)
    expect([...first.entries, ...second.entries]).toEqual(all.entries)
    expect(second.next).toBeNull()
    await show(company)
    expect(await actsOf(server, company.id)).toHaveLength(4)
  })

  it('names who made an account and who signed in', async () => {
    const berta = await givenOperator(server)
    const { body } = await ana.ask<{ entries: { act: string; actor: string; company: null }[] }>(
      '/api/operator/audit?limit=2',
    )
    expect(body.entries).toMatchObject([
      { act: 'operator.signed-in', actor: berta.user, company: null },
      { act: 'operator.account-added', actor: 'cli:tests', detail: { user: berta.user } },
    ])
  })
})
