import { auth } from '@googleapis/calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowsEvents } from './consent-url'
import { createGoogle } from './create-google'
import { googleOptionsOf } from './google-options'
import {
  appointment,
  CLIENT,
  failureOf,
  pkce,
  readCallback,
  REDIRECT_URI,
  startConnectedGoogle,
  type ConnectedGoogle,
} from './testing/connected-google'

let shop: ConnectedGoogle
beforeAll(async () => {
  shop = await startConnectedGoogle()
})
afterAll(() => shop.stop())

const ask = (more: { state?: string; codeChallenge?: string; loginHint?: string } = {}) =>
  shop.google.consentUrl({ redirectUri: REDIRECT_URI, state: 's', codeChallenge: 'c', ...more })

describe('the consent of Google', () => {
  it('GOOG-24 asks for calendar.events, a code, offline access and forced consent, with state and PKCE', () => {
    const query = {
      client_id: CLIENT.clientId,
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
      scope: 'https://www.googleapis.com/auth/calendar.events',
      access_type: 'offline',
      prompt: 'consent',
      include_granted_scopes: 'true',
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
      login_hint: 'dona@estudio.example',
    }
    const url = ask({ loginHint: 'dona@estudio.example' })
    expect(readCallback(url)).toEqual(query)
    const library = new auth.OAuth2({
      ...CLIENT,
      redirectUri: REDIRECT_URI,
      endpoints: shop.standIn.endpoints,
    })
    const theirs = library.generateAuthUrl({
      scope: query.scope,
      access_type: 'offline',
      prompt: 'consent',
      include_granted_scopes: true,
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256' as never,
      login_hint: 'dona@estudio.example',
    })
    expect(readCallback(theirs)).toEqual(query)
    expect(url.split('?')[0]).toBe(theirs.split('?')[0])
  })

  it('asks Google itself where no other address is set', () => {
    const google = createGoogle(googleOptionsOf({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }))
    const url = google?.consentUrl({ redirectUri: REDIRECT_URI, state: 's', codeChallenge: 'c' })
    expect(url).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?client_id=id&/)
  })

  it('brings the state back as it was, and the code is good for the verifier of its challenge alone', async () => {
    const { verifier, challenge } = pkce()
    const state = 'a b+c/=&ç'
    const back = readCallback(shop.dona.consents(ask({ state, codeChallenge: challenge })))
    expect(back.state).toBe(state)
    const given = { code: back.code ?? '', redirectUri: REDIRECT_URI, codeVerifier: pkce().verifier }
    expect((await failureOf(shop.google.exchange(given))).kind).toBe('invalid')
    const tokens = await shop.google.exchange({ ...given, codeVerifier: verifier })
    expect(allowsEvents(tokens.scopes)).toBe(true)
  })

  it('comes back without a code when the owner denies', () => {
    expect(readCallback(shop.dona.denies(ask()))).toEqual({ error: 'access_denied', state: 's' })
  })

  it('shows in the scopes that the owner took the tick from the calendar away', async () => {
    const { verifier, challenge } = pkce()
    const other = shop.standIn.account('outra@estudio.example')
    const url = new URL(ask({ codeChallenge: challenge }))
    url.searchParams.set('scope', `${url.searchParams.get('scope')} email`)
    const { code = '' } = readCallback(other.consents(url.href, []))
    const tokens = await shop.google.exchange({ code, redirectUri: REDIRECT_URI, codeVerifier: verifier })
    expect(tokens.scopes).toContain('openid')
    expect(allowsEvents(tokens.scopes)).toBe(false)
    const calendar = shop.google.calendarOf(tokens.accessToken)
    expect((await failureOf(calendar.insert(appointment(), 'abcde'))).kind).toBe('no-permission')
  })

  it.each([
    [undefined, 'secret'],
    ['id', undefined],
    ['', ''],
  ])('GOOG-61 is not there without a client (%s, %s)', (clientId, clientSecret) => {
    expect(createGoogle({ clientId, clientSecret })).toBeUndefined()
  })

  it('takes every address from the settings', () => {
    const options = googleOptionsOf({
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_API_URL: 'http://127.0.0.1:1/',
      GOOGLE_ACCOUNTS_URL: 'http://127.0.0.1:2',
      GOOGLE_OAUTH_URL: 'http://127.0.0.1:3',
    })
    expect(options).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      endpoints: {
        rootUrl: 'http://127.0.0.1:1/',
        oauth2AuthBaseUrl: 'http://127.0.0.1:2/o/oauth2/v2/auth',
        oauth2TokenUrl: 'http://127.0.0.1:3/token',
        oauth2RevokeUrl: 'http://127.0.0.1:3/revoke',
        tokenInfoUrl: 'http://127.0.0.1:3/tokeninfo',
      },
    })
    const { endpoints } = new auth.OAuth2()
    const { rootUrl, ...own } = googleOptionsOf({}).endpoints
    expect(endpoints).toMatchObject(own)
    expect(rootUrl).toBe('https://www.googleapis.com/')
  })
})
