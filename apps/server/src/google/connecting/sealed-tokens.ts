import type { Secrets } from '../../platform/secrets/secrets'
import { nameOf, whoseRow, type ConnectionRow, type Whose } from './connections.store'

/** Null where there is none. */
export interface Tokens {
  access: string | null
  refresh: string | null
}

/** Tokens lie in the database only like this. An empty one is none (GOOG-43). */
export function sealToken(
  secrets: Secrets,
  whose: Whose,
  which: keyof Tokens,
  token: string | null,
): string | null {
  return token ? secrets.seal(token, contextOf(whose, which)) : null
}

/** The tokens of a link; undefined where they were sealed with another secret (GOOG-50). */
export function openTokens(secrets: Secrets, row: ConnectionRow): Tokens | undefined {
  const open = (sealed: string | null, which: keyof Tokens) =>
    sealed === null ? null : secrets.open(sealed, contextOf(whoseRow(row), which))
  try {
    return { access: open(row.access_token, 'access'), refresh: open(row.refresh_token, 'refresh') }
  } catch {
    return undefined
  }
}

const contextOf = (whose: Whose, which: keyof Tokens) => `google:${nameOf(whose)}:${which}`
