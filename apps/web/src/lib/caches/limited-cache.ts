interface Entry<V> {
  value: V
  until: number
}

interface LimitedCacheOptions {
  /** How many things it holds; when one more comes, the oldest one goes. */
  entries: number
  /** How long each of them lives, in milliseconds. */
  lifetimeMs: number
  /** Epoch milliseconds. */
  now?: () => number
}

/**
 * Things kept in memory for a short while, at most so many (CACHE-08): the one that was kept the longest ago gives way.
 * Keeping a thing again makes it young again; reading it does not.
 */
export class LimitedCache<V> {
  readonly #kept = new Map<string, Entry<V>>()
  readonly #entries: number
  readonly #lifetimeMs: number
  readonly #now: () => number

  constructor({ entries, lifetimeMs, now = Date.now }: LimitedCacheOptions) {
    this.#entries = entries
    this.#lifetimeMs = lifetimeMs
    this.#now = now
  }

  /** What was kept under a key and still lives. */
  get(key: string): V | undefined {
    const entry = this.#kept.get(key)
    if (!entry) return undefined
    if (this.#now() < entry.until) return entry.value
    this.#kept.delete(key)
    return undefined
  }

  set(key: string, value: V) {
    this.#kept.delete(key)
    this.#kept.set(key, { value, until: this.#now() + this.#lifetimeMs })
    if (this.#kept.size <= this.#entries) return
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined) this.#kept.delete(oldest)
  }

  delete(key: string) {
    this.#kept.delete(key)
  }

  get size(): number {
    return this.#kept.size
  }
}
