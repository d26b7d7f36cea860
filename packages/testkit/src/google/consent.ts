import type { Google, GoogleClient } from './google'
import type { Consent } from './grants'

/** What an address of the consent page asks for. */
export interface ConsentRequest extends Omit<Consent, 'email'> {
  state: string | null
  isAsked: boolean
  includesGranted: boolean
  loginHint: string
}

/** Shown to the person instead of the consent page; never sent to the redirect address. */
export class ConsentRefusal extends Error {
  constructor(
    readonly status: 400 | 401,
    readonly code: string,
  ) {
    super(`${status}: ${code}`)
  }
}

interface Decision {
  email: string
  isAllowed: boolean
  /** Those the person left ticked; all when left out. */
  scopes?: string[]
}

const BASE = 'https://www.googleapis.com/auth/'
/** Granted without a box of their own. */
export const IDENTITY_SCOPES = ['openid', `${BASE}userinfo.email`, `${BASE}userinfo.profile`]

/** @throws ConsentRefusal for another client or redirect address, and for what no consent page can ask. */
export function readConsentRequest(query: URLSearchParams, client: GoogleClient): ConsentRequest {
  const text = (name: string) => query.get(name) ?? ''
  if (text('client_id') !== client.clientId) throw new ConsentRefusal(401, 'invalid_client')
  const redirectUri = text('redirect_uri')
  const isRegistered = client.redirectUris?.includes(redirectUri) ?? true
  if (!isRegistered || !/^https?:\/\/[^#]+$/.test(redirectUri) || !URL.canParse(redirectUri)) {
    throw new ConsentRefusal(400, 'redirect_uri_mismatch')
  }
  if (text('response_type') !== 'code') throw new ConsentRefusal(400, 'unsupported_response_type')
  const scopes = wholeScopes(text('scope').split(' ').filter(Boolean))
  const value = query.get('code_challenge')
  const method = query.get('code_challenge_method') ?? 'plain'
  if (value !== null && method !== 'S256' && method !== 'plain')
    throw new ConsentRefusal(400, 'invalid_request')
  return {
    redirectUri,
    scopes,
    state: query.get('state'),
    ...(value === null ? {} : { challenge: { value, method: method as 'S256' | 'plain' } }),
    isOffline: query.get('access_type') === 'offline',
    isAsked: text('prompt').split(' ').includes('consent'),
    includesGranted: query.get('include_granted_scopes') === 'true',
    loginHint: text('login_hint').toLowerCase(),
  }
}

/**
 * What the person chose.
 * @returns the redirect address, with `code` and `scope`, or `error=access_denied`; `state` comes back as it was.
 */
export function decide(google: Google, request: ConsentRequest, decision: Decision): string {
  const { email, isAllowed } = decision
  const scopes = request.scopes.filter(
    (scope) => IDENTITY_SCOPES.includes(scope) || (decision.scopes?.includes(scope) ?? true),
  )
  const back = new URL(request.redirectUri)
  if (request.state !== null) back.searchParams.set('state', request.state)
  if (!isAllowed || scopes.length === 0 || email === '') {
    back.searchParams.set('error', 'access_denied')
    return back.href
  }
  const { owner } = google.giveAccount({ email })
  const code = google.grants.issueCode({ ...request, email: owner.email, scopes }, request)
  back.searchParams.set('code', code)
  back.searchParams.set('scope', scopes.join(' '))
  back.searchParams.set('authuser', '0')
  back.searchParams.set('prompt', request.isAsked ? 'consent' : 'none')
  return back.href
}

/** Short names written out; whoever asks who it is asks for `openid` too. */
function wholeScopes(asked: string[]): string[] {
  const whole = asked.map((scope) =>
    scope === 'email' || scope === 'profile' ? `${BASE}userinfo.${scope}` : scope,
  )
  const isKnown = (scope: string) =>
    IDENTITY_SCOPES.includes(scope) || /^calendar(\.[a-z.]+)?$/.test(scope.replace(BASE, ''))
  if (whole.length === 0) throw new ConsentRefusal(400, 'invalid_request')
  if (!whole.every(isKnown)) throw new ConsentRefusal(400, 'invalid_scope')
  const isPersonal = whole.some((scope) => IDENTITY_SCOPES.includes(scope))
  return [...new Set(isPersonal ? [...whole, 'openid'] : whole)]
}
