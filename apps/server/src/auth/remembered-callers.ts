import { LRUCache } from 'lru-cache'
import { hashToken } from '../platform/secrets/secrets'

const mostKnown = 10_000

/** Callers as this process read them by their tokens, each trusted for a moment. */
export interface RememberedCallers<Caller> {
  /** Who presents this token, read by its SHA-256 where it is not known; undefined for nobody. */
  find(token: string, read: (hash: Buffer) => Promise<Caller | undefined>): Promise<Caller | undefined>
  /** What has this id has ended. */
  forget(id: string): void
}

/**
 * Spares the database what it has just been asked. Whatever ends is announced to every process (`announceEnd`), and is
 * forgotten at once: `trustMs` is how long it lasts where the announcement is lost.
 */
export function rememberCallers<Caller extends object>(options: {
  trustMs: number
  idOf: (caller: Caller) => string
}): RememberedCallers<Caller> {
  const known = new LRUCache<string, Caller>({ max: mostKnown, ttl: options.trustMs })
  // What is being read while one ends may be that one as it was.
  let ends = 0

  return {
    async find(token, read) {
      const hash = hashToken(token)
      const name = hash.toString('base64')
      const trusted = known.get(name)
      if (trusted) return trusted
      const before = ends
      const caller = await read(hash)
      if (caller && ends === before) known.set(name, caller)
      return caller
    },
    forget(id) {
      ends += 1
      for (const [name, caller] of known.entries()) if (options.idOf(caller) === id) known.delete(name)
    },
  }
}
