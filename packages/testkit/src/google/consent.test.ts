import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  codeForm,
  consentUrl,
  DONA,
  EVENTS_SCOPE,
  REDIRECT_URI,
  startConnectedApp,
  type ConnectedApp,
} from './connected-app'

let app: ConnectedApp

beforeEach(async () => {
  app = await startConnectedApp({ redirectUris: [REDIRECT_URI] })
})
afterEach(() => app.stop())

const decide = (url: string, form: [string, string][], headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', headers })
const allow: [string, string][] = [
  ['conta', DONA],
  ['escopo', EVENTS_SCOPE],
  ['decisao', 'permitir'],
]

describe('the consent page', () => {
  it('shows the accounts, what is asked, and both answers, and lets its form lead back to the app', async () => {
    const response = await fetch(consentUrl(app.google, { login_hint: 'outra@estudio.example' }))
    const html = await response.text()
    expect(response.status).toBe(200)
    for (const text of [DONA, EVENTS_SCOPE, '>Permitir<', '>Negar<']) expect(html).toContain(text)
    expect(html).toMatch(/value="outra@estudio.example" required checked/)
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://loja.example",
    )
  })

  it('sends the person back with a code that becomes tokens, and with the state as it was', async () => {
    const response = await decide(consentUrl(app.google), allow)
    const back = new URL(response.headers.get('location') ?? '')
    expect(response.status).toBe(302)
    expect(back.origin + back.pathname).toBe(REDIRECT_URI)
    expect(back.searchParams.get('state')).toBe('a b+c/1')
    expect(back.searchParams.get('scope')).toBe(EVENTS_SCOPE)
    const { status, body } = await app.post('/token', codeForm(back.href))
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^ya29\./),
      expires_in: 3599,
      refresh_token: expect.stringMatching(/^1\/\//),
      scope: EVENTS_SCOPE,
      token_type: 'Bearer',
    })
  })

  it.each([
    ['denied', [['decisao', 'negar']] as [string, string][]],
    [
      'allowed with every box unticked',
      [
        ['conta', DONA],
        ['decisao', 'permitir'],
      ] as [string, string][],
    ],
  ])('comes back with access_denied when %s', async (_, form) => {
    const response = await decide(consentUrl(app.google), form)
    expect(response.headers.get('location')).toBe(`${REDIRECT_URI}?state=a+b%2Bc%2F1&error=access_denied`)
  })

  it('takes no decision from another site', async () => {
    const response = await decide(consentUrl(app.google), allow, { 'sec-fetch-site': 'cross-site' })
    expect([response.status, response.headers.get('location')]).toEqual([403, null])
  })

  it.each([
    ['another client', { client_id: 'other' }, 401, 'invalid_client'],
    ['an address that is not registered', { redirect_uri: `${REDIRECT_URI}/` }, 400, 'redirect_uri_mismatch'],
    ['the implicit flow', { response_type: 'token' }, 400, 'unsupported_response_type'],
    ['no scope', { scope: '' }, 400, 'invalid_request'],
    ['a scope of nobody', { scope: 'https://www.googleapis.com/auth/printer' }, 400, 'invalid_scope'],
    ['another challenge method', { code_challenge_method: 'S512' }, 400, 'invalid_request'],
  ])('is refused to %s, without going back to the app', async (_, more, status, code) => {
    const response = await fetch(consentUrl(app.google, more), { redirect: 'manual' })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(`Erro ${status}: ${code}`)
  })

  it('grants only what stayed ticked, and says so in the token answer', async () => {
    const asked = consentUrl(app.google, { scope: `email ${EVENTS_SCOPE}` })
    const back = app.google.account('outra@estudio.example').consents(asked, [])
    const { body } = await app.post('/token', codeForm(back))
    expect(body.scope).toBe('https://www.googleapis.com/auth/userinfo.email openid')
    const refused = await app.call('GET', '/calendars/primary/events', undefined, {
      authorization: `Bearer ${String(body.access_token)}`,
    })
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { error: { errors: [{ reason: 'insufficientPermissions' }], status: 'PERMISSION_DENIED' } },
    ])
  })

  it('adds what was granted before when asked to', async () => {
    const dona = app.google.account(DONA)
    const asked = consentUrl(app.google, { scope: 'openid', include_granted_scopes: 'true' })
    const { body } = await app.post('/token', codeForm(dona.consents(asked)))
    expect(body.scope).toBe(`${EVENTS_SCOPE} openid`)
    expect(dona.allowed()).toEqual([EVENTS_SCOPE, 'openid'])
  })

  it.each([
    ['online access', { access_type: 'online' }],
    ['a second consent that was not forced', { prompt: null }],
  ])('gives no refresh token for %s', async (_, more) => {
    const { body } = await app.post(
      '/token',
      codeForm(app.google.account(DONA).consents(consentUrl(app.google, more))),
    )
    expect(body).toHaveProperty('access_token')
    expect(body).not.toHaveProperty('refresh_token')
  })
})
