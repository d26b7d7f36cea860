import * as z from 'zod'
import { GoogleFailure, type GoogleFailureKind } from './google-failure'

/** An answer of Google that refuses, found in what its client library throws. */
interface Refusal {
  status: number
  body: unknown
  retryAfterMs: number | null
}

/** Calendar API guide, 'Handle API errors'. */
const CalendarBody = z.object({
  error: z.object({
    message: z.string().catch(''),
    errors: z.array(z.object({ reason: z.string(), location: z.string().optional() })).catch([]),
  }),
})

/** RFC 6749, 5.2. */
const OAuthBody = z.object({ error: z.string(), error_description: z.string().optional() })

/** 403 and 429 alike: one reason comes with either. */
const tooMany = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
  'calendarUsageLimitsExceeded',
])

/** What a call of the Calendar API ended with, by `reason` before status. */
export function calendarFailure(thrown: unknown): GoogleFailure {
  const refusal = refusalIn(thrown)
  if (!refusal) return away(thrown)
  const body = CalendarBody.safeParse(refusal.body).data?.error
  const { reason = '', location } = body?.errors[0] ?? {}
  const { status, retryAfterMs } = refusal
  return new GoogleFailure(kindOf(status, reason, location), {
    providerMessage: body?.message || null,
    retryAfterMs,
    words: `${status} ${reason}`,
  })
}

/** What a call of the token addresses ended with. @param deadGrant what `invalid_grant` means to the caller. */
export function tokenFailure(thrown: unknown, deadGrant: 'revoked' | 'invalid'): GoogleFailure {
  const refusal = refusalIn(thrown)
  if (!refusal) return away(thrown)
  const { status, retryAfterMs } = refusal
  const body = OAuthBody.safeParse(refusal.body).data
  const code = body?.error ?? ''
  // Too many calls and what is no OAuth answer say nothing about the tokens.
  const isPassing = !body || status >= 500 || status === 429 || status === 408
  const kind = isPassing ? 'unavailable' : code === 'invalid_grant' ? deadGrant : 'misconfigured'
  const providerMessage = body ? (body.error_description ?? code) : null
  return new GoogleFailure(kind, { providerMessage, retryAfterMs, words: `${status} ${code}` })
}

/** Google's answer could not be read. */
export const unreadable = (): GoogleFailure =>
  new GoogleFailure('unavailable', { words: 'an answer that cannot be read' })

/** The status of the refusal that was thrown, when one was. */
export const statusOf = (thrown: unknown): number | undefined => refusalIn(thrown)?.status

function kindOf(status: number, reason: string, location: string | undefined): GoogleFailureKind {
  if (tooMany.has(reason) || status === 429) return 'rate-limited'
  if (reason === 'fullSyncRequired' || reason === 'updatedMinTooLongAgo') return 'full-sync'
  // A token that Google cannot even read is as good as an old one.
  if (location === 'syncToken' && status === 400) return 'full-sync'
  if (reason === 'accessNotConfigured') return 'misconfigured'
  if (status === 401) return 'expired-token'
  // Without a reason it is not Google that forbids.
  if (status === 403) return reason === '' ? 'unavailable' : 'no-permission'
  if (status === 404 || status === 410) return 'gone'
  if (status === 409) return reason === 'duplicate' ? 'duplicate' : 'unavailable'
  if (status === 412) return 'precondition'
  return status >= 500 || status === 408 ? 'unavailable' : 'invalid'
}

function refusalIn(thrown: unknown): Refusal | undefined {
  const { response } = thrown as { response?: { status?: unknown; data?: unknown; headers?: Headers } }
  if (typeof response?.status !== 'number' || response.status < 300) return undefined
  return {
    status: response.status,
    body: response.data,
    retryAfterMs: millisecondsOf(response.headers?.get('retry-after') ?? null),
  }
}

/** No answer came, or none that the library could use. Its own messages would name addresses, tokens in them. */
function away(thrown: unknown): GoogleFailure {
  const { code, cause } = thrown as { code?: unknown; cause?: { name?: string } }
  const isLate = cause?.name === 'AbortError' || cause?.name === 'TimeoutError'
  return new GoogleFailure('unavailable', {
    words: isLate ? 'timeout' : typeof code === 'string' ? code : 'no usable answer',
  })
}

const LONGEST_WAIT_MS = 60 * 60_000

function millisecondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds * 1000), LONGEST_WAIT_MS)
}
