import { EVENTS_SCOPE } from './consent-url'
import { GoogleFailure } from './google-failure'
import type { GoogleEndpoints } from './google-options'
import type { Google } from './google-port'
import { statusOf, tokenFailure, unreadable } from './read-failure'

interface Client {
  clientId: string
  clientSecret: string
  endpoints: GoogleEndpoints
  now: () => number
  timeoutMs: number
}

/** Where Google names no lifetime (GOOG-27). */
const LIFETIME_SECONDS = 3600
/** Tokens made up for trials, which Google never gives (GOOG-23, decision 0026, A30). */
const MOCK_PREFIX = 'mock_'

/** The calls to Google's token addresses. None repeats itself: a code is good once, and the caller knows when to retry. */
export function createTokenCalls(
  client: Client,
): Pick<Google, 'exchange' | 'refresh' | 'tokenInfo' | 'revoke'> {
  async function open() {
    // The library takes a fifth of a second to load: only whoever has Google pays for it, at first use.
    const { auth } = await import('@googleapis/calendar')
    const { clientId, clientSecret, endpoints, timeoutMs } = client
    const transporterOptions = { timeout: timeoutMs, retryConfig: { retry: 0 } }
    return new auth.OAuth2({ clientId, clientSecret, endpoints, transporterOptions })
  }

  return {
    async exchange({ code, redirectUri, codeVerifier }) {
      const oauth = await open()
      const asked = client.now()
      const { tokens } = await oauth
        .getToken({ code, redirect_uri: redirectUri, codeVerifier })
        .catch((error: unknown) => {
          throw tokenFailure(error, 'invalid')
        })
      return {
        ...accessOf(tokens, asked),
        refreshToken: tokens.refresh_token || null,
        // Left out it is what was asked for (RFC 6749, 5.1).
        scopes: (tokens.scope ?? EVENTS_SCOPE).split(' ').filter(Boolean),
      }
    },

    async refresh(refreshToken) {
      const oauth = await open()
      oauth.setCredentials({ refresh_token: refreshToken })
      const asked = client.now()
      const { credentials } = await oauth.refreshAccessToken().catch((error: unknown) => {
        throw tokenFailure(error, 'revoked')
      })
      return accessOf(credentials, asked)
    },

    async tokenInfo(accessToken) {
      if (accessToken === '' || accessToken.startsWith(MOCK_PREFIX)) return { valid: false }
      const oauth = await open()
      const asked = client.now()
      try {
        const { aud, scopes, expiry_date: expiry } = await oauth.getTokenInfo(accessToken)
        if (aud !== client.clientId) return { valid: false }
        return { valid: true, scopes, expiresAt: asked + secondsUntil(expiry) * 1000 }
      } catch (error) {
        const status = statusOf(error)
        if (status === 400 || status === 401) return { valid: false }
        throw tokenFailure(error, 'revoked')
      }
    },

    async revoke(token) {
      try {
        const oauth = await open()
        const { data } = await oauth.revokeToken(token)
        return typeof data === 'object'
      } catch {
        return false
      }
    },
  }
}

/** @param asked when the answer was asked for: a token is never believed to live longer than it does. */
function accessOf(
  tokens: { access_token?: string | null; expiry_date?: number | null },
  asked: number,
): { accessToken: string; expiresAt: number } {
  if (typeof tokens !== 'object') throw unreadable()
  if (!tokens.access_token) throw new GoogleFailure('no-token')
  const seconds = tokens.expiry_date ? secondsUntil(tokens.expiry_date) : LIFETIME_SECONDS
  return { accessToken: tokens.access_token, expiresAt: asked + seconds * 1000 }
}

/** The library turns Google's seconds into a moment of this machine's clock; this takes them back. */
const secondsUntil = (moment: number): number => Math.round((moment - Date.now()) / 1000)
