import type { Behaviour } from './misbehaviour'
import type { Envelope } from './wire'

/** The gateway's own numbers are 10 attempts, 5 s first, doubled, at most 300 s; here the waits are short. */
export interface RetryPace {
  attempts: number
  firstMs: number
  capMs: number
}

export interface WebhookAttempt {
  event: string
  /** From 1. */
  attempt: number
  /** The HTTP status, or `network` when there was none. */
  outcome: number | 'network'
  envelope: Envelope
}

interface Delivery {
  url: string
  headers: Record<string, string>
  envelope: Envelope
}

const NEVER_RETRIED = new Set([400, 401, 403, 404, 422])
const TIMEOUT_MS = 30_000

/**
 * Posts webhooks. First attempts go out in order, `atOnce` at a time; one that must be retried waits on its own and is
 * overtaken by later ones, as in the gateway. All of it lives in memory.
 */
export class Webhooks {
  readonly attempts: WebhookAttempt[] = []
  #queue: Delivery[] = []
  #running = 0
  #timers = new Set<NodeJS.Timeout>()
  #life = new AbortController()
  #idleWaiters: (() => void)[] = []

  constructor(
    private readonly behaviour: Behaviour,
    private readonly pace: RetryPace,
    private readonly atOnce: number,
  ) {}

  push(delivery: Delivery): void {
    if (this.behaviour.dropWebhooks || this.#life.signal.aborted) return
    this.#queue.push(delivery)
    if (this.behaviour.duplicateWebhooks) this.#queue.push(delivery)
    this.#pump()
  }

  /** Resolves when nothing is queued, under way or waiting for another attempt. */
  async idle(): Promise<void> {
    if (this.#isIdle()) return
    await new Promise<void>((resolve) => this.#idleWaiters.push(resolve))
  }

  /** What a stopped process forgets: all that was not delivered. Nothing goes out until `revive`. */
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
      if (!next) break
      this.#running += 1
      void this.#attempt(next, 1).finally(() => {
        this.#running -= 1
        this.#pump()
        this.#tellIfIdle()
      })
    }
  }

  async #attempt(delivery: Delivery, attempt: number): Promise<void> {
    const life = this.#life.signal
    const outcome = await post(delivery, life)
    if (life.aborted) return
    this.attempts.push({ event: delivery.envelope.event, attempt, outcome, envelope: delivery.envelope })
    const isDone =
      typeof outcome === 'number' && ((outcome >= 200 && outcome < 300) || NEVER_RETRIED.has(outcome))
    if (isDone || attempt >= this.pace.attempts) return
    const waitMs = Math.min(this.pace.capMs, this.pace.firstMs * 2 ** (attempt - 1))
    const timer = setTimeout(() => {
      // Stays among the timers until its outcome is known, so that `idle` waits for it.
      void this.#attempt(delivery, attempt + 1).finally(() => {
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

async function post({ url, headers, envelope }: Delivery, life: AbortSignal): Promise<number | 'network'> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(envelope),
      redirect: 'manual',
      signal: AbortSignal.any([life, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 'network'
  }
}
