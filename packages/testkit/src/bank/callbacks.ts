import { RetryQueue } from '../evolution/retry-queue'
import type { Bank, BankPix } from './bank'
import { presentPix } from './api/present'
import type { Contract } from './contract/check-contract'

/** A callback that was posted, or could not be. */
export interface CallbackAttempt {
  url: string
  body: unknown
  /** From 1. */
  attempt: number
  /** The HTTP status, or `network` when there was none. */
  outcome: number | 'network'
}

const TIMEOUT_MS = 10_000

/** Tells the shops' programs what was received (contract, callback of `PUT /webhook/{chave}`). */
export class Callbacks {
  readonly attempts: CallbackAttempt[] = []
  /** Where a callback of ours was not as published. */
  readonly violations: string[] = []
  /** Where public origins really are, on loopback. */
  readonly routes = new Map<string, string>()
  readonly #queue: RetryQueue<{ url: string; body: unknown }>
  #held: { key: string; pix: BankPix[] }[] = []

  constructor(
    private readonly bank: Bank,
    private readonly contract: Contract | undefined,
  ) {
    const pace = { attempts: 4, firstMs: 50, capMs: 400 }
    this.#queue = new RetryQueue(pace, 2, (callback, attempt) => this.#attempt(callback, attempt))
  }

  /** One or several received PIX of a key; nothing where no txid is theirs or nobody listens. */
  tell(key: string, pix: BankPix[]): void {
    const told = pix.filter(({ txid }) => txid !== undefined)
    const mode = this.bank.behaviour.callbacks
    if (told.length === 0 || mode === 'lose') return
    if (mode === 'hold') this.#held.push({ key, pix: told })
    else for (let time = 0; time < (mode === 'five-times' ? 5 : 1); time += 1) this.#send(key, told)
  }

  /** Sends what `hold` kept. */
  release(order: 'in-order' | 'reversed'): void {
    const held = this.#held.splice(0)
    for (const { key, pix } of order === 'reversed' ? held.toReversed() : held) this.#send(key, pix)
  }

  /** Posts a body as if it were the bank's, to whoever listens on a key. */
  forge(key: string, body: unknown): void {
    const url = this.#addressOf(key)
    if (url !== undefined) this.#queue.push({ url, body })
  }

  idle(): Promise<void> {
    return this.#queue.idle()
  }

  end(): void {
    this.#queue.die()
  }

  #send(key: string, pix: BankPix[]): void {
    const url = this.#addressOf(key)
    const list = pix.map(presentPix)
    const isPublished = this.bank.behaviour.callbackShape === 'contract'
    const body = isPublished ? { pix: list } : list
    if (isPublished && this.contract) this.violations.push(...this.contract.checkCallback(body))
    if (url !== undefined) this.#queue.push({ url, body })
  }

  #addressOf(key: string): string | undefined {
    const registered = this.bank.webhooks.get(key)?.url
    if (registered === undefined) return undefined
    const url = new URL(registered)
    const origin = this.routes.get(url.origin) ?? url.origin
    const suffix = this.bank.behaviour.callbackShape === 'contract' ? '/pix' : ''
    return `${origin}${url.pathname.replace(/\/$/, '')}${suffix}${url.search}`
  }

  async #attempt({ url, body }: { url: string; body: unknown }, attempt: number): Promise<boolean> {
    const outcome = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      ({ status }) => status,
      () => 'network' as const,
    )
    this.attempts.push({ url, body, attempt, outcome })
    return outcome === 200
  }
}
