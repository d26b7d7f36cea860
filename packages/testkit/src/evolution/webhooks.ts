import type { Behaviour } from './misbehaviour'
import { RetryQueue, type RetryPace } from './retry-queue'
import type { Envelope } from './shapes/wire'

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
 * Posts webhooks, as `RetryQueue` has it. The gateway's own pace is 10 attempts, 5 s first, doubled, at most 300 s;
 * here the waits are short.
 */
export class Webhooks {
  readonly attempts: WebhookAttempt[] = []
  readonly #queue: RetryQueue<Delivery>

  constructor(
    private readonly behaviour: Behaviour,
    pace: RetryPace,
    atOnce: number,
  ) {
    this.#queue = new RetryQueue(pace, atOnce, (...args) => this.#attempt(...args))
  }

  push(delivery: Delivery): void {
    if (this.behaviour.dropWebhooks) return
    this.#queue.push(delivery)
    if (this.behaviour.duplicateWebhooks) this.#queue.push(delivery)
  }

  idle(): Promise<void> {
    return this.#queue.idle()
  }

  /** What a stopped process forgets: all that was not delivered. Nothing goes out until `revive`. */
  die(): void {
    this.#queue.die()
  }

  revive(): void {
    this.#queue.revive()
  }

  async #attempt(delivery: Delivery, attempt: number, life: AbortSignal): Promise<boolean> {
    const outcome = await post(delivery, life)
    if (life.aborted) return true
    this.attempts.push({ event: delivery.envelope.event, attempt, outcome, envelope: delivery.envelope })
    return typeof outcome === 'number' && ((outcome >= 200 && outcome < 300) || NEVER_RETRIED.has(outcome))
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
