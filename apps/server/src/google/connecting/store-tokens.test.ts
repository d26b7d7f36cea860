import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { deriveSecrets } from '../../platform/secrets/secrets'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { call } from '../../testing/call'
import { testRootSecret } from '../../testing/database'
import { startGoogleTown, type GoogleTown, type LinkedShop } from '../../testing/google'
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

describe('tokens from a program', () => {
  const store = (shop: LinkedShop, tokens: object, at = town) =>
    call(at.server, '/webhook/update-customer', {
      cookie: shop.company.cookie,
      body: { cnpj: shop.company.cnpj, ...tokens },
    })

  /** As a program of the company's would get them: here by a consent of another shop. */
  async function tokensOf(): Promise<{ access: string; refresh: string }> {
    const shop = await town.givenShop(town.person())
    const row = await linkRow(town, shop)
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
    const row = await linkRow(town, shop)
    expect(JSON.stringify(row)).not.toContain(access)
    expect(JSON.stringify(row)).not.toContain(refresh)
    expect(await shop.status({ check: true })).toMatchObject({ connected: true, error: null })
    expect((await shop.ask('/api/google/events')).status).toBe(200)
  })

  it('CALL-11 GOOG-43 empty texts clear them', async () => {
    const shop = await town.givenShop(town.person())
    const answer = await store(shop, { google_access_token: '', google_refresh_token: '' })
    expect(answer.body).toEqual({ ok: true })
    expect(await linkRow(town, shop)).toMatchObject({
      connected: false,
      access_token: null,
      refresh_token: null,
    })
  })

  it('GOOG-18 a refresh token alone brings an access token, which is kept', async () => {
    const shop = await town.givenShop()
    const { refresh } = await tokensOf()
    await store(shop, { google_access_token: '', google_refresh_token: refresh })
    expect(await shop.status({ check: true })).toMatchObject({ connected: true, error: null })
    expect((await linkRow(town, shop)).access_token).toEqual(expect.any(String))
  })

  it('GOOG-49 GOOG-57 GOOG-71 an access token alone works until it ends; then only a new consent helps', async () => {
    const shop = await town.givenShop()
    await store(shop, { google_access_token: 'ya29.of-somebody-long-ago' })
    expect(await shop.status({ check: true })).toMatchObject({
      connected: false,
      error: { code: 'NO_REFRESH_TOKEN', mensagem: 'Token do Google expirou. É necessário reconectar.' },
    })
    // Storing it also lets the calendar be read, and either may be the first to find out.
    expect((await auditRows(town, shop)).map(({ type }) => type)).toEqual([
      expect.stringMatching(/^NO_(INITIAL_)?REFRESH_TOKEN$/),
    ])
    expect(refusalOf(await shop.ask('/api/google/events'))).toEqual([
      409,
      'GOOGLE_NOT_CONNECTED',
      'Token de acesso do Google não encontrado',
    ])
  })

  it('GOOG-71 a missing refresh token is written down as found at a load of the page, or by a job', async () => {
    const byJob = await town.givenShop()
    await store(byJob, { google_access_token: 'ya29.of-somebody-long-ago' })
    await town.work(byJob, 'google-check')
    expect(await auditRows(town, byJob)).toMatchObject([{ type: 'NO_REFRESH_TOKEN' }])

    const idle = await startGoogleTown({ clock: clock.now, env: { BALCAO_ROLE: 'web' } })
    onTestFinished(() => idle.stop())
    const byLoad = await idle.givenShop()
    await store(byLoad, { google_access_token: 'ya29.of-somebody-long-ago' }, idle)
    await byLoad.status({ check: true })
    expect(await auditRows(idle, byLoad)).toMatchObject([{ type: 'NO_INITIAL_REFRESH_TOKEN' }])
  })

  it('GOOG-52 a calendar call that Google refuses as expired, renewed or not, says so', async () => {
    const shop = await town.givenShop(town.person())
    town.google.misbehave({ fault: { how: 'authError' } })
    expect(refusalOf(await shop.ask('/api/google/events'))).toEqual([
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
