import { randomBytes, randomUUID } from 'node:crypto'
import { phoneJid } from './addresses'
import type { Behaviour } from './misbehaviour'
import type { Webhooks } from './webhooks'
import type { ConnectionState, StoredMessage, WebhookSettings } from './wire'

/** Reasons after which the gateway does not connect again by itself. */
const FINAL_REASONS = new Set([401, 402, 403, 406])
const QR_LIMIT = 30

export interface InstanceOptions {
  name: string
  integration: string
  /** The instance's own key. */
  hash: string
  /** The shop's number, digits only. */
  number: string
  webhook: WebhookSettings | undefined
  settings: Record<string, unknown>
}

/** One WhatsApp account: its connection, its messages, and where its webhooks go. */
export class Instance {
  readonly id = randomUUID()
  readonly createdAt = new Date().toISOString()
  readonly messages: StoredMessage[] = []
  state: ConnectionState = 'close'
  statusReason = 200
  webhook: WebhookSettings | undefined
  #qr: { count: number; code: string } | undefined
  #held: (() => void)[] = []
  #watchers = new Set<() => void>()

  constructor(
    readonly options: InstanceOptions,
    readonly behaviour: Behaviour,
    private readonly webhooks: Webhooks,
    private readonly serverUrl: string,
  ) {
    this.webhook = options.webhook
  }

  get name(): string {
    return this.options.name
  }

  get ownJid(): string {
    return phoneJid(this.options.number)
  }

  /** The QR code as the REST calls answer it; nothing while there is none. */
  get qrcode(): { pairingCode: null; code: string; base64: string; count: number } | { count: 0 } {
    if (!this.#qr) return { count: 0 }
    const { code, count } = this.#qr
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>${code}</title></svg>`)
    return { pairingCode: null, code, base64: `data:image/svg+xml;base64,${svg.toString('base64')}`, count }
  }

  /** Queues a webhook. @param event lowercase and dotted. */
  emit(event: string, data: unknown): void {
    for (const watcher of this.#watchers) watcher()
    const hook = this.webhook
    if (!hook?.enabled) return
    const name = event.replaceAll(/[.-]/g, '_').toUpperCase()
    if (hook.events.length > 0 && !hook.events.includes(name)) return
    const now = new Date()
    this.webhooks.push({
      url: hook.byEvents ? `${hook.url}/${event.replaceAll('.', '-')}` : hook.url,
      headers: hook.headers,
      envelope: {
        event,
        instance: this.name,
        // Written down now: what happens to a message later must not show in an earlier webhook.
        data: structuredClone(data),
        destination: hook.url,
        date_time: new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString(),
        sender: this.ownJid,
        server_url: this.serverUrl,
        apikey: this.options.hash,
      },
    })
  }

  /** Calls back after every happening, whether or not it goes out as a webhook. @returns what ends it. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Asks for pairing. Nothing to do unless the connection is closed. */
  connect(): void {
    if (this.state !== 'close') return
    this.#become('connecting', 200)
    this.refreshQr()
  }

  /** A new QR code in place of the last one; the gateway gives up after 30. */
  refreshQr(): void {
    const count = (this.#qr?.count ?? 0) + 1
    if (count > QR_LIMIT) return this.#giveUpPairing()
    this.#qr = { count, code: `2@${randomBytes(24).toString('base64')}` }
    const { pairingCode, code, base64 } = { pairingCode: null, code: '', base64: '', ...this.qrcode }
    this.emit('qrcode.updated', { qrcode: { instance: this.name, pairingCode, code, base64 } })
  }

  /** As if nobody scanned any of the 30 codes. */
  reachQrLimit(): void {
    this.#giveUpPairing()
  }

  /** The owner scans the QR code. @throws when there is none to scan. */
  scan(): void {
    if (!this.#qr) throw new Error(`${this.name} shows no QR code`)
    this.open()
  }

  /** The connection opens: paired, or the network is back. What customers wrote meanwhile arrives. */
  open(): void {
    if (this.state === 'open') return
    this.#qr = undefined
    this.#become('open', 200)
    for (const arrive of this.#held.splice(0)) arrive()
  }

  /**
   * The connection ends. After 401, 402, 403 and 406 it needs a new QR code; after others the gateway is `connecting`
   * again until `open`.
   */
  close(statusReason: number): void {
    this.#become('close', statusReason)
    this.#qr = undefined
    if (!FINAL_REASONS.has(statusReason)) this.#become('connecting', 200)
  }

  /** Runs now while connected, else on the next `open`: WhatsApp keeps messages for an account that is away. */
  whenOpen(act: () => void): void {
    if (this.state === 'open') act()
    else this.#held.push(act)
  }

  find(id: string): StoredMessage | undefined {
    return this.messages.findLast(({ data }) => data.key.id === id)
  }

  #giveUpPairing(): void {
    this.#qr = undefined
    this.emit('qrcode.updated', { message: 'QR code limit reached, please login again', statusCode: 500 })
    this.state = 'close'
    this.statusReason = 428
    this.emit('connection.update', { instance: this.name, state: 'refused', statusReason: 428 })
  }

  #become(state: ConnectionState, statusReason: number): void {
    this.state = state
    this.statusReason = statusReason
    const profile = { wuid: this.ownJid, profileName: this.name, profilePictureUrl: null }
    this.emit('connection.update', {
      instance: this.name,
      state,
      statusReason,
      ...(state === 'open' ? profile : {}),
    })
  }
}
