import type { Ack } from '@balcao/domain/messaging'
import { ServiceAway } from '../../platform/jobs/service-away'
import type {
  ConnectionState,
  GatewayEvent,
  InboundMedia,
  InboundMessage,
  QrCode,
  SendFailure,
} from './gateway-event'

/** Products of the shop's catalogue at WhatsApp, by their ids there. */
export interface OutgoingProducts {
  title: string
  ids: readonly string[]
}

/**
 * What goes out. `options` are shown as buttons or a list where the channel has them, else as numbered text. With
 * `products` they stand for those: the channel's catalogue is shown where it has one, and takes it. `asksPlace`: the
 * customer can share a location with a press where the channel has that.
 */
export type OutgoingContent =
  | { kind: 'text'; text: string; asksPlace?: boolean }
  | {
      kind: 'options'
      text: string
      options: readonly { id: string; title: string; description?: string }[]
      products?: OutgoingProducts
    }
  | {
      kind: 'media'
      type: 'image' | 'video' | 'audio' | 'document'
      mime: string
      fileName: string
      caption: string
      voice: boolean
      read: () => Promise<Buffer>
    }
  | { kind: 'location'; latitude: number; longitude: number; name: string | null; address: string | null }

export interface OutgoingMessage {
  /** Our own id of the send; gateways that can carry it echo it. */
  clientId: string
  /** Addresses of the customer, the most trusted first (jid, @lid or BSUID, as WhatsApp gave them). */
  to: readonly string[]
  content: OutgoingContent
  quoting: { id: string; fromMe: boolean; jid: string; text: string } | null
}

/**
 * `accepted`: the gateway has it; `withoutProducts`: as a list, because the catalogue was refused, in these words. `not-sent`: it surely has not, and trying again is safe (after `retryAfterMs`).
 * `refused`: it never will. `unknown`: the answer was lost after the request went out; see `findSent`.
 */
export type SendOutcome =
  | { kind: 'accepted'; id: string; jid: string | null; ack: Ack; withoutProducts?: string }
  | { kind: 'not-sent'; retryAfterMs: number | null; words: string }
  | { kind: 'refused'; failure: SendFailure }
  | { kind: 'unknown'; words: string }

/** `unknown`: the account knows no such catalogue; `forbidden`: its token may not read it. */
export type CatalogueRead =
  | { kind: 'read'; ids: readonly string[] }
  | { kind: 'unknown' | 'forbidden'; words: string }

export interface ConnectionSeen {
  state: ConnectionState
  ownJid: string | null
  qr: QrCode | null
  reason: string | null
}

/**
 * One company's WhatsApp account behind a gateway. Each call has a timeout; none retries by itself. Apart from `send`,
 * which answers its outcome, calls throw GatewayUnavailable when the gateway is away or refuses us.
 */
export interface WhatsAppGateway {
  /** What the channel can show, so that prompts are rendered for it. */
  readonly features: {
    options: boolean
    /** Products of a catalogue can be shown. */
    catalogue: boolean
    window24h: boolean
    findsSent: boolean
    history: boolean
    pairing: boolean
  }
  send(message: OutgoingMessage): Promise<SendOutcome>
  /**
   * Looks for a message whose send ended `unknown`; null when it is not there. Only where `findsSent`. `text` is the
   * text or caption as it was given to `send`; `except` are ids that are known to be other messages'.
   */
  findSent(message: {
    to: readonly string[]
    text: string
    since: number
    except?: readonly string[]
  }): Promise<{ id: string; ack: Ack } | null>
  /** Blue ticks on these messages of one conversation, `addresses` being all that are known of it. */
  markRead(ids: readonly string[], addresses: readonly string[]): Promise<void>
  /** What a group is called now; null where it cannot be known. Only for addresses of groups. */
  groupSubject(jid: string): Promise<string | null>
  /** 'digitando…' at the customer's; best effort. `lastInboundId` is the newest message of the customer. */
  showTyping(to: string, lastInboundId: string | null): Promise<void>
  fetchMedia(
    media: InboundMedia,
    messageId: string,
  ): Promise<{ bytes: Buffer; mime: string; fileName: string | null }>
  /** Messages and their acks since an instant, oldest first, of one chat or of all; only where `history`. */
  readHistory(options: {
    jid: string | null
    since: number
    most: number
  }): Promise<(InboundMessage | Extract<GatewayEvent, { kind: 'ack' }>)[]>
  /** Ids of what the catalogue at WhatsApp has to sell now, `most` at most. Only where `catalogue`. */
  readCatalogue(catalogueId: string, most: number): Promise<CatalogueRead>
  /** The connection as it is now. */
  look(): Promise<ConnectionSeen>
  /**
   * Makes the account at the gateway if it is not there, points its webhooks at us, and asks for pairing. One whose
   * pairing ended may be made anew, which takes what the gateway stores of it: `beforeAnew` is awaited first.
   */
  connect(beforeAnew?: () => Promise<void>): Promise<ConnectionSeen>
  /** Ends the pairing; the account stays known to the gateway. */
  disconnect(): Promise<void>
  /** The gateway's own version, null where it does not tell. */
  version(): Promise<string | null>
}

/** The gateway cannot be asked now. `final` when its credentials or the account are refused: waiting will not help. */
export class GatewayUnavailable extends ServiceAway {
  override name = 'GatewayUnavailable'
  constructor(message: string, final = false) {
    super(message, { final })
  }
}

/** The largest file that is fetched, in bytes. */
export const MOST_MEDIA_BYTES = 32 * 1024 * 1024

/** The gateway has not got this file, not any more, or it is larger than we take: asking again will not help. */
export class MediaGone extends GatewayUnavailable {
  override name = 'MediaGone'
  constructor(message: string) {
    super(message, true)
  }
}
