import { randomBytes, randomUUID } from 'node:crypto'
import { phoneJid } from './shapes/addresses'
import type { Behaviour } from './misbehaviour'
import { qrPicture } from './phone/qr-picture'
import type { Webhooks } from './webhooks'
import type { ConnectionState, StoredMessage, WebhookSettings } from './shapes/wire'

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
  /** Whether pairing also offers eight characters to type, which it does when it was created with a number. */
  pairsByCode: boolean
}

/** What an instance shares with the others of its gateway. */
interface Surroundings {
  behaviour: Behaviour
  webhooks: Webhooks
  url: string
  deafAfterLogout: boolean
  /** Told of every message that an account keeps, in order. */
  onMessage(instance: Instance, message: StoredMessage): void
  onChange(): void
}

/** One WhatsApp account: its connection, its messages, and where its webhooks go. */
export class Instance {
  readonly id = randomUUID()
  readonly createdAt = new Date().toISOString()
  readonly messages: StoredMessage[] = []
  /** What customers wrote and the account does not have yet. */
  readonly underway = new Set<StoredMessage>()
  state: ConnectionState = 'close'
  statusReason = 200
  /** What people write is dropped, though all else works: see `logOut`. */
  isDeaf = false
  webhook: WebhookSettings | undefined
  #qr: { count: number; code: string; pairingCode: string | null } | undefined
  #knownJids = new Set<string>()
  #knownLids = new Set<string>()
  #held: (() => void)[] = []
  #watchers = new Set<() => void>()

  constructor(
    readonly options: InstanceOptions,
    private readonly around: Surroundings,
  ) {
    this.webhook = options.webhook
  }

  get behaviour(): Behaviour {
    return this.around.behaviour
  }

  get name(): string {
    return this.options.name
  }

  get ownJid(): string {
    return phoneJid(this.options.number)
  }

  /** The QR code as the REST calls answer it; nothing while there is none. */
  get qrcode(): { pairingCode: string | null; code: string; base64: string; count: number } | { count: 0 } {
    if (!this.#qr) return { count: 0 }
    const { code, count, pairingCode } = this.#qr
    return { pairingCode, code, base64: qrPicture(code), count }
  }

  /** Queues a webhook. @param event lowercase and dotted. */
  emit(event: string, data: unknown): void {
    this.changed()
    const hook = this.webhook
    if (!hook?.enabled) return
    const name = event.replaceAll(/[.-]/g, '_').toUpperCase()
    if (hook.events.length > 0 && !hook.events.includes(name)) return
    const now = new Date()
    this.around.webhooks.push({
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
        server_url: this.around.url,
        apikey: this.options.hash,
      },
    })
  }

  /** Calls back after every happening, whether or not it goes out as a webhook. @returns what ends it. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Wakes whoever watches. For what happens without a webhook. */
  changed(): void {
    for (const watcher of this.#watchers) watcher()
    this.around.onChange()
  }

  /** Puts a message into the account's history. @returns whether it is the first with this address. */
  keep(message: StoredMessage): boolean {
    const { remoteJid, addressingMode } = message.data.key
    const isFirst = !this.#knownJids.has(remoteJid)
    this.#knownJids.add(remoteJid)
    if (addressingMode === 'lid') this.#knownLids.add(message.customer)
    this.messages.push(message)
    this.around.onMessage(this, message)
    return isFirst
  }

  /** Whether this customer's @lid address was seen here. @param customer a registered number. */
  knowsLidOf(customer: string): boolean {
    return this.#knownLids.has(customer)
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
    const pairingCode = this.options.pairsByCode ? newPairingCode() : null
    const code = `2@${randomBytes(24).toString('base64')}`
    this.#qr = { count, code, pairingCode }
    const base64 = qrPicture(code)
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

  /**
   * The logout call. Up to version 2.3.6 it takes down what receives messages, and nothing but a new start of the process
   * puts that up again: paired anew, the instance sends, and drops what arrives (mended by its pull request 2186).
   */
  logOut(): void {
    this.emit('logout.instance', null)
    this.close(401)
    this.isDeaf = this.around.deafAfterLogout
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

/** Eight characters that WhatsApp lets the owner type in place of scanning; none that look alike. */
function newPairingCode(): string {
  const letters = '123456789ABCDEFGHJKLMNPQRSTVWXYZ'
  return [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('')
}
