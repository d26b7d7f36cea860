import type { Ack, InboundAddresses } from '@balcao/domain/messaging'

/** What a message says, whatever gateway it came through. Sizes in bytes, times in seconds, places in degrees. */
export type InboundContent =
  | { kind: 'text'; text: string }
  | { kind: 'media'; media: InboundMedia; caption: string }
  | { kind: 'location'; latitude: number; longitude: number; name: string | null; address: string | null }
  | { kind: 'contact'; name: string; phones: string[] }
  /** The cart of the shop's catalogue at WhatsApp; `text` is what the customer wrote beside it. */
  | { kind: 'cart'; text: string; items: InboundCartItem[] }
  /** An option of ours that was pressed: `id` as we gave it. */
  | { kind: 'choice'; id: string; title: string }
  /** WhatsApp has kinds that we only name. */
  | { kind: 'other'; type: string }

/** `id` is the catalogue's; the price in cents is for one. */
export interface InboundCartItem {
  id: string
  quantity: number
  priceCents: number | null
  currency: string | null
}

/** What led a customer here: an advertisement or a post at Meta. */
export interface InboundReferral {
  type: 'ad' | 'post'
  headline: string | null
  body: string | null
  url: string | null
}

export interface InboundMedia {
  type: 'image' | 'video' | 'audio' | 'document' | 'sticker'
  mime: string
  fileName: string | null
  bytes: number | null
  seconds: number | null
  /** A voice note, not a sound file. */
  voice: boolean
  /** What the gateway needs to hand the bytes out later; plain JSON. */
  handle: Record<string, unknown>
}

export interface InboundMessage {
  kind: 'message'
  addresses: InboundAddresses
  /** WhatsApp's id. */
  id: string
  fromMe: boolean
  /** Own messages: made by our API call (`api`), or typed by a person on the phone or another device. */
  source: 'customer' | 'api' | 'phone'
  /** Our id of the send, where the gateway echoes it. */
  clientId: string | null
  /** Milliseconds since 1970. */
  at: number
  /** The name the sender gives itself; in groups the author's. */
  name: string | null
  content: InboundContent
  /** Id of the message it answers. */
  quoting: string | null
  referral?: InboundReferral
  ack: Ack | null
}

/** What a gateway tells. All of it may come twice, late, or in any order. */
export type GatewayEvent =
  | InboundMessage
  /** `waPhone` is the address under which WhatsApp knows whom we wrote to, where it tells. */
  | {
      kind: 'ack'
      id: string
      ack: Ack
      clientId: string | null
      reason: SendFailure | null
      waPhone: string | null
    }
  | { kind: 'edited'; id: string; at: number; text: string }
  | { kind: 'deleted'; id: string }
  | { kind: 'reaction'; id: string; fromMe: boolean; emoji: string; at: number }
  /** Something about a group: what it is called now is asked. */
  | { kind: 'group'; jid: string }
  | { kind: 'typing'; addresses: InboundAddresses; typing: boolean }
  /** Something about the connection: what it is now is asked, because an old telling may arrive late. */
  | { kind: 'connection'; state: ConnectionState; reason: string | null; ownJid: string | null }
  | { kind: 'qr'; code: QrCode | null }

export type ConnectionState = 'open' | 'connecting' | 'closed' | 'refused'

/** `image` is a data URL; `at` milliseconds. */
export interface QrCode {
  code: string
  image: string
  pairingCode: string | null
  at: number
}

/**
 * Why a message did not go out: `blocked` the account may not write to new people for a while (463), `window` more
 * than 24 hours since the customer wrote, `unknown-number` nobody has WhatsApp there, `media` the file was refused,
 * `credentials` the gateway does not let us in, `other` in its own words.
 */
export interface SendFailure {
  code: 'blocked' | 'window' | 'unknown-number' | 'media' | 'credentials' | 'too-many' | 'other'
  /** Without addresses or secrets. */
  words: string
}
