import { RetryQueue } from '../evolution/retry-queue'
import { badRequest, CalendarRefusal, notFound } from './google-refusal'
import type { GoogleBehaviour } from './misbehaviour'

export interface Channel {
  id: string
  resourceId: string
  resourceUri: string
  address: string
  token?: string
  /** Milliseconds since 1970, by Google's clock. */
  expiration: number
  email: string
  messages: number
}

/** A notification that was posted, or could not be. */
export interface PushAttempt {
  channelId: string
  state: 'sync' | 'exists'
  /** Of the message within its channel. */
  number: number
  /** From 1. */
  attempt: number
  /** The HTTP status, or `network` when there was none, or nobody on this machine answers that address. */
  outcome: number | 'network'
}

interface Push {
  channel: Channel
  state: PushAttempt['state']
  number: number
}

const LONGEST_LIFE_S = 7 * 24 * 60 * 60
const TIMEOUT_MS = 10_000

/** Watch channels, and their notifications: no body, all in headers (Calendar API guide, 'Push notifications'). */
export class Channels {
  readonly attempts: PushAttempt[] = []
  /** Where public origins really are, on loopback. */
  readonly routes = new Map<string, string>()
  readonly #open = new Map<string, Channel>()
  readonly #used = new Set<string>()
  readonly #queue: RetryQueue<Push>
  #held: Push[] = []

  constructor(
    private readonly now: () => number,
    private readonly behaviour: () => GoogleBehaviour,
  ) {
    const pace = { attempts: 5, firstMs: 20, capMs: 500 }
    this.#queue = new RetryQueue(pace, 1, (...args) => this.#attempt(...args))
  }

  /**
   * Opens a channel for the events of this account, and sends its `sync` message.
   * @throws CalendarRefusal 400 for an id missing, malformed or used before, another type, or an address without HTTPS.
   */
  open(email: string, resourceUri: string, body: Record<string, unknown>): Channel {
    const { id, type, address, token } = body
    if (typeof id !== 'string' || id === '') throw badRequest('Required', 'required', 'resource.id')
    if (!/^[A-Za-z0-9\-_+/=]{1,64}$/.test(id)) throw badRequest('Invalid Value', 'invalid', 'resource.id')
    if (type !== 'web_hook' && type !== 'webhook')
      throw badRequest('Unknown channel type', 'invalid', 'resource.type')
    if (typeof address !== 'string' || !URL.canParse(address)) {
      throw badRequest('Required', 'required', 'resource.address')
    }
    if (!address.startsWith('https://')) {
      const message = `WebHook callback must be HTTPS: ${address}`
      throw new CalendarRefusal(400, { domain: 'global', reason: 'push.webhookUrlNotHttps', message })
    }
    if (this.#used.has(id)) throw badRequest(`Channel id ${id} not unique`, 'channelIdNotUnique')
    this.#used.add(id)
    const channel: Channel = {
      id,
      resourceId: Buffer.from(email).toString('base64url'),
      resourceUri,
      address,
      ...(typeof token === 'string' ? { token } : {}),
      expiration: this.#end(body),
      email,
      messages: 0,
    }
    this.#open.set(id, channel)
    this.#say(channel, 'sync')
    return channel
  }

  /** @throws CalendarRefusal 404 when this account has no such channel. */
  stop(email: string, id: unknown, resourceId: unknown): void {
    const channel = this.of(email).find((each) => each.id === id && each.resourceId === resourceId)
    if (!channel) throw notFound(`Channel '${String(id)}' not found for project`)
    this.#open.delete(channel.id)
  }

  /** Those that still get notifications. */
  of(email: string): Channel[] {
    return [...this.#open.values()].filter((each) => each.email === email && each.expiration > this.now())
  }

  /** Something changed in this account's calendar. */
  tell(email: string): void {
    for (const channel of this.of(email)) this.#say(channel, 'exists')
  }

  /** Sends what `hold` kept. `shuffled`: every second one first. */
  release(order: 'in-order' | 'reversed' | 'shuffled'): void {
    const held = this.#held.splice(0)
    const odd = held.filter((_, at) => at % 2 === 1)
    const even = held.filter((_, at) => at % 2 === 0)
    const sorted = { 'in-order': held, reversed: held.toReversed(), shuffled: [...odd, ...even] }[order]
    for (const push of sorted) this.#queue.push(push)
  }

  /** Resolves when no notification is under way or waiting to be tried again. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }

  end(): void {
    this.#queue.die()
  }

  #end({ params, expiration }: Record<string, unknown>): number {
    const { ttl } = (params ?? {}) as { ttl?: unknown }
    const wanted = Number(ttl ?? LONGEST_LIFE_S) * 1000
    const until = expiration === undefined ? this.now() + wanted : Number(expiration)
    return Math.trunc(Math.min(until, this.now() + LONGEST_LIFE_S * 1000))
  }

  #say(channel: Channel, state: PushAttempt['state']): void {
    // Numbers grow but do not count, so that nobody learns to count with them.
    channel.messages += state === 'sync' ? 1 : 7
    const push: Push = { channel, state, number: channel.messages }
    const { pushes } = this.behaviour()
    if (pushes === 'lose') return
    if (pushes === 'hold') return void this.#held.push(push)
    this.#queue.push(push)
    if (pushes === 'twice') this.#queue.push(push)
  }

  async #attempt({ channel, state, number }: Push, attempt: number, life: AbortSignal): Promise<boolean> {
    const { origin, pathname, search } = new URL(channel.address)
    const local = this.routes.get(origin)
    // A stand-in that called a public address would be heard there.
    const outcome =
      local === undefined
        ? 'network'
        : await post(local + pathname + search, headersOf(channel, state, number), life)
    if (life.aborted) return true
    this.attempts.push({ channelId: channel.id, state, number, attempt, outcome })
    return local === undefined || (typeof outcome === 'number' && (outcome < 500 || outcome > 504))
  }
}

function headersOf(channel: Channel, state: string, number: number): Record<string, string> {
  return {
    'x-goog-channel-id': channel.id,
    'x-goog-channel-expiration': new Date(channel.expiration).toUTCString(),
    'x-goog-resource-id': channel.resourceId,
    'x-goog-resource-uri': channel.resourceUri,
    'x-goog-resource-state': state,
    'x-goog-message-number': String(number),
    ...(channel.token === undefined ? {} : { 'x-goog-channel-token': channel.token }),
  }
}

async function post(
  url: string,
  headers: Record<string, string>,
  life: AbortSignal,
): Promise<number | 'network'> {
  try {
    const signal = AbortSignal.any([life, AbortSignal.timeout(TIMEOUT_MS)])
    const response = await fetch(url, { method: 'POST', headers, redirect: 'manual', signal })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 'network'
  }
}
