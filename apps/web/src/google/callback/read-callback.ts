/** What Google gave to the callback page, as its address says. */
export interface CallbackAddress {
  state: string | null
  code: string | null
  /** Google's word for why there is no code, such as `access_denied`. */
  error: string | null
}

const longestError = 60

/**
 * Reads the address's query. Anybody can write a link to the callback page: what does not look like an error code of
 * OAuth is shown as `unknown_error`.
 */
export function readCallback(search: string): CallbackAddress {
  const query = new URLSearchParams(search)
  const error = query.get('error') || null
  const isCode = error !== null && error.length <= longestError && /^[\w.-]+$/.test(error)
  return {
    state: query.get('state') || null,
    code: query.get('code') || null,
    error: error === null || isCode ? error : 'unknown_error',
  }
}

/** A path of this site, or `fallback`: an address of another site is never followed. */
export function ownPath(path: string | null | undefined, fallback: string): string {
  return path && /^\/(?![/\\])/.test(path) ? path : fallback
}
