import {
  CalendarRefusal,
  conditionNotMet,
  deleted,
  forbiddenForNonOrganizer,
  fullSyncRequired,
  insufficientPermissions,
  invalidCredentials,
  OAuthRefusal,
  revokedGrant,
  updatedMinTooLongAgo,
} from './google-refusal'

const usageLimit = (status: number, reason: string, message: string) => () =>
  new CalendarRefusal(status, { domain: 'usageLimits', reason, message })

const backend = (status: number) => () =>
  new CalendarRefusal(status, { domain: 'global', reason: 'backendError', message: 'Backend Error' })

/** Refusals of Calendar calls, by their published reason; `tooManyRequests` is 429 with rateLimitExceeded. */
const CALENDAR_FAULTS = {
  authError: invalidCredentials,
  rateLimitExceeded: usageLimit(403, 'rateLimitExceeded', 'Rate Limit Exceeded'),
  userRateLimitExceeded: usageLimit(403, 'userRateLimitExceeded', 'User Rate Limit Exceeded'),
  quotaExceeded: usageLimit(403, 'quotaExceeded', 'Calendar usage limits exceeded.'),
  insufficientPermissions,
  forbiddenForNonOrganizer,
  forbidden: () => new CalendarRefusal(403, { domain: 'global', reason: 'forbidden', message: 'Forbidden' }),
  invalid: () => new CalendarRefusal(400, { domain: 'global', reason: 'invalid', message: 'Invalid Value' }),
  deleted,
  fullSyncRequired,
  updatedMinTooLongAgo,
  conditionNotMet,
  tooManyRequests: usageLimit(429, 'rateLimitExceeded', 'Rate Limit Exceeded'),
  backendError: backend(500),
  unavailable: backend(503),
}

/** Refusals of the token address. */
const TOKEN_FAULTS = {
  invalid_grant: revokedGrant,
  invalid_client: () => new OAuthRefusal(401, 'invalid_client', 'The OAuth client was not found.'),
  internal_failure: () => new OAuthRefusal(500, 'internal_failure', 'Backend Error'),
}

/** What happens to the connection, at any address; `lose` acts and then drops it in place of the answer. */
const LINE_FAULTS = ['hang', 'drop', 'lose', 'garbage'] as const

export interface GoogleFault {
  how: keyof typeof CALENDAR_FAULTS | keyof typeof TOKEN_FAULTS | (typeof LINE_FAULTS)[number]
  /** Calls it holds for, as `METHOD /path`; all that `how` may befall when left out. */
  calls?: RegExp
  /** For how many calls it holds; without end when left out. */
  times?: number
  /** Sent as `Retry-After` with a refusal. */
  retryAfterSeconds?: number
}

/** How Google carries itself. What is left as in `goodBehaviour` follows the published contract. */
export interface GoogleBehaviour {
  fault: GoogleFault | null
  /** Milliseconds before each answer. */
  slowMs: number
  /** How far Google's clock is from the one it was given: `exp`, `updated`, Date headers and what has expired. */
  clockAheadMs: number
  /** How long new access tokens live; `expires_in` says so. */
  accessTokenSeconds: number
  /** Lists break into pages this short, whatever maxResults says. */
  longestPage: number | null
  /** Notifications: as they should be, each twice, none, or kept until `releasePushes`. */
  pushes: 'deliver' | 'twice' | 'lose' | 'hold'
}

export const goodBehaviour: Readonly<GoogleBehaviour> = {
  fault: null,
  slowMs: 0,
  clockAheadMs: 0,
  accessTokenSeconds: 3599,
  longestPage: null,
  pushes: 'deliver',
}

/** The fault for a call (`METHOD /path`), counted down where it has a number of times. */
export function takeFault(behaviour: GoogleBehaviour, call: string): GoogleFault | undefined {
  const { fault } = behaviour
  if (!fault || !mayBefall(fault.how, call) || (fault.calls && !fault.calls.test(call))) return undefined
  if (fault.times !== undefined) {
    const left = fault.times - 1
    behaviour.fault = left > 0 ? { ...fault, times: left } : null
  }
  return fault
}

/** What a fault answers; nothing for those of the line. */
export function refusalOf(how: GoogleFault['how']): CalendarRefusal | OAuthRefusal | undefined {
  if (how in CALENDAR_FAULTS) return CALENDAR_FAULTS[how as keyof typeof CALENDAR_FAULTS]()
  if (how in TOKEN_FAULTS) return TOKEN_FAULTS[how as keyof typeof TOKEN_FAULTS]()
  return undefined
}

function mayBefall(how: GoogleFault['how'], call: string): boolean {
  if (how in CALENDAR_FAULTS) return call.includes(' /calendar/')
  return how in TOKEN_FAULTS ? call.endsWith(' /token') : true
}
