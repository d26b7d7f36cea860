import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CLIENT,
  codeForm,
  consentUrl,
  DONA,
  EVENTS_SCOPE,
  startConnectedApp,
  type ConnectedApp,
} from './connected-app'

let app: ConnectedApp
let now: number

beforeEach(async () => {
  now = Date.UTC(2026, 2, 10, 12)
  app = await startConnectedApp({ now: () => now })
})
afterEach(() => app.stop())

const consent = (more = {}) => app.google.account(DONA).consents(consentUrl(app.google, more))
const canList = async (token = app.tokens.access) => {
  const { status } = await app.call('GET', '/calendars/primary/events', undefined, {
    authorization: `Bearer ${token}`,
  })
  return status === 200
}
const revoked = {
  status: 400,
  body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
}

describe('the token address', () => {
  it.each([
    ['another verifier', { code_verifier: 'other' }, 400, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 400, 'invalid_grant'],
    ['another redirect address', { redirect_uri: 'https://loja.example/' }, 400, 'redirect_uri_mismatch'],
    ['a code of nobody', { code: '4/0abc' }, 400, 'invalid_grant'],
    ['something that is no code', { code: 'abc' }, 400, 'invalid_grant'],
    ['another client', { client_id: 'other' }, 401, 'invalid_client'],
    ['another secret', { client_secret: 'other' }, 401, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('refuses %s', async (_, more, status, error) => {
    const refused = await app.post('/token', codeForm(consent(), more))
    expect([refused.status, refused.body.error]).toEqual([status, error])
  })

  it('takes a code once, within ten minutes, and the client by Basic as well', async () => {
    const form = codeForm(consent())
    const basic = Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret}`).toString('base64')
    const first = await fetch(app.google.endpoints.oauth2TokenUrl, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ ...form, client_id: '', client_secret: '' }),
    })
    expect(first.status).toBe(200)
    const used = { status: 400, body: { error: 'invalid_grant', error_description: 'Bad Request' } }
    expect(await app.post('/token', form)).toMatchObject(used)
    const late = codeForm(consent())
    now += 10 * 60_000
    expect(await app.post('/token', late)).toMatchObject(used)
  })

  it('gives a new access token for a refresh token, which stays, as does the access token before', async () => {
    const { status, body } = await app.refresh()
    expect([status, Object.keys(body)]).toEqual([200, ['access_token', 'expires_in', 'scope', 'token_type']])
    expect(body.access_token).not.toBe(app.tokens.access)
    expect([await canList(), await canList(String(body.access_token))]).toEqual([true, true])
    expect((await app.refresh()).status).toBe(200)
  })

  it('lets access tokens expire after the time it names', async () => {
    now += 3_598_000
    expect(await canList()).toBe(true)
    now += 1000
    const { status, body } = await app.call('GET', '/calendars/primary/events')
    expect([status, body]).toMatchObject([401, { error: { code: 401, errors: [{ reason: 'authError' }] } }])
    app.google.misbehave({ accessTokenSeconds: 5 })
    expect((await app.refresh()).body.expires_in).toBe(5)
  })

  it('goes by its own clock, which may be wrong', async () => {
    app.google.misbehave({ clockAheadMs: 2 * 60 * 60_000 })
    const { headers, status } = await app.call('GET', '/calendars/primary/events')
    expect([status, headers.get('date')]).toEqual([401, 'Tue, 10 Mar 2026 14:00:00 GMT'])
    app.google.behaveWell()
    expect(await canList()).toBe(true)
  })

  it('refuses tokens that the person took back, and those that expired', async () => {
    const dona = app.google.account(DONA)
    dona.expiresTokens('access')
    expect(await canList()).toBe(false)
    expect((await app.refresh()).status).toBe(200)
    dona.expiresTokens('refresh')
    expect(await app.refresh()).toMatchObject(revoked)
    expect(dona.allowed()).toEqual([EVENTS_SCOPE])
    const code = consent()
    dona.revokesAccess()
    expect(dona.allowed()).toEqual([])
    expect((await app.post('/token', codeForm(code))).body.error).toBe('invalid_grant')
  })

  it('forgets the oldest refresh token past a hundred', async () => {
    for (let more = 0; more < 99; more += 1) await app.post('/token', codeForm(consent()))
    expect((await app.refresh()).status).toBe(200)
    await app.post('/token', codeForm(consent()))
    expect(await app.refresh()).toMatchObject(revoked)
  })
})

describe('tokeninfo, revoke and userinfo', () => {
  const info = (token: string) =>
    fetch(app.google.endpoints.tokenInfoUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })

  it('tell what a token is good for, in text', async () => {
    now += 599_000
    const body: unknown = await (await info(app.tokens.access)).json()
    expect(body).toEqual({
      azp: CLIENT.clientId,
      aud: CLIENT.clientId,
      scope: EVENTS_SCOPE,
      exp: String(Date.UTC(2026, 2, 10, 12, 59, 59) / 1000),
      expires_in: '3000',
      access_type: 'offline',
    })
    const byAddress = await fetch(`${app.google.endpoints.tokenInfoUrl}?access_token=${app.tokens.access}`)
    expect(byAddress.status).toBe(200)
    expect((await info('ya29.nobody')).status).toBe(400)
  })

  it.each(['access', 'refresh'] as const)('take everything back by the %s token', async (which) => {
    const asQuery = await fetch(
      `${app.google.endpoints.oauth2RevokeUrl}?token=${encodeURIComponent(app.tokens[which])}`,
      {
        method: 'POST',
      },
    )
    expect(asQuery.status).toBe(200)
    expect(await app.refresh()).toMatchObject(revoked)
    expect(await canList()).toBe(false)
    expect(app.google.account(DONA).allowed()).toEqual([])
    expect(await app.post('/revoke', { token: app.tokens[which] })).toMatchObject({
      status: 400,
      body: { error: 'invalid_token' },
    })
  })

  it('tell who it is only where that was allowed', async () => {
    const { userInfoUrl } = app.google.endpoints
    const ask = (token: string) => fetch(userInfoUrl, { headers: { authorization: `Bearer ${token}` } })
    expect((await ask(app.tokens.access)).status).toBe(401)
    const { body } = await app.post('/token', codeForm(consent({ scope: 'openid email profile' })))
    const person: unknown = await (await ask(String(body.access_token))).json()
    expect(person).toEqual({
      sub: expect.stringMatching(/^\d{21}$/),
      name: 'Dona Célia',
      email: DONA,
      email_verified: true,
    })
  })
})
