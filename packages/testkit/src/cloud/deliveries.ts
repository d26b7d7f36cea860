import { createHmac } from 'node:crypto'
import { RetryQueue, type RetryPace } from '../evolution/retry-queue'
import type { CloudBehaviour } from './misbehaviour'

interface Change {
  field: string
  value: Record<string, unknown>
}

/**
 * How what happens together is put into one body: `messages` joins messages and statuses within a change, `changes`
 * makes one entry with several changes, `entries` several entries.
 */
export type Packing = 'messages' | 'changes' | 'entries'

interface Entry {
  id: string
  changes: Change[]
}

export interface DeliveryAttempt {
  /** From 1. */
  attempt: number
  /** The HTTP status, or `network` when there was none. */
  outcome: number | 'network'
  entry: Entry[]
}

interface Delivery {
  /** The exact bytes: what is signed is what is sent, also when it is sent again. */
  body: string
  entry: Entry[]
}

const TIMEOUT_MS = 10_000

/** Posts signed webhooks until they are answered 200; every other answer is tried again, 4xx included. */
export class Deliveries {
  readonly attempts: DeliveryAttempt[] = []
  /** Where they go; nowhere before a subscription, and what happens then is lost. */
  url: string | undefined
  #queue: RetryQueue<Delivery>
  #gathered: Change[] | undefined

  constructor(
    private readonly app: { secret: string; businessAccountId: string },
    private readonly behaviour: () => CloudBehaviour,
    pace: RetryPace,
  ) {
    this.#queue = new RetryQueue(pace, 1, (...args) => this.#attempt(...args))
  }

  push(change: Change): void {
    // Written down now: what happens to a message later must not show in an earlier webhook.
    const written = structuredClone(change)
    if (this.#gathered) this.#gathered.push(written)
    else this.#send([{ id: this.app.businessAccountId, changes: [written] }])
  }

  /** Everything that happens meanwhile goes out in one body. */
  async gather(packing: Packing, happen: () => void | Promise<void>): Promise<void> {
    const gathered: Change[] = []
    this.#gathered = gathered
    try {
      await happen()
    } finally {
      this.#gathered = undefined
    }
    const { businessAccountId: id } = this.app
    if (gathered.length === 0) return
    if (packing === 'entries') return this.#send(gathered.map((change) => ({ id, changes: [change] })))
    this.#send([{ id, changes: packing === 'messages' ? joined(gathered) : gathered }])
  }

  idle(): Promise<void> {
    return this.#queue.idle()
  }

  stop(): void {
    this.#queue.die()
  }

  #send(entry: Entry[]): void {
    const { dropWebhooks, duplicateWebhooks } = this.behaviour()
    if (dropWebhooks || this.url === undefined) return
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry })
    this.#queue.push({ body, entry })
    if (duplicateWebhooks) this.#queue.push({ body, entry })
  }

  async #attempt({ body, entry }: Delivery, attempt: number, life: AbortSignal): Promise<boolean> {
    const secret = this.behaviour().badSignature ? 'another secret' : this.app.secret
    const outcome = await post(this.url ?? '', body, signatureOf(body, secret), life)
    if (life.aborted) return true
    this.attempts.push({ attempt, outcome, entry })
    return outcome === 200
  }
}

/** Changes of the same kind made one, in the order of the first of each kind. */
function joined(changes: Change[]): Change[] {
  const byKind = new Map<string, Change>()
  for (const { field, value } of changes) {
    const kind = ['messages', 'statuses', 'message_echoes'].find((name) => name in value) ?? field
    const first = byKind.get(kind)
    if (first) {
      for (const list of [kind, 'contacts']) first.value[list] = unique(first.value[list], value[list])
    } else byKind.set(kind, { field, value: { ...value } })
  }
  return [...byKind.values()]
}

function unique(some: unknown, more: unknown): unknown[] {
  const all = [some, more].filter(Array.isArray).flat() as unknown[]
  return [...new Map(all.map((item) => [JSON.stringify(item), item])).values()]
}

/** The header's value: the HMAC of the raw body, with the app's secret. */
const signatureOf = (body: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

async function post(
  url: string,
  body: string,
  signature: string,
  life: AbortSignal,
): Promise<number | 'network'> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([life, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 'network'
  }
}
