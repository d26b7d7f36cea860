/**
 * Why Google did not do what was asked:
 * - `expired-token`: 401, the access token opens nothing any more; refresh it and ask again.
 * - `no-permission`: the account did not allow this, or somebody else owns the event.
 * - `rate-limited`: too many calls; `retryAfterMs` where Google named a time.
 * - `invalid`: Google does not take what was sent; in `exchange` the code is used, old or another's.
 * - `duplicate`, `duplicate-cancelled`: the chosen id is taken, the latter by an event that was deleted: take the next.
 * - `gone`: the event is not there, or was deleted.
 * - `precondition`: the event was changed by somebody else meanwhile.
 * - `full-sync`: the sync token opens nothing any more; read everything anew, nothing is lost.
 * - `revoked`: the refresh token is dead (`invalid_grant`); only the owner's consent helps.
 * - `no-token`: Google answered well, but without an access token.
 * - `misconfigured`: Google does not know this installation (client, secret, redirect address, API not enabled).
 * - `unavailable`: Google is away, slow, broken, or answers what nobody can read; whether it acted is unknown.
 */
export type GoogleFailureKind =
  | 'expired-token'
  | 'no-permission'
  | 'rate-limited'
  | 'invalid'
  | 'duplicate'
  | 'duplicate-cancelled'
  | 'gone'
  | 'precondition'
  | 'full-sync'
  | 'revoked'
  | 'no-token'
  | 'misconfigured'
  | 'unavailable'

/** What every call of the Google gateway throws. It holds no token and no address, so it may be logged. */
export class GoogleFailure extends Error {
  override name = 'GoogleFailure'
  /** Google's own words, for a person; null where it said none. */
  readonly providerMessage: string | null
  /** How long Google asked us to wait; null where it did not. */
  readonly retryAfterMs: number | null

  constructor(
    readonly kind: GoogleFailureKind,
    detail: { providerMessage?: string | null; retryAfterMs?: number | null; words?: string } = {},
  ) {
    super(`${kind}: ${detail.words ?? detail.providerMessage ?? 'no words'}`)
    this.providerMessage = detail.providerMessage ?? null
    this.retryAfterMs = detail.retryAfterMs ?? null
  }
}
