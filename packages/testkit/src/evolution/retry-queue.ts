/** How long a sender of webhooks goes on trying. */
export interface RetryPace {
  attempts: number
  /** Before the second attempt; doubled each time. */
  firstMs: number
  capMs: number
}

/**
 * Things to deliver. First attempts go out in order, `atOnce` at a time; one that must be tried again waits on its own
 * and is overtaken by later ones. All of it lives in memory.
 */
export class RetryQueue<T> {
  #queue: T[] = []
  #running = 0
  #timers = new Set<NodeJS.Timeout>()
  #life = new AbortController()
  #idleWaiters: (() => void)[] = []

  /** @param attempt tries once, the first time as attempt 1. @returns whether nothing is left to try. */
  constructor(
    private readonly pace: RetryPace,
    private readonly atOnce: number,
    private readonly attempt: (item: T, attempt: number, life: AbortSignal) => Promise<boolean>,
  ) {}

  push(item: T): void {
    if (this.#life.signal.aborted) return
    this.#queue.push(item)
    this.#pump()
  }

  /** Resolves when nothing is queued, under way or waiting for another attempt. */
  async idle(): Promise<void> {
    if (this.#isIdle()) return
    await new Promise<void>((resolve) => this.#idleWaiters.push(resolve))
  }

  /** Forgets all that was not delivered. Nothing goes out until `revive`. */
  die(): void {
    this.#life.abort()
    this.#queue = []
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#tellIfIdle()
  }

  revive(): void {
    this.#life = new AbortController()
  }

  #pump(): void {
    while (this.#running < this.atOnce) {
      const next = this.#queue.shift()
      if (next === undefined) break
      this.#running += 1
      void this.#try(next, 1).finally(() => {
        this.#running -= 1
        this.#pump()
        this.#tellIfIdle()
      })
    }
  }

  async #try(item: T, attempt: number): Promise<void> {
    const life = this.#life.signal
    const isDone = await this.attempt(item, attempt, life)
    if (life.aborted || isDone || attempt >= this.pace.attempts) return
    const waitMs = Math.min(this.pace.capMs, this.pace.firstMs * 2 ** (attempt - 1))
    const timer = setTimeout(() => {
      // Stays among the timers until its outcome is known, so that `idle` waits for it.
      void this.#try(item, attempt + 1).finally(() => {
        this.#timers.delete(timer)
        this.#tellIfIdle()
      })
    }, waitMs)
    this.#timers.add(timer)
  }

  #isIdle(): boolean {
    return this.#queue.length === 0 && this.#running === 0 && this.#timers.size === 0
  }

  #tellIfIdle(): void {
    if (!this.#isIdle()) return
    for (const resolve of this.#idleWaiters.splice(0)) resolve()
  }
}
