import type { ApiKey, Delivery, Endpoint } from '@balcao/contract/automations'
import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { startWebhookReceiver, type WebhookReceiver } from '@balcao/testkit/webhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { givenCompany, storedHash, type TestCompany } from '../testing/builders'
import { call, type CallOptions } from '../testing/call'
import { givenOrder } from '../testing/orders'
import { startTestServer, type TestServer } from '../testing/server'
import { mailboxOf } from '../testing/sign-in'
import { deliveryRetentionCron, overdueCron } from './deliveries/sweep'
import { deliveriesOf, givenEndpoint } from './testing/automations'

let server: TestServer
let mail: MailStandIn
let company: TestCompany
let receiver: WebhookReceiver

beforeAll(async () => {
  mail = await startMailStandIn()
  server = await startTestServer({ env: { BALCAO_WEBHOOK_PRIVATE: 'true', SMTP_URL: mail.smtpUrl } })
  receiver = await startWebhookReceiver()
})
afterAll(async () => {
  await receiver.stop()
  await server.stop()
  await mail.stop()
})
beforeEach(async () => {
  receiver.behave('take')
  company = await givenCompany(server)
})

const ask = <Body = Record<string, unknown>>(path: string, options: CallOptions = {}) =>
  call<Body>(server, `/api/automations/${path}`, { cookie: company.cookie, ...options })
const query = (text: string, ...values: unknown[]) => server.app.db.owner.query(text, values)

describe('API keys', () => {
  const make = async (scopes: string[] = ['orders']) =>
    (await ask<{ key: ApiKey; token: string }>('keys', { body: { name: 'n8n', scopes } })).body
  const keys = async () => (await ask<{ keys: ApiKey[] }>('keys')).body.keys
  const orders = (token: string) => call(server, '/rest/v1/orders', { bearer: token })

  it('CALL-02 are shown once, kept as a digest, and open what their scopes name', async () => {
    const { key, token } = await make()
    expect(token).toMatch(/^bk_[\w-]{43}$/)
    expect(JSON.stringify(await keys())).not.toContain(token)
    const { rows } = await query('select token_hash from api_keys where id = $1', key.id)
    expect(rows).toEqual([{ token_hash: storedHash(token) }])
    expect((await orders(token)).status).toBe(200)
    const employees = await call(server, '/rest/v1/employees', { bearer: token })
    expect([employees.status, employees.body.code]).toEqual([403, 'FORBIDDEN'])
  })

  it('make no keys: a program cannot give itself more than it has', async () => {
    const { token } = await make(['orders', 'company', 'employees', 'appointments', 'customers', 'messages'])
    const answer = await call(server, '/api/automations/keys', {
      bearer: token,
      body: { name: 'x', scopes: ['orders'] },
    })
    expect(answer.status).toBe(403)
  })

  it('end at once when revoked, and stay ended', async () => {
    const { key, token } = await make()
    const revoked = await ask<ApiKey>(`keys/${key.id}`, { method: 'DELETE' })
    expect(revoked.body.revoked_at).not.toBeNull()
    expect((await orders(token)).status).toBe(401)
    expect((await ask<ApiKey>(`keys/${key.id}`, { method: 'DELETE' })).body).toEqual(revoked.body)
    const unknown = await ask(`keys/${company.id}`, { method: 'DELETE' })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'API_KEY_NOT_FOUND'])
  })

  it('end on every process at once, though each remembers a key for some seconds', async () => {
    const { key, token } = await make()
    const { token: kept } = await make()
    const other = await startTestServer({ beside: server, env: { BALCAO_ROLE: 'web' } })
    const there = async (bearer: string) => (await call(other, '/rest/v1/orders', { bearer })).status
    expect([(await orders(token)).status, await there(kept), await there(token)]).toEqual([200, 200, 200])
    await ask(`keys/${key.id}`, { method: 'DELETE' })
    expect((await orders(token)).status).toBe(401)
    await vi.waitUntil(async () => (await there(token)) === 401, { timeout: 2500 })
    expect(await there(kept)).toBe(200)
    await other.stop()
  })

  it('say when they were last used, written at most once a minute', async () => {
    const { key, token } = await make()
    expect(key.last_used_at).toBeNull()
    const lastUse = async () => (await keys()).find(({ id }) => id === key.id)!.last_used_at
    await Promise.all(Array.from({ length: 20 }, () => orders(token)))
    const first = await vi.waitUntil(lastUse)
    const version = async () =>
      (await query('select xmin::text from api_keys where id = $1', key.id)).rows[0] as unknown
    const written = await version()
    for (let time = 0; time < 5; time += 1) await orders(token)
    expect(await version()).toEqual(written)

    await query(`update api_keys set last_used_at = now() - interval '61 seconds' where id = $1`, key.id)
    const old = await lastUse()
    // A key is asked about anew after some seconds at most.
    await vi.waitUntil(
      async () => {
        await orders(token)
        return (await lastUse()) !== old
      },
      { timeout: 10_000 },
    )
    expect(Date.parse((await lastUse())!)).toBeGreaterThanOrEqual(Date.parse(first!))
  })

  it('are at most twenty in use', async () => {
    for (let count = 1; count < 20; count += 1) await make()
    expect((await keys()).filter(({ revoked_at }) => !revoked_at)).toHaveLength(20)
    const one = await ask('keys', { body: { name: 'one more', scopes: ['orders'] } })
    expect([one.status, one.body.code]).toEqual([400, 'INVALID_INPUT'])
    await ask(`keys/${(await keys())[0]!.id}`, { method: 'DELETE' })
    expect((await ask('keys', { body: { name: 'one more', scopes: ['orders'] } })).status).toBe(201)
  })

  it('leave their making and ending in the audit log, without the token', async () => {
    const { key, token } = await make()
    await ask(`keys/${key.id}`, { method: 'DELETE' })
    const { rows } = await query(
      'select act, actor_kind, detail from audit_entries where company_id = $1 order by at',
      company.id,
    )
    expect(rows).toMatchObject([
      { act: 'api-key.created', actor_kind: 'dono', detail: { id: key.id, scopes: ['orders'] } },
      { act: 'api-key.revoked', actor_kind: 'dono', detail: { id: key.id } },
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('endpoints', () => {
  const endpoints = async () => (await ask<{ endpoints: Endpoint[] }>('endpoints')).body.endpoints
  const put = (endpoint: Endpoint, change: object = {}) => {
    const { version, name, url, events, active } = endpoint
    return ask<Endpoint & { code: string; current: Endpoint }>(`endpoints/${endpoint.id}`, {
      method: 'PUT',
      body: { version, name, url, events, active, ...change },
    })
  }

  it('are added with a secret that is shown once and sealed', async () => {
    const { endpoint, secret } = await givenEndpoint(server, company, { url: receiver.url })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(await endpoints()).toEqual([endpoint])
    const { rows } = await query('select secret_sealed from webhook_endpoints where id = $1', endpoint.id)
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
  })

  it('are changed by whoever saw how they stand', async () => {
    const { endpoint } = await givenEndpoint(server, company, { url: receiver.url })
    const saved = await put(endpoint, { name: 'Outro', events: ['order.status'] })
    expect(saved.body).toEqual({ ...endpoint, name: 'Outro', events: ['order.status'], version: 2 })
    const stale = await put(endpoint, { name: 'Velho' })
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([409, 'SETTINGS_CHANGED', saved.body])
  })

  it('cannot be where nothing of ours may call', async () => {
    const strict = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
    const owner = await givenCompany(strict)
    const body = { name: 'x', url: 'https://169.254.169.254/latest', events: ['order.created'] }
    const add = (url: string) =>
      call(strict, '/api/automations/endpoints', { cookie: owner.cookie, body: { ...body, url } })
    for (const url of [body.url, receiver.url, 'https://localhost/', 'http://93.184.215.14/', 'x']) {
      const answer = await add(url)
      expect([url, answer.status, answer.body.code]).toEqual([url, 422, 'ADDRESS_REFUSED'])
    }
    expect((await add('https://93.184.215.14/')).status).toBe(201)
    await strict.stop()
  })

  it('are at most ten, and want at least one event, each once', async () => {
    for (let count = 1; count <= 10; count += 1) await givenEndpoint(server, company, { url: receiver.url })
    const body = { name: 'x', url: receiver.url, events: ['order.created'] }
    for (const refused of [
      body,
      { ...body, events: [] },
      { ...body, events: ['order.created', 'order.created'] },
      { ...body, events: ['lead.created'] },
    ])
      expect((await ask('endpoints', { body: refused })).status).toBe(400)
  })

  it('are the owner’s alone', async () => {
    for (const role of ['gerente', 'atendente', 'cozinha']) {
      const { cookie } = await givenSessionOf(role)
      const answer = await call(server, '/api/automations/endpoints', { cookie })
      expect([role, answer.status, answer.body.code]).toEqual([role, 403, 'ROLE_FORBIDDEN'])
    }
  })

  /** A session of this role, not yet remembered by the server. */
  async function givenSessionOf(role: string): Promise<TestCompany> {
    const other = await givenCompany(server)
    await query('update sessions set role = $2 where company_id = $1', other.id, role)
    return other
  }

  it('are tried with an example that says it is one, also while they are off', async () => {
    const { endpoint, secret } = await givenEndpoint(server, company, { url: receiver.url })
    receiver.trust(secret)
    await put(endpoint, { active: false })
    const tried = await ask<Delivery>(`endpoints/${endpoint.id}/test`, { body: { event: 'order.status' } })
    expect([tried.status, tried.body]).toMatchObject([201, { event: 'order.status', state: 'pending' }])
    const { body, fault } = await receiver.waitFor(
      ({ headers }) => headers['webhook-id'] === tried.body.event_id,
    )
    expect(fault).toBeNull()
    expect(JSON.parse(body)).toMatchObject({
      id: tried.body.event_id,
      type: 'order.status',
      test: true,
      data: { order: { number: 12 }, from: 'analysis' },
    })
  })

  it('mail their owner when they were switched off by themselves, and start anew when switched on', async () => {
    const { endpoint } = await givenEndpoint(server, company, { url: receiver.url, name: 'Planilha' })
    receiver.behave('gone')
    await ask(`endpoints/${endpoint.id}/test`, { body: { event: 'order.created' } })
    const letter = await mail.waitForMail(({ to }) => to === mailboxOf(company))
    expect(letter.subject).toBe('A automação “Planilha” foi desligada - Balcão')
    expect(letter.text).toContain('/dashboard/company/automacoes')
    const [off] = await endpoints()
    expect(off).toMatchObject({ active: false, disabled_reason: 'gone' })
    const on = await put(off!, { active: true })
    expect(on.body).toMatchObject({ active: true, disabled_reason: null, failing_since: null })
  })
})

describe('deliveries', () => {
  it('are listed newest first, page by page and by state', async () => {
    const { endpoint } = await givenEndpoint(server, company, { url: receiver.url })
    await query(
      `insert into webhook_deliveries (company_id, id, endpoint_id, event_id, event, body, state)
       select $1, gen_random_uuid(), $2, gen_random_uuid(), 'order.created', n::text,
         case when n % 2 = 0 then 'failed' else 'delivered' end from generate_series(1, 70) n`,
      company.id,
      endpoint.id,
    )
    const page = async (search: string) =>
      (
        await ask<{ deliveries: Delivery[]; next: number | null }>(
          `endpoints/${endpoint.id}/deliveries${search}`,
        )
      ).body
    const first = await page('')
    const second = await page(`?cursor=${first.next}`)
    const third = await page(`?cursor=${second.next}`)
    const all = [first, second, third].flatMap(({ deliveries }) => deliveries.map(({ id }) => id))
    expect([first.deliveries.length, second.deliveries.length, third.deliveries.length]).toEqual([30, 30, 10])
    expect(new Set(all).size).toBe(70)
    expect(third.next).toBeNull()
    const failed = await page('?state=failed')
    expect(failed.deliveries.every(({ state }) => state === 'failed')).toBe(true)
    expect((await page('?state=pending')).deliveries).toEqual([])
  })

  it('are sent again under the same event id', async () => {
    const { endpoint, secret } = await givenEndpoint(server, company, { url: receiver.url })
    receiver.trust(secret)
    const order = await givenOrder(server, company)
    const [delivery] = await vi.waitUntil(async () => {
      const found = await deliveriesOf(server, company, endpoint.id)
      return found[0]?.state === 'delivered' && found
    })
    const again = await ask<Delivery>(`deliveries/${delivery!.id}/resend`, { method: 'POST' })
    expect(again.body).toMatchObject({ event_id: delivery!.event_id, state: 'pending' })
    expect(again.body.id).not.toBe(delivery!.id)
    const twice = () =>
      receiver.received().filter(({ headers }) => headers['webhook-id'] === delivery!.event_id)
    await vi.waitUntil(() => twice().length === 2)
    expect(twice()[1]!.body).toBe(twice()[0]!.body)
    expect(JSON.parse(twice()[0]!.body)).toMatchObject({
      type: 'order.created',
      data: { order: { id: order.id } },
    })
  })

  it('are cleared after thirty days', async () => {
    const { endpoint } = await givenEndpoint(server, company, { url: receiver.url })
    const given = (age: string) =>
      query(
        `insert into webhook_deliveries (company_id, id, endpoint_id, event_id, event, body, state, created_at)
         values ($1, gen_random_uuid(), $2, gen_random_uuid(), 'order.created', '{}', 'failed', now() - $3::interval)`,
        company.id,
        endpoint.id,
        age,
      )
    await given('30 days 1 minute')
    await given('29 days 23 hours')
    await deliveryRetentionCron(server.app.db).run()
    expect(await deliveriesOf(server, company, endpoint.id)).toHaveLength(1)
  })

  it('whose job was lost are found and sent', async () => {
    const { endpoint, secret } = await givenEndpoint(server, company, { url: receiver.url })
    receiver.trust(secret)
    const { rows } = await query(
      `insert into webhook_deliveries (company_id, id, endpoint_id, event_id, event, body, next_at, created_at)
       values ($1, gen_random_uuid(), $2, gen_random_uuid(), 'order.created', '{}', to_timestamp(0),
         now() - interval '3 minutes') returning event_id`,
      company.id,
      endpoint.id,
    )
    await overdueCron(server.app.db).run()
    const { event_id } = rows[0] as { event_id: string }
    await receiver.waitFor(({ headers }) => headers['webhook-id'] === event_id)
  })
})

describe('a slow endpoint', () => {
  it('holds up no other: the rest of the company’s hear of three orders while it still thinks about the first', async () => {
    const slow = await startWebhookReceiver()
    slow.behave('hang')
    const quick = await startWebhookReceiver()
    await givenEndpoint(server, company, { url: slow.url, name: 'slow' })
    await givenEndpoint(server, company, { url: quick.url, name: 'quick' })
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) ids.push((await givenOrder(server, company)).id)
    await vi.waitUntil(() => quick.received().length === 3, { timeout: 9000 })
    const told = quick
      .received()
      .map(({ body }) => (JSON.parse(body) as { data: { order: { id: string } } }).data)
    expect(told.map(({ order }) => order.id)).toEqual(ids)
    expect(slow.received()).toHaveLength(1)
    await Promise.all([slow.stop(), quick.stop()])
  })
})
