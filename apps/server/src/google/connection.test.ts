import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deriveSecrets, newToken } from '../platform/secrets/secrets'
import { movableClock } from '../scheduling/testing/movable-clock'
import { givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { testRootSecret } from '../testing/database'
import { googleEnv, startGoogleTown, type GoogleTown, type LinkedShop } from '../testing/google'
import { startTestServer } from '../testing/server'

const clock = movableClock('2026-11-16T12:00:00Z')
let town: GoogleTown

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now })
})
afterAll(() => town.stop())
afterEach(() => {
  clock.set('2026-11-16T12:00:00Z')
  town.google.behaveWell()
})

const refusal = ({ status, body }: { status: number; body: { code: string; mensagem: string } }) => [
  status,
  body.code,
  body.mensagem,
]
const query = (address: string) => Object.fromEntries(new URL(address).searchParams)

async function rowOf({ company }: LinkedShop): Promise<Record<string, unknown>> {
  const { rows } = await town.server.app.db.owner.query<Record<string, unknown>>(
    'select * from google_connections where company_id = $1',
    [company.id],
  )
  return rows[0]!
}

async function auditOf({ company }: LinkedShop): Promise<Record<string, unknown>[]> {
  const { rows } = await town.server.app.db.owner.query<Record<string, unknown>>(
    'select type, message, browser, url from google_audit where company_id = $1 order by at, type',
    [company.id],
  )
  return rows
}

describe('consent', () => {
  it('GOOG-24 CALLB-01 the address asks for offline access, with state and PKCE, and comes back to /google-callback', async () => {
    const shop = await town.givenShop()
    const url = await shop.begin()
    expect(query(url)).toMatchObject({
      client_id: 'balcao.apps.googleusercontent.example',
      redirect_uri: `${town.server.url.replace('127.0.0.1', 'localhost')}/google-callback`,
      response_type: 'code',
      scope: 'https://www.googleapis.com/auth/calendar.events',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
    })
    const { state } = query(url)
    expect(Buffer.from(state!, 'base64url')).toHaveLength(32)
    const { rows } = await town.server.app.db.owner.query<{ line: string }>(
      'select to_jsonb(c)::text as line from google_consents c where company_id = $1',
      [shop.company.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.line).not.toContain(state)
  })

  it('GOOG-13 GOOG-25 GOOG-43 the code becomes a pair of tokens, which are sealed and in no answer', async () => {
    const person = town.person()
    const shop = await town.givenShop()
    const before = town.google.requests().length
    const finished = await shop.finish(person.consents(await shop.begin()))
    expect(finished.status).toBe(200)
    expect(finished.body).toMatchObject({
      return_to: '/schedule',
      status: { configured: true, connected: true, error: null, verified_at: '2026-11-16T12:00:00.000Z' },
    })
    const exchange = town.google
      .requests()
      .slice(before)
      .find(({ path }) => path === '/token')!
    expect(exchange.body).toContain('grant_type=authorization_code')
    const row = await rowOf(shop)
    expect([row.access_token, row.refresh_token]).toEqual([expect.any(String), expect.any(String)])
    expect(JSON.stringify(row)).not.toMatch(/ya29\.|1\/\/0/)
  })

  it('GOOG-14 GOOG-42 GOOG-44 nothing of a token is in any answer to the company or to a program', async () => {
    const shop = await town.givenShop(town.person())
    const row = await rowOf(shop)
    const { cnpj, cookie, apiKey } = shop.company
    const paths = [
      '/api/google/status',
      '/api/google/status?check=1',
      '/api/google/events',
      `/webhook/get-customer?cnpj=${cnpj}`,
    ]
    for (const path of paths) {
      for (const credentials of [{ cookie }, { bearer: apiKey }]) {
        const { text } = await call(town.server, path, credentials)
        expect(text).not.toMatch(/ya29\.|1\/\/0/)
        expect(text).not.toContain(row.access_token)
        expect(text).not.toContain(row.refresh_token)
      }
    }
  })

  it('CALLB-11 a denied consent is told with Google’s own word', async () => {
    const shop = await town.givenShop()
    const denied = await shop.finish(town.person().denies(await shop.begin()))
    const mensagem = 'Erro na autorização do Google: access_denied'
    expect(refusal(denied)).toEqual([409, 'GOOGLE_CONSENT_DENIED', mensagem])
    expect(await shop.status()).toMatchObject({ connected: false, error: null })
  })

  it('CALLB-12 a callback without a code', async () => {
    const shop = await town.givenShop()
    const { state } = query(await shop.begin())
    const answer = await shop.finish(`https://loja.example/google-callback?state=${state}`)
    expect(refusal(answer)).toEqual([409, 'GOOGLE_CODE_MISSING', 'Código de autorização não encontrado'])
  })

  it('CALLB-13 GOOG-61 an installation without a Google client says so', async () => {
    const server = await startTestServer()
    try {
      const company = await givenCompany(server)
      const { cookie } = company
      const begun = await call(server, '/api/google/consent', { cookie, body: {} })
      expect([begun.status, begun.body.code, begun.body.mensagem]).toEqual([
        409,
        'GOOGLE_NOT_CONFIGURED',
        'Erro de configuração: Client ID do Google não encontrado.',
      ])
      const finished = await call(server, '/api/google/callback', {
        cookie,
        body: { state: 'x', code: '4/0x' },
      })
      expect(finished.body).toMatchObject({
        code: 'GOOGLE_NOT_CONFIGURED',
        mensagem: 'Google Client ID ou Secret não configurados',
      })
      const status = await call(server, '/api/google/status?check=1', { cookie })
      expect(status.body).toMatchObject({ configured: false, connected: false, pending: 0 })
    } finally {
      await server.stop()
    }
  })

  it('CALLB-14 an exchange without an access token', async () => {
    const tokens = createServer((_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end('{"token_type":"Bearer"}')
    })
    await once(tokens.listen(0, '127.0.0.1'), 'listening')
    const { port } = tokens.address() as AddressInfo
    const env = { ...googleEnv(town.google), GOOGLE_OAUTH_URL: `http://127.0.0.1:${port}` }
    const server = await startTestServer({ env })
    try {
      const { cookie } = await givenCompany(server)
      const begun = await call<{ url: string }>(server, '/api/google/consent', { cookie, body: {} })
      const { state } = query(begun.body.url)
      const answer = await call(server, '/api/google/callback', { cookie, body: { state, code: '4/0x' } })
      expect(answer.body).toMatchObject({
        code: 'GOOGLE_NO_TOKEN',
        mensagem: 'Token de acesso não recebido',
      })
    } finally {
      await server.stop()
      tokens.close()
    }
  })

  it('CALLB-15 whatever else fails is told after a colon, and a code is good once', async () => {
    const shop = await town.givenShop()
    const person = town.person()
    const address = person.consents(await shop.begin())
    const { state } = query(address)
    const forged = await shop.finish(`https://loja.example/google-callback?state=${state}&code=4%2F0forged`)
    expect(refusal(forged)).toEqual([
      409,
      'GOOGLE_CONNECT_FAILED',
      'Erro ao conectar com Google: Bad Request',
    ])
    // The state went with the first try.
    expect((await shop.finish(address)).body).toMatchObject({
      code: 'GOOGLE_STATE_INVALID',
      mensagem: expect.stringMatching(/^Erro ao conectar com Google: /) as string,
    })
    town.google.misbehave({ fault: { how: 'drop', calls: /\/token$/ } })
    const away = await shop.finish(person.consents(await shop.begin()))
    expect(away.body).toMatchObject({
      code: 'GOOGLE_CONNECT_FAILED',
      mensagem: 'Erro ao conectar com Google: o Google não respondeu. Tente de novo.',
    })
  })

  it('a consent without the calendar’s box is refused in words, and connects nothing', async () => {
    const shop = await town.givenShop()
    const url = new URL(await shop.begin())
    const readOnly = 'https://www.googleapis.com/auth/calendar.readonly'
    url.searchParams.set('scope', `${url.searchParams.get('scope')} ${readOnly}`)
    const finished = await shop.finish(town.person().consents(url.href, [readOnly]))
    expect(finished.body).toMatchObject({
      code: 'GOOGLE_CONNECT_FAILED',
      mensagem: expect.stringContaining('a permissão para ver e editar os eventos do calendário') as string,
    })
    expect(await shop.status()).toMatchObject({ connected: false })
  })

  it('a consent belongs to the session and the company that began it, for ten minutes', async () => {
    const [shop, other] = [await town.givenShop(), await town.givenShop()]
    const address = town.person().consents(await shop.begin())
    expect((await other.finish(address)).body.code).toBe('GOOGLE_STATE_INVALID')
    const { token, hash } = newToken()
    await town.server.app.db.owner.query(
      `insert into sessions (company_id, id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
      [shop.company.id, randomUUID(), hash],
    )
    const { state, code } = query(address)
    const elsewhere = await call(town.server, '/api/google/callback', {
      cookie: `balcao=${token}`,
      body: { state, code },
    })
    expect(elsewhere.body.code).toBe('GOOGLE_STATE_INVALID')
    clock.set('2026-11-16T12:10:00Z')
    expect((await shop.finish(address)).body.code).toBe('GOOGLE_STATE_INVALID')
    expect((await other.status()).connected).toBe(false)
  })

  it('GOOG-51 tokens that could not be stored after the exchange', async () => {
    const shop = await town.givenShop()
    const { owner } = town.server.app.db
    await owner.query(`create function refuse_links() returns trigger language plpgsql as
      $$ begin if new.company_id = '${shop.company.id}' then raise exception 'disk full'; end if; return new; end $$`)
    await owner.query(
      'create trigger refuse_links before insert on google_connections for each row execute function refuse_links()',
    )
    const answer = await shop.finish(town.person().consents(await shop.begin()))
    await owner.query('drop trigger refuse_links on google_connections')
    const mensagem = 'Tokens salvos localmente, mas houve erro ao sincronizar com o servidor'
    expect(refusal(answer)).toEqual([409, 'GOOGLE_CONNECT_FAILED', mensagem])
    expect(await shop.status()).toMatchObject({ connected: false })
  })
})

describe('the check of the authorisation', () => {
  it('GOOG-20 GOOG-28 a good token is found good, by a screen and by the job of every ten minutes', async () => {
    const shop = await town.givenShop(town.person())
    clock.set('2026-11-16T12:05:00Z')
    expect(await shop.status()).toMatchObject({ verified_at: '2026-11-16T12:00:00.000Z' })
    expect(await shop.status({ check: true })).toMatchObject({
      connected: true,
      error: null,
      verified_at: '2026-11-16T12:05:00.000Z',
      checked_at: '2026-11-16T12:05:00.000Z',
    })
    clock.set('2026-11-16T12:15:00Z')
    await town.work(shop, 'google-check')
    expect(await shop.status()).toMatchObject({ verified_at: '2026-11-16T12:15:00.000Z' })
  })

  it('GOOG-20 every ten minutes each connected company gets a check of its own, spread over two and a half minutes', async () => {
    const shop = await town.givenShop(town.person())
    const idle = await town.givenShop()
    await town.work(shop, 'google-turns')
    const { rows } = await town.server.app.db.owner.query<{ company: string; name: string; wait: number }>(
      `select t.identifier as name, j.payload->>'companyId' as company, extract(epoch from j.run_at - now())::float as wait
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier in ('google-check', 'calendar-read')`,
    )
    const own = rows.filter(({ company }) => company === shop.company.id)
    expect(own.map(({ name }) => name).sort()).toEqual(['calendar-read', 'google-check'])
    for (const { wait } of own) expect(wait).toBeLessThanOrEqual(150)
    expect(rows.filter(({ company }) => company === idle.company.id)).toEqual([])
  })

  it('GOOG-15 GOOG-26 an invalid access token is renewed, and the new one is kept', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const before = await rowOf(shop)
    person.expiresTokens('access')
    expect(await shop.status({ check: true })).toMatchObject({ connected: true, error: null })
    const after = await rowOf(shop)
    expect(after.access_token).not.toBe(before.access_token)
    expect(after.refresh_token).toBe(before.refresh_token)
    expect((await shop.ask('/api/google/events')).status).toBe(200)
  })

  it('a token is renewed a minute before it ends', async () => {
    const shop = await town.givenShop(town.person())
    const asked = () => town.google.requests().filter(({ path }) => path === '/token').length
    const before = asked()
    clock.set('2026-11-16T12:58:58Z')
    await shop.ask('/api/google/events')
    expect(asked()).toBe(before)
    clock.set('2026-11-16T12:59:00Z')
    expect((await shop.ask('/api/google/events')).status).toBe(200)
    expect(asked()).toBe(before + 1)
  })

  it('Google’s clock may be wrong by minutes', async () => {
    const shop = await town.givenShop()
    town.google.misbehave({ clockAheadMs: 20 * 60_000 })
    await shop.connect(town.person())
    expect(await shop.status({ check: true })).toMatchObject({ connected: true, error: null })
    town.google.misbehave({ clockAheadMs: -20 * 60_000 })
    expect(await shop.status({ check: true })).toMatchObject({ connected: true, error: null })
  })

  it('GOOG-16 GOOG-47 GOOG-70 GOOG-71 revoked access clears the tokens, is told and written down', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const stream = await shop.stream()
    person.revokesAccess()
    const mensagem = 'Sua autorização com o Google foi revogada. É necessário reconectar sua conta.'
    expect(await shop.status({ check: true })).toMatchObject({
      connected: false,
      error: { code: 'REFRESH_TOKEN_REVOKED', mensagem, at: '2026-11-16T12:00:00.000Z' },
    })
    await stream.until((events) => events.some(({ name }) => name === 'GOOGLE_CHANGED'))
    stream.close()
    expect(await rowOf(shop)).toMatchObject({ access_token: null, refresh_token: null })
    expect(await auditOf(shop)).toEqual([
      {
        type: 'INITIAL_REFRESH_TOKEN_REVOKED',
        message: expect.any(String) as string,
        browser: 'Navegador/1.0',
        url: `${town.server.url}/schedule`,
      },
    ])
    expect(refusal(await shop.ask<never>('/api/google/events'))).toEqual([
      409,
      'GOOGLE_NOT_CONNECTED',
      mensagem,
    ])
  })

  it('GOOG-71 the same is written down of the job’s check under another type, without browser or address', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    person.revokesAccess()
    await town.work(shop, 'google-check')
    expect(await auditOf(shop)).toEqual([
      { type: 'REFRESH_TOKEN_REVOKED', message: expect.any(String) as string, browser: null, url: null },
    ])
  })

  it('GOOG-17 GOOG-48 GOOG-58 a refresh that fails otherwise is shown, and the tokens are kept and tried again', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    person.expiresTokens('access')
    for (const how of ['internal_failure', 'invalid_client', 'drop', 'garbage'] as const) {
      town.google.misbehave({ fault: { how, calls: /\/token$/ } })
      expect([how, await shop.status({ check: true })]).toMatchObject([
        how,
        {
          connected: true,
          error: {
            code: 'REFRESH_TOKEN_FAILED',
            mensagem: 'Token do Google expirou e não foi possível renovar. É necessário reconectar.',
          },
        },
      ])
      await town.work(shop, 'google-check')
    }
    // The library sees the refusal of the calendar first, and then that no other token is to be had.
    expect(refusal(await shop.ask<never>('/api/google/events'))).toEqual([
      502,
      'GOOGLE_FAILED',
      'Token de acesso não disponível',
    ])
    const types = (await auditOf(shop)).map(({ type }) => type)
    expect(new Set(types)).toEqual(new Set(['INITIAL_REFRESH_FAILED', 'REFRESH_TOKEN_FAILED']))
    town.google.behaveWell()
    expect(await shop.status({ check: true })).toMatchObject({ connected: true, error: null })
  })

  it('GOOG-59 GOOG-71 a validation that fails is shown and ends nothing', async () => {
    const shop = await town.givenShop(town.person())
    town.google.misbehave({ fault: { how: 'garbage', calls: /tokeninfo/ } })
    expect(await shop.status({ check: true })).toMatchObject({
      connected: true,
      error: {
        code: 'TOKEN_VALIDATION_ERROR',
        mensagem: 'Erro ao validar autenticação do Google Calendar',
      },
    })
    expect(await auditOf(shop)).toMatchObject([{ type: 'TOKEN_VALIDATION_ERROR', browser: 'Navegador/1.0' }])
    town.google.behaveWell()
    expect(await shop.status({ check: true })).toMatchObject({ connected: true, error: null })
  })

  it('GOOG-50 tokens sealed with another secret cannot be loaded', async () => {
    const shop = await town.givenShop(town.person())
    await town.server.app.db.owner.query(
      `update google_connections set access_token = repeat('A', 80), refresh_token = repeat('B', 80) where company_id = $1`,
      [shop.company.id],
    )
    expect(await shop.status({ check: true })).toMatchObject({
      error: { code: 'TOKENS_UNREADABLE', mensagem: 'Erro ao carregar autenticação do Google' },
    })
    expect((await shop.ask('/api/google/events')).body.mensagem).toBe('Token de acesso não disponível')
  })

  it('one refresh serves everybody who wants it, in two processes at once', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const second = await town.secondProcess()
    try {
      for (const round of [1, 2, 3]) {
        person.expiresTokens('access')
        const before = town.google.requests().length
        const answers = await Promise.all(
          [town.server, second, town.server, second].map((server) =>
            call(server, '/api/google/events', { cookie: shop.company.cookie }),
          ),
        )
        expect([round, answers.map(({ status }) => status)]).toEqual([round, [200, 200, 200, 200]])
        const refreshes = town.google
          .requests()
          .slice(before)
          .filter(({ path }) => path === '/token')
        expect([round, refreshes.length]).toEqual([round, 1])
      }
    } finally {
      await second.stop()
    }
  })
})

describe('disconnecting', () => {
  it('GOOG-19 clears the tokens and takes the authorisation back at Google; appointments stay', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const booked = await shop.given('2026-11-18T14:00:00Z', { status: 'confirmed' })
    await town.work(shop)
    const left = await shop.ask('/api/google/disconnect', 'POST', {})
    expect(left.body).toMatchObject({ connected: false, error: null, pending: 0 })
    expect(await rowOf(shop)).toMatchObject({ access_token: null, refresh_token: null })
    expect(person.allowed()).toEqual([])
    expect((await shop.read(booked.id)).body).toMatchObject({ status: 'confirmed' })
    expect(person.events()).toHaveLength(1)
    expect(refusal(await shop.ask<never>('/api/google/events'))).toEqual([
      409,
      'GOOGLE_NOT_CONNECTED',
      'Não conectado ao Google Calendar. Faça login primeiro.',
    ])
  })

  it('GOOG-19 is done here even when Google is away', async () => {
    const shop = await town.givenShop(town.person())
    town.google.misbehave({ fault: { how: 'drop' } })
    expect((await shop.ask('/api/google/disconnect', 'POST', {})).body).toMatchObject({ connected: false })
    expect(await rowOf(shop)).toMatchObject({ access_token: null, refresh_token: null })
  })
})

describe('tokens from a program', () => {
  const store = (shop: LinkedShop, tokens: object) =>
    call(town.server, '/webhook/update-customer', {
      bearer: shop.company.apiKey,
      body: { cnpj: shop.company.cnpj, ...tokens },
    })

  /** As a program of the company's would get them: here by a consent of another shop. */
  async function tokensOf(): Promise<{ access: string; refresh: string }> {
    const shop = await town.givenShop(town.person())
    const row = await rowOf(shop)
    const secrets = deriveSecrets(testRootSecret)
    const open = (which: string) =>
      secrets.open(String(row[`${which}_token`]), `google:${shop.company.id}:${which}`)
    return { access: open('access'), refresh: open('refresh') }
  }

  it('CALL-11 GOOG-43 are stored sealed, and answered to nobody', async () => {
    const shop = await town.givenShop()
    const { access, refresh } = await tokensOf()
    const answer = await store(shop, { google_access_token: access, google_refresh_token: refresh })
    expect(answer.body).toEqual({ ok: true })
    const row = await rowOf(shop)
    expect(JSON.stringify(row)).not.toContain(access)
    expect(JSON.stringify(row)).not.toContain(refresh)
    expect(await shop.status({ check: true })).toMatchObject({ connected: true, error: null })
    expect((await shop.ask('/api/google/events')).status).toBe(200)
  })

  it('CALL-11 GOOG-43 empty texts clear them', async () => {
    const shop = await town.givenShop(town.person())
    const answer = await store(shop, { google_access_token: '', google_refresh_token: '' })
    expect(answer.body).toEqual({ ok: true })
    expect(await rowOf(shop)).toMatchObject({ connected: false, access_token: null, refresh_token: null })
  })

  it('GOOG-18 a refresh token alone brings an access token, which is kept', async () => {
    const shop = await town.givenShop()
    const { refresh } = await tokensOf()
    await store(shop, { google_access_token: '', google_refresh_token: refresh })
    expect(await shop.status({ check: true })).toMatchObject({ connected: true, error: null })
    expect((await rowOf(shop)).access_token).toEqual(expect.any(String))
  })

  it('GOOG-49 GOOG-57 GOOG-71 an access token alone works until it ends; then only a new consent helps', async () => {
    const shop = await town.givenShop()
    await store(shop, { google_access_token: 'ya29.of-somebody-long-ago' })
    expect(await shop.status({ check: true })).toMatchObject({
      connected: false,
      error: { code: 'NO_REFRESH_TOKEN', mensagem: 'Token do Google expirou. É necessário reconectar.' },
    })
    expect(await auditOf(shop)).toMatchObject([{ type: 'NO_INITIAL_REFRESH_TOKEN' }])
    expect(refusal(await shop.ask<never>('/api/google/events'))).toEqual([
      409,
      'GOOGLE_NOT_CONNECTED',
      'Token de acesso do Google não encontrado',
    ])
    await store(shop, { google_access_token: 'ya29.of-somebody-long-ago' })
    await town.work(shop, 'google-check')
    expect((await auditOf(shop)).map(({ type }) => type).sort()).toEqual([
      'NO_INITIAL_REFRESH_TOKEN',
      'NO_REFRESH_TOKEN',
    ])
  })

  it('GOOG-52 a calendar call that Google refuses as expired, renewed or not, says so', async () => {
    const shop = await town.givenShop(town.person())
    town.google.misbehave({ fault: { how: 'authError' } })
    expect(refusal(await shop.ask<never>('/api/google/events'))).toEqual([
      409,
      'GOOGLE_TOKEN_EXPIRED',
      'Token de acesso expirado. Faça login novamente com o Google.',
    ])
  })

  it('GOOG-23 an empty token and a made-up one are no good, and Google is not asked about them', async () => {
    const shop = await town.givenShop()
    const before = town.google.requests().length
    await store(shop, { google_access_token: 'mock_token' })
    expect(await shop.status({ check: true })).toMatchObject({ error: { code: 'NO_REFRESH_TOKEN' } })
    expect(
      town.google
        .requests()
        .slice(before)
        .filter(({ path }) => path === '/tokeninfo'),
    ).toEqual([])
  })
})
