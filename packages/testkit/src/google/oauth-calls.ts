import { basicCredentials } from '../listener/basic-credentials'
import type { Google } from './google'
import { invalidCredentials, OAuthRefusal } from './google-refusal'
import type { AccessToken } from './grants'

/** POST /token, form-encoded. @throws OAuthRefusal */
export function answerToken(
  google: Google,
  form: URLSearchParams,
  authorization: string | undefined,
): unknown {
  const text = (name: string) => form.get(name) ?? ''
  const [id, secret] = basicCredentials(authorization)?.map(decodeURIComponent) ?? [
    text('client_id'),
    text('client_secret'),
  ]
  const { clientId, clientSecret } = google.client
  if (id !== clientId) throw new OAuthRefusal(401, 'invalid_client', 'The OAuth client was not found.')
  if (secret !== clientSecret) {
    throw new OAuthRefusal(401, 'invalid_client', 'The provided client secret is invalid.')
  }
  const type = text('grant_type')
  if (type === 'authorization_code') {
    return google.grants.redeemCode(text('code'), text('redirect_uri'), text('code_verifier'))
  }
  if (type === 'refresh_token') return google.grants.refresh(text('refresh_token'))
  throw new OAuthRefusal(400, 'unsupported_grant_type', `Invalid grant_type: ${type}`)
}

/**
 * GET or POST /tokeninfo, the token as `access_token` or as bearer. Numbers come as text.
 * @throws OAuthRefusal 400 `invalid_token` for one that opens nothing.
 */
export function answerTokenInfo(google: Google, token: string): unknown {
  const access = google.grants.findAccess(token)
  if (!access) throw new OAuthRefusal(400, 'invalid_token', 'Invalid Value')
  const seconds = Math.floor(access.expiresAt / 1000)
  return {
    azp: google.client.clientId,
    aud: google.client.clientId,
    ...(access.scopes.includes('openid') ? { sub: subjectOf(access.email) } : {}),
    scope: access.scopes.join(' '),
    exp: String(seconds),
    expires_in: String(seconds - Math.floor(google.now() / 1000)),
    ...(mayTellEmail(access) ? { email: access.email, email_verified: 'true' } : {}),
    access_type: access.isOffline ? 'offline' : 'online',
  }
}

/** POST /revoke, the token in the address or in the form. @throws OAuthRefusal 400 `invalid_token` for nobody's. */
export function answerRevoke(google: Google, token: string): unknown {
  if (!google.grants.revoke(token)) {
    throw new OAuthRefusal(400, 'invalid_token', 'Token expired or revoked')
  }
  return {}
}

/** GET userinfo. @throws CalendarRefusal 401 without a token that knows who it is. */
export function answerUserInfo(google: Google, token: string): unknown {
  const access = google.grants.findAccess(token)
  if (!access?.scopes.includes('openid')) throw invalidCredentials()
  const { owner } = google.giveAccount(access)
  const isNamed = access.scopes.some((scope) => scope.endsWith('userinfo.profile'))
  return {
    sub: subjectOf(owner.email),
    ...(isNamed ? { name: owner.name } : {}),
    ...(mayTellEmail(access) ? { email: owner.email, email_verified: true } : {}),
  }
}

const mayTellEmail = ({ scopes }: AccessToken) => scopes.some((scope) => scope.endsWith('userinfo.email'))

/** Google's number for an account: the same one every time. */
function subjectOf(email: string): string {
  const hash = Buffer.from(email).reduce((sum, byte) => (sum * 31n + BigInt(byte)) % 10n ** 20n, 7n)
  return `1${String(hash).padStart(20, '0')}`
}
