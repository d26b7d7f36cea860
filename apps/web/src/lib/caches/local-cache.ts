/** The part of `Storage` that the cache needs; tests pass a fake. */
export type CacheStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** What was kept, and when, in epoch milliseconds. */
export interface Cached {
  value: unknown
  at: number
}

const minute = 60_000

/** How long a thing lives for which nothing else is said (CACHE-01), and how often the dead are thrown away. */
const lifetime = 5 * minute
const cleanEvery = 10 * minute

const prefix = 'balcao.cache.'

/**
 * Things read from the server, kept in the browser for a short while so that a screen shows at once. Each belongs to
 * who is signed in, its owner. A store that is missing, full or spoilt only means that nothing is kept.
 */
export class LocalCache {
  readonly #store: () => CacheStore
  readonly #now: () => number

  constructor({ store, now }: { store: () => CacheStore; now: () => number }) {
    this.#store = store
    this.#now = now
  }

  /** What was kept under a name and still lives, or null. */
  get(owner: string, name: string): Cached | null {
    return this.#try(() => this.#read(keyOf(owner, name)))
  }

  /** Keeps a JSON value for `lifetimeMs`. */
  set(owner: string, name: string, value: unknown, lifetimeMs: number = lifetime) {
    const at = this.#now()
    const entry = JSON.stringify({ value, at, until: at + lifetimeMs })
    this.#try(() => this.#store().setItem(keyOf(owner, name), entry))
  }

  /** Forgets one thing: the next read goes to the server (CACHE-05, COMP-26). */
  remove(owner: string, name: string) {
    this.#try(() => this.#store().removeItem(keyOf(owner, name)))
  }

  /** Throws away what no longer lives. */
  clean() {
    for (const key of this.#keys()) {
      if (this.#try(() => this.#read(key)) === null) this.#try(() => this.#store().removeItem(key))
    }
  }

  /** Forgets everything of every owner: somebody signed out. */
  clear() {
    for (const key of this.#keys()) this.#try(() => this.#store().removeItem(key))
  }

  /** Cleans every 10 minutes (CACHE-02) until the answered function is called. */
  startCleaning(): () => void {
    this.clean()
    const timer = setInterval(() => this.clean(), cleanEvery)
    return () => clearInterval(timer)
  }

  #read(key: string): Cached | null {
    const entry: unknown = JSON.parse(this.#store().getItem(key) ?? 'null')
    if (typeof entry !== 'object' || entry === null) return null
    const { value, at, until } = entry as Record<string, unknown>
    if (typeof at !== 'number' || typeof until !== 'number') return null
    // A clock that was set back would make a thing live for ever.
    const now = this.#now()
    return at <= now && now < until ? { value, at } : null
  }

  #keys(): string[] {
    return (
      this.#try(() => {
        const store = this.#store()
        const all = Array.from({ length: store.length }, (_, place) => store.key(place))
        return all.filter((key): key is string => key?.startsWith(prefix) === true)
      }) ?? []
    )
  }

  #try<T>(act: () => T): T | null {
    try {
      return act()
    } catch {
      return null
    }
  }
}

const keyOf = (owner: string, name: string) => `${prefix}${owner}.${name}`

/** This browser's cache. */
export const localCache = new LocalCache({ store: () => localStorage, now: Date.now })
