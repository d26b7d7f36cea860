import { createHash, randomBytes } from 'node:crypto'
import { startGoogleStandIn, type GoogleStandIn, type GoogleStandInOptions } from './stand-in'

// Looked into freely by tests, like any JSON.
type Json = Record<string, unknown>

interface Reply {
  status: number
  headers: Headers
  body: Json
}

export interface ConnectedApp {
  google: GoogleStandIn
  /** Of dona@…, who has allowed the app to use her calendar. */
  tokens: { access: string; refresh: string }
  /** A Calendar call, with her access token unless another is given. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  /** A form posted to one of the token addresses. */
  post(path: string, form: Record<string, string>): Promise<Reply>
  /** A new token from her refresh token. */
  refresh(): Promise<Reply>
  stop(): Promise<void>
}

export const CLIENT = { clientId: 'app.apps.googleusercontent.example', clientSecret: 'GOCSPX-secret' }
export const REDIRECT_URI = 'https://loja.example/google-callback'
export const DONA = 'dona@estudio.example'
export const EVENTS_SCOPE = 'https://www.googleapis.com/auth/calendar.events'
const VERIFIER = randomBytes(32).toString('base64url')

/** The address of the consent page, as the product would ask. @param more null takes a parameter away. */
export function consentUrl(google: GoogleStandIn, more: Record<string, string | null> = {}): string {
  const url = new URL(google.endpoints.oauth2AuthBaseUrl)
  const query: Record<string, string | null> = {
    client_id: CLIENT.clientId,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: EVENTS_SCOPE,
    access_type: 'offline',
    prompt: 'consent',
    state: 'a b+c/1',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  }
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value)
  return url.href
}

/** The form that turns the code in a redirect address into tokens. */
export function codeForm(redirected: string, more: Record<string, string> = {}): Record<string, string> {
  return {
    grant_type: 'authorization_code',
    code: new URL(redirected).searchParams.get('code') ?? '',
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
    redirect_uri: REDIRECT_URI,
    code_verifier: VERIFIER,
    ...more,
  }
}

/** For this folder's tests: the stand-in, and an app that dona@… has let in. */
export async function startConnectedApp(options: Partial<GoogleStandInOptions> = {}): Promise<ConnectedApp> {
  const google = await startGoogleStandIn({ ...CLIENT, ...options })
  const reply = async (response: Response): Promise<Reply> => {
    const text = await response.text()
    const { status, headers } = response
    return { status, headers, body: text === '' ? {} : (JSON.parse(text) as Json) }
  }
  const post: ConnectedApp['post'] = async (path, form) =>
    reply(await fetch(google.url + path, { method: 'POST', body: new URLSearchParams(form) }))
  const { body } = await post('/token', codeForm(google.account(DONA).consents(consentUrl(google))))
  const tokens = { access: String(body.access_token), refresh: String(body.refresh_token) }
  return {
    google,
    tokens,
    post,
    call: async (method, path, sent, headers = {}) =>
      reply(
        await fetch(`${google.url}/calendar/v3${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${tokens.access}`,
            ...headers,
          },
          ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
        }),
      ),
    refresh: () =>
      post('/token', {
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh,
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
      }),
    stop: () => google.stop(),
  }
}
