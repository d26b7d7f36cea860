import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newToken } from '../../platform/secrets/secrets'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { googleEnv, startGoogleTown, type GoogleTown } from '../../testing/google'
import { startTestServer } from '../../testing/server'
import { linkRow, refusalOf } from '../testing/link-rows'

const clock = movableClock('2037-11-16T12:00:00Z')
let town: GoogleTown

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now })
})
afterAll(() => town.stop())
afterEach(() => {
  clock.set('2037-11-16T12:00:00Z')
  town.google.behaveWell()
})

const query = (address: string) => Object.fromEntries(new URL(address).searchParams)

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
      status: { configured: true, connected: true, error: null, verified_at: '2037-11-16T12:00:00.000Z' },
    })
    const exchange = town.google
      .requests()
      .slice(before)
      .find(({ path }) => path === '/token')!
    expect(exchange.body).toContain('grant_type=authorization_code')
    const row = await linkRow(town, shop)
    expect([row.access_token, row.refresh_token]).toEqual([expect.any(String), expect.any(String)])
    expect(JSON.stringify(row)).not.toMatch(/ya29\.|1\/\/0/)
  })

  it('GOOG-14 GOOG-42 GOOG-44 nothing of a token is in any answer to the company or to a program', async () => {
    const shop = await town.givenShop(town.person())
    const row = await linkRow(town, shop)
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
    expect(refusalOf(denied)).toEqual([409, 'GOOGLE_CONSENT_DENIED', mensagem])
    expect(await shop.status()).toMatchObject({ connected: false, error: null })
  })

  it('CALLB-12 a callback without a code', async () => {
    const shop = await town.givenShop()
    const { state } = query(await shop.begin())
    const answer = await shop.finish(`https://loja.example/google-callback?state=${state}`)
    expect(refusalOf(answer)).toEqual([409, 'GOOGLE_CODE_MISSING', 'Código de autorização não encontrado'])
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
    expect(refusalOf(forged)).toEqual([
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
    clock.set('2037-11-16T12:10:00Z')
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
    expect(refusalOf(answer)).toEqual([409, 'GOOGLE_CONNECT_FAILED', mensagem])
    expect(await shop.status()).toMatchObject({ connected: false })
  })
})
