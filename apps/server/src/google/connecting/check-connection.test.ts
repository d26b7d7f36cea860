import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { call } from '../../testing/call'
import { startGoogleTown, type GoogleTown } from '../../testing/google'
import { auditRows, linkRow, refusalOf } from '../testing/link-rows'

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

describe('the check of the authorisation', () => {
  it('GOOG-20 GOOG-28 a good token is found good, by a screen and by the job of every ten minutes', async () => {
    const shop = await town.givenShop(town.person())
    clock.set('2037-11-16T12:05:00Z')
    expect(await shop.status()).toMatchObject({ verified_at: '2037-11-16T12:00:00.000Z' })
    expect(await shop.status({ check: true })).toMatchObject({
      connected: true,
      error: null,
      verified_at: '2037-11-16T12:05:00.000Z',
      checked_at: '2037-11-16T12:05:00.000Z',
    })
    clock.set('2037-11-16T12:15:00Z')
    await town.work(shop, 'google-check')
    expect(await shop.status()).toMatchObject({ verified_at: '2037-11-16T12:15:00.000Z' })
  })

  it('GOOG-20 every ten minutes each connected company gets a check of its own, spread over two and a half minutes', async () => {
    const shop = await town.givenShop(town.person())
    const idle = await town.givenShop()
    await town.work(shop, 'google-turns')
    const { rows } = await town.server.app.db.owner.query<{ company: string; name: string; wait: number }>(
      `select t.identifier as name, j.payload->>'companyId' as company, extract(epoch from j.run_at - now())::float as wait
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier in ('google-check', 'calendar-turn')`,
    )
    const own = rows.filter(({ company }) => company === shop.company.id)
    expect(own.map(({ name }) => name).sort()).toEqual(['calendar-turn', 'google-check'])
    for (const { wait } of own) expect(wait).toBeLessThanOrEqual(150)
    expect(rows.filter(({ company }) => company === idle.company.id)).toEqual([])
  })

  it('GOOG-15 GOOG-26 an invalid access token is renewed, and the new one is kept', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const before = await linkRow(town, shop)
    person.expiresTokens('access')
    expect(await shop.status({ check: true })).toMatchObject({ connected: true, error: null })
    const after = await linkRow(town, shop)
    expect(after.access_token).not.toBe(before.access_token)
    expect(after.refresh_token).toBe(before.refresh_token)
    expect((await shop.ask('/api/google/events')).status).toBe(200)
  })

  it('a token is renewed a minute before it ends', async () => {
    const shop = await town.givenShop(town.person())
    const asked = () => town.google.requests().filter(({ path }) => path === '/token').length
    const before = asked()
    clock.set('2037-11-16T12:58:58Z')
    await shop.ask('/api/google/events')
    expect(asked()).toBe(before)
    clock.set('2037-11-16T12:59:00Z')
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
      error: { code: 'REFRESH_TOKEN_REVOKED', mensagem, at: '2037-11-16T12:00:00.000Z' },
    })
    await stream.until((events) => events.some(({ name }) => name === 'GOOGLE_CHANGED'))
    stream.close()
    expect(await linkRow(town, shop)).toMatchObject({ access_token: null, refresh_token: null })
    expect(await auditRows(town, shop)).toEqual([
      {
        type: 'INITIAL_REFRESH_TOKEN_REVOKED',
        message: expect.any(String) as string,
        browser: 'Navegador/1.0',
        url: `${town.server.url}/schedule`,
      },
    ])
    expect(refusalOf(await shop.ask('/api/google/events'))).toEqual([409, 'GOOGLE_NOT_CONNECTED', mensagem])
  })

  it('GOOG-71 the same is written down of the job’s check under another type, without browser or address', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    person.revokesAccess()
    await town.work(shop, 'google-check')
    expect(await auditRows(town, shop)).toEqual([
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
    expect(refusalOf(await shop.ask('/api/google/events'))).toEqual([
      502,
      'GOOGLE_FAILED',
      'Token de acesso não disponível',
    ])
    const types = (await auditRows(town, shop)).map(({ type }) => type)
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
    expect(await auditRows(town, shop)).toMatchObject([
      { type: 'TOKEN_VALIDATION_ERROR', browser: 'Navegador/1.0' },
    ])
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

  it('failures are kept for ninety days, and consents that nobody finished only until they end', async () => {
    const shop = await town.givenShop()
    const { owner } = town.server.app.db
    for (const days of [89, 91]) {
      await owner.query(
        `insert into google_audit (company_id, id, at, type, message)
         values ($1, gen_random_uuid(), now() - make_interval(days => $2::int), 'REFRESH_TOKEN_FAILED', 'day ' || $2::int)`,
        [shop.company.id, days],
      )
      await owner.query(
        `insert into google_consents (company_id, state_hash, session_id, verifier, redirect_uri, return_to, expires_at)
         values ($1, decode(md5($2::text), 'hex'), gen_random_uuid(), 'x', 'x', '/',
           now() + make_interval(days => 90 - $2::int))`,
        [shop.company.id, days],
      )
    }
    await town.work(shop, 'google-sweep')
    expect((await auditRows(town, shop)).map(({ message }) => message)).toEqual(['day 89'])
    const { rows } = await owner.query('select 1 from google_consents where company_id = $1', [
      shop.company.id,
    ])
    expect(rows).toHaveLength(1)
  })
})
