import { createHash, randomBytes } from 'node:crypto'
import { invalidGrant, OAuthRefusal, revokedGrant } from './google-refusal'

export interface Consent {
  email: string
  scopes: string[]
  redirectUri: string
  /** PKCE; `plain` when the request named no method. */
  challenge?: { value: string; method: 'S256' | 'plain' }
  isOffline: boolean
}

export interface AccessToken {
  email: string
  scopes: string[]
  isOffline: boolean
  /** Milliseconds since 1970, by Google's clock. */
  expiresAt: number
}

interface TokenAnswer {
  access_token: string
  /** Seconds. */
  expires_in: number
  refresh_token?: string
  scope: string
  token_type: 'Bearer'
}

const CODE_LIFE_MS = 10 * 60_000
/** Past this many per account and client the oldest one dies without a word (Google, 'Refresh token expiration'). */
const MOST_REFRESH_TOKENS = 100

/** What people have allowed the one client to do, and the tokens that came of it. */
export class Grants {
  readonly #codes = new Map<string, Consent & { expiresAt: number; hasRefresh: boolean }>()
  readonly #refresh = new Map<string, { email: string; scopes: string[] }>()
  readonly #access = new Map<string, AccessToken>()
  readonly #consented = new Map<string, Set<string>>()

  constructor(
    private readonly now: () => number,
    private readonly accessSeconds: () => number,
  ) {}

  /**
   * A code for what was just allowed.
   * @param how.isAsked the consent page was forced, so a refresh token comes even to one who consented before.
   * @param how.includesGranted earlier scopes are added.
   */
  issueCode(consent: Consent, how: { isAsked: boolean; includesGranted: boolean }): string {
    const before = this.#consented.get(consent.email)
    const all = new Set([...(before ?? []), ...consent.scopes])
    this.#consented.set(consent.email, all)
    const code = `4/0${randomBytes(32).toString('base64url')}`
    this.#codes.set(code, {
      ...consent,
      scopes: how.includesGranted ? [...all] : consent.scopes,
      expiresAt: this.now() + CODE_LIFE_MS,
      hasRefresh: consent.isOffline && (how.isAsked || !before),
    })
    return code
  }

  /** @throws OAuthRefusal `invalid_grant` for a code unknown, used or expired or a wrong verifier, `redirect_uri_mismatch`. */
  redeemCode(code: string, redirectUri: string, verifier: string): TokenAnswer {
    const consent = this.#codes.get(code)
    if (!code.startsWith('4/')) throw invalidGrant('Malformed auth code.')
    if (!consent || consent.expiresAt <= this.now()) throw invalidGrant('Bad Request')
    if (consent.redirectUri !== redirectUri)
      throw new OAuthRefusal(400, 'redirect_uri_mismatch', 'Bad Request')
    if (consent.challenge) checkVerifier(consent.challenge, verifier)
    this.#codes.delete(code)
    const answer = this.#giveAccess(consent)
    if (!consent.hasRefresh) return answer
    return { ...answer, refresh_token: this.#giveRefresh(consent) }
  }

  /** A new access token; the refresh token stays, and so do earlier access tokens. @throws OAuthRefusal `invalid_grant`. */
  refresh(token: string): TokenAnswer {
    const grant = this.#refresh.get(token)
    if (!grant) throw revokedGrant()
    return this.#giveAccess({ ...grant, isOffline: true })
  }

  /** A token that still opens something. */
  findAccess(token: string): AccessToken | undefined {
    const access = this.#access.get(token)
    return access && access.expiresAt > this.now() ? access : undefined
  }

  /** Whoever's token this is takes everything back. @returns whether it was anyone's. */
  revoke(token: string): boolean {
    const email = this.#refresh.get(token)?.email ?? this.#access.get(token)?.email
    if (email !== undefined) this.revokeAll(email)
    return email !== undefined
  }

  revokeAll(email: string): void {
    this.#consented.delete(email)
    this.expire(email, 'refresh')
    this.expire(email, 'access')
    for (const [code, consent] of this.#codes) if (consent.email === email) this.#codes.delete(code)
  }

  /** The tokens that this person's consent gave so far are dead. */
  expire(email: string, which: 'access' | 'refresh'): void {
    const tokens = which === 'access' ? this.#access : this.#refresh
    for (const [token, owner] of tokens) if (owner.email === email) tokens.delete(token)
  }

  /** What the person has allowed; empty when nothing. */
  scopesOf(email: string): string[] {
    return [...(this.#consented.get(email) ?? [])]
  }

  #giveAccess({ email, scopes, isOffline }: Pick<Consent, 'email' | 'scopes' | 'isOffline'>): TokenAnswer {
    const seconds = this.accessSeconds()
    const token = `ya29.${randomBytes(48).toString('base64url')}`
    this.#access.set(token, { email, scopes, isOffline, expiresAt: this.now() + seconds * 1000 })
    return { access_token: token, expires_in: seconds, scope: scopes.join(' '), token_type: 'Bearer' }
  }

  #giveRefresh({ email, scopes }: Consent): string {
    const token = `1//0${randomBytes(48).toString('base64url')}`
    this.#refresh.set(token, { email, scopes })
    const theirs = [...this.#refresh].filter(([, grant]) => grant.email === email)
    for (const [oldest] of theirs.slice(0, -MOST_REFRESH_TOKENS)) this.#refresh.delete(oldest)
    return token
  }
}

function checkVerifier(
  { value, method }: { value: string; method: 'S256' | 'plain' },
  verifier: string,
): void {
  if (verifier === '') throw invalidGrant('Missing code verifier.')
  const proof = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  if (proof !== value) throw invalidGrant('Invalid code verifier.')
}
