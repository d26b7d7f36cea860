import type { GoogleEndpoints } from './google-options'
import type { Google } from './google-port'

/** The one scope that is asked for: events of the account's calendars, to read and to write. */
export const EVENTS_SCOPE = 'https://www.googleapis.com/auth/calendar.events'

/** GOOG-24, with the state, PKCE and scopes of before (decision 0026, W27). */
export function consentUrl(
  client: { clientId: string; endpoints: GoogleEndpoints },
  { redirectUri, state, codeChallenge, loginHint }: Parameters<Google['consentUrl']>[0],
): string {
  const url = new URL(client.endpoints.oauth2AuthBaseUrl)
  const query = {
    client_id: client.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: EVENTS_SCOPE,
    access_type: 'offline',
    // Without, whoever consented before gets no refresh token.
    prompt: 'consent',
    include_granted_scopes: 'true',
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    ...(loginHint ? { login_hint: loginHint } : {}),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Whether these scopes let us write events: consent is granular, and a person may have taken the tick away. */
export function allowsEvents(scopes: readonly string[]): boolean {
  return scopes.includes(EVENTS_SCOPE) || scopes.includes('https://www.googleapis.com/auth/calendar')
}
