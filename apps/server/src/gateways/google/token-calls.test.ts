import type { GoogleFault } from '@balcao/testkit/google'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../whatsapp/testing/listen'
import { EVENTS_SCOPE } from './consent-url'
import {
  consent,
  failureOf,
  pkce,
  readCallback,
  REDIRECT_URI,
  startConnectedGoogle,
  type ConnectedGoogle,
} from './testing/connected-google'

const NOW = Date.parse('2026-11-20T12:00:00Z')

let shop: ConnectedGoogle
beforeAll(async () => {
  shop = await startConnectedGoogle()
})
afterEach(() => shop.standIn.behaveWell())
afterAll(() => shop.stop())

const atNow = () => shop.with({ now: () => NOW })
const lastForm = () => {
  const posted = shop.standIn.requests().findLast(({ path }) => path === '/token')
  return Object.fromEntries(new URLSearchParams(posted?.body))
}

/** A code that nobody has used, and what goes with it. */
function freshCode() {
  const { verifier, challenge } = pkce()
  const url = shop.google.consentUrl({ redirectUri: REDIRECT_URI, state: 's', codeChallenge: challenge })
  const { code = '' } = readCallback(shop.dona.consents(url))
  return { code, redirectUri: REDIRECT_URI, codeVerifier: verifier }
}

/** Google whose token addresses all answer this. */
async function answering(status: number, body: unknown) {
  const server = await listen((_, response) =>
    typeof body === 'string'
      ? response.writeHead(status, { 'content-type': 'text/html' }).end(body)
      : response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  )
  const endpoints = { oauth2TokenUrl: server.url, tokenInfoUrl: server.url, oauth2RevokeUrl: server.url }
  return { google: shop.with({ endpoints, now: () => NOW }), stop: () => server.stop() }
}

describe('the exchange of a code', () => {
  it('GOOG-25 posts code, client, secret and redirect address, and reads both tokens and their life', async () => {
    const given = freshCode()
    const tokens = await atNow().exchange(given)
    expect(lastForm()).toEqual({
      grant_type: 'authorization_code',
      code: given.code,
      code_verifier: given.codeVerifier,
      client_id: 'balcao.apps.googleusercontent.example',
      client_secret: 'GOCSPX-segredo',
      redirect_uri: REDIRECT_URI,
    })
    expect(tokens).toEqual({
      accessToken: expect.stringMatching(/^ya29\./),
      refreshToken: expect.stringMatching(/^1\/\//),
      expiresAt: NOW + 3_599_000,
      scopes: [EVENTS_SCOPE],
    })
  })

  it('GOOG-27 counts a missing expires_in as 3600 seconds', async () => {
    const { google, stop } = await answering(200, { access_token: 'ya29.a', token_type: 'Bearer' })
    expect(await google.exchange(freshCode())).toEqual({
      accessToken: 'ya29.a',
      refreshToken: null,
      expiresAt: NOW + 3_600_000,
      scopes: [EVENTS_SCOPE],
    })
    expect(await google.refresh('1//r')).toEqual({ accessToken: 'ya29.a', expiresAt: NOW + 3_600_000 })
    await stop()
  })

  it('says that no access token came', async () => {
    const { google, stop } = await answering(200, { refresh_token: '1//r', expires_in: 3599 })
    expect((await failureOf(google.exchange(freshCode()))).kind).toBe('no-token')
    await stop()
  })

  it('is refused a second time, for another address and for no code', async () => {
    const given = freshCode()
    await shop.google.exchange(given)
    expect(await failureOf(shop.google.exchange(given))).toMatchObject({
      kind: 'invalid',
      providerMessage: 'Bad Request',
    })
    const elsewhere = { ...freshCode(), redirectUri: 'https://outra.example/google-callback' }
    expect((await failureOf(shop.google.exchange(elsewhere))).kind).toBe('misconfigured')
    expect((await failureOf(shop.google.exchange({ ...given, code: 'x' }))).kind).toBe('invalid')
  })

  it('is asked once, though its answer was lost: a code is good for one use', async () => {
    const given = freshCode()
    shop.asked()
    shop.standIn.misbehave({ fault: { how: 'lose', times: 1 } })
    expect((await failureOf(shop.google.exchange(given))).kind).toBe('unavailable')
    expect(shop.asked()).toEqual(['POST /token'])
  })
})

describe('the refresh of an access token', () => {
  it('GOOG-26 posts the refresh token, and reads the new access token and its life', async () => {
    const { refreshToken, accessToken } = shop.tokens
    const fresh = await atNow().refresh(String(refreshToken))
    expect(lastForm()).toEqual({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: 'balcao.apps.googleusercontent.example',
      client_secret: 'GOCSPX-segredo',
    })
    expect(fresh).toEqual({ accessToken: expect.stringMatching(/^ya29\./), expiresAt: NOW + 3_599_000 })
    expect(fresh.accessToken).not.toBe(accessToken)
    expect((await shop.google.tokenInfo(fresh.accessToken)).valid).toBe(true)
  })

  it('GOOG-16 GOOG-26 is revoked when the owner took the access back, and when the token is dead', async () => {
    const person = shop.standIn.account('revoga@estudio.example')
    const { refreshToken } = await consent(shop.google, person)
    person.revokesAccess()
    expect(await failureOf(shop.google.refresh(String(refreshToken)))).toMatchObject({
      kind: 'revoked',
      providerMessage: 'Token has been expired or revoked.',
    })
  })

  it.each([
    ['invalid_grant', 'revoked'],
    ['invalid_client', 'misconfigured'],
    ['internal_failure', 'unavailable'],
    ['drop', 'unavailable'],
    ['lose', 'unavailable'],
    ['garbage', 'unavailable'],
  ] as const)(
    'GOOG-17 tells %s as %s, asks once, and the token is good again after it',
    async (how, kind) => {
      const refreshToken = String(shop.tokens.refreshToken)
      shop.asked()
      shop.standIn.misbehave({ fault: { how } })
      expect((await failureOf(shop.google.refresh(refreshToken))).kind).toBe(kind)
      expect(shop.asked()).toEqual(['POST /token'])
      shop.standIn.behaveWell()
      expect((await shop.google.refresh(refreshToken)).accessToken).toMatch(/^ya29\./)
    },
  )

  it('waits no longer than its timeout', { timeout: 10_000 }, async () => {
    shop.standIn.misbehave({ fault: { how: 'hang' } })
    const failure = await failureOf(shop.with({ timeoutMs: 300 }).refresh(String(shop.tokens.refreshToken)))
    expect(failure).toMatchObject({ kind: 'unavailable', message: 'unavailable: timeout' })
  })

  it.each([
    [429, { error: 'rate_limited' }, 'unavailable'],
    [503, { error: 'invalid_grant' }, 'unavailable'],
    [400, '<html>proxy</html>', 'unavailable'],
    [200, '<html>proxy</html>', 'unavailable'],
    [400, { error: 'unauthorized_client' }, 'misconfigured'],
    [401, { error: 'deleted_client' }, 'misconfigured'],
  ])('reads a %i with %j as %s', async (status, body, kind) => {
    const { google, stop } = await answering(status, body)
    expect((await failureOf(google.refresh('1//r'))).kind).toBe(kind)
    await stop()
  })

  it('reckons by our clock, however wrong Google’s is', async () => {
    shop.standIn.misbehave({ clockAheadMs: 86_400_000 })
    const { expiresAt } = await atNow().refresh(String(shop.tokens.refreshToken))
    expect(expiresAt).toBe(NOW + 3_599_000)
  })
})

describe('the check of an access token', () => {
  it('GOOG-28 tells a good one with its scopes and life', async () => {
    const { accessToken } = await atNow().refresh(String(shop.tokens.refreshToken))
    const info = await atNow().tokenInfo(accessToken)
    if (!info.valid) throw new Error('It is valid')
    expect(info.scopes).toEqual([EVENTS_SCOPE])
    expect(Math.abs(info.expiresAt - (NOW + 3_599_000))).toBeLessThan(60_000)
  })

  it('GOOG-28 tells an expired and a revoked one', async () => {
    const person = shop.standIn.account('velha@estudio.example')
    const { accessToken } = await consent(shop.google, person)
    person.expiresTokens('access')
    expect(await shop.google.tokenInfo(accessToken)).toEqual({ valid: false })
    const again = await consent(shop.google, person)
    person.revokesAccess()
    expect(await shop.google.tokenInfo(again.accessToken)).toEqual({ valid: false })
  })

  it('GOOG-23 asks nobody about an empty one or a mock', async () => {
    shop.asked()
    expect(await shop.google.tokenInfo('')).toEqual({ valid: false })
    expect(await shop.google.tokenInfo('mock_access_token')).toEqual({ valid: false })
    expect(shop.asked()).toEqual([])
  })

  it('does not take another program’s token', async () => {
    const other = shop.with({ clientId: 'outro.apps.googleusercontent.example' })
    expect(await other.tokenInfo(shop.tokens.accessToken)).toEqual({ valid: false })
  })

  it.each(['drop', 'garbage'] as const)(
    'throws when Google is away (%s): the token may be good',
    async (how) => {
      const fault: GoogleFault = { how, calls: /tokeninfo/ }
      shop.standIn.misbehave({ fault })
      expect((await failureOf(shop.google.tokenInfo(shop.tokens.accessToken))).kind).toBe('unavailable')
    },
  )
})

describe('taking access back', () => {
  it('GOOG-19 ends it at Google, and says whether it did', async () => {
    const person = shop.standIn.account('sai@estudio.example')
    const { refreshToken } = await consent(shop.google, person)
    expect(await shop.google.revoke(String(refreshToken))).toBe(true)
    expect(person.allowed()).toEqual([])
    expect(await shop.google.revoke(String(refreshToken))).toBe(false)
  })

  it.each(['drop', 'garbage'] as const)('never throws (%s)', async (how) => {
    shop.standIn.misbehave({ fault: { how, calls: /revoke/ } })
    expect(await shop.google.revoke('1//r')).toBe(false)
  })
})
