import type { ConnectionRow } from './connections.store'

/**
 * Why there is no access token for a call to Google:
 * - `not-connected`: no account was connected, or a person disconnected it (GOOG-53).
 * - `revoked`: the authorisation was taken back (GOOG-47).
 * - `token-missing`: the access token is gone, and there was nothing to renew it with (GOOG-57).
 * - `token-unavailable`: there is an authorisation, but just now no token can be had of it (GOOG-58).
 */
type NoAccessKind = 'not-connected' | 'revoked' | 'token-missing' | 'token-unavailable'

export class NoAccess extends Error {
  override name = 'NoAccess'
  readonly providerMessage = null

  constructor(readonly kind: NoAccessKind) {
    super(`no access to Google: ${kind}`)
  }

  /** Why a link that is not connected gives none. */
  static of(row: ConnectionRow | undefined): NoAccess {
    if (row?.error_code === 'REFRESH_TOKEN_REVOKED') return new NoAccess('revoked')
    return new NoAccess(row?.error_code === 'NO_REFRESH_TOKEN' ? 'token-missing' : 'not-connected')
  }
}
