import { consentUrl } from './consent-url'
import { createCalendar } from './google-calendar'
import { googleOptionsOf, type GoogleOptions } from './google-options'
import type { Google } from './google-port'
import { createTokenCalls } from './token-calls'

const TIMEOUT_MS = 10_000

/** Google by its official client library; undefined where the installation has no client (GOOG-61). */
export function createGoogle(options: GoogleOptions): Google | undefined {
  const { clientId, clientSecret, now = Date.now, timeoutMs = TIMEOUT_MS } = options
  if (!clientId || !clientSecret) return undefined
  const endpoints = { ...googleOptionsOf({}).endpoints, ...options.endpoints }
  const client = { clientId, clientSecret, endpoints, now, timeoutMs }
  return {
    consentUrl: (ask) => consentUrl(client, ask),
    ...createTokenCalls(client),
    calendarOf: (accessToken) => createCalendar(client, accessToken),
  }
}
