/**
 * Browser storage that may be missing or full (private windows, blocked cookies): reading then gives
 * null and writing does nothing, so that a screen never fails for it.
 */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: string, value: string) {
    try {
      localStorage.setItem(key, value)
    } catch {
      return
    }
  },
  remove(key: string) {
    try {
      localStorage.removeItem(key)
    } catch {
      return
    }
  },
}

/** The three operations that our stores need, so that tests can pass a plain map. */
export type KeyValue = typeof storage
