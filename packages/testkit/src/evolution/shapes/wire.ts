import type { Media } from './message-content'

export type ConnectionState = 'open' | 'connecting' | 'close'

/** The words of `messages.update`; WhatsApp's numbers for them are 0 (ERROR) to 5 (PLAYED). */
export type MessageStatus = 'ERROR' | 'PENDING' | 'SERVER_ACK' | 'DELIVERY_ACK' | 'READ' | 'PLAYED'

/** What the rows of MessageUpdate say: acks, and what became of the text. */
type UpdateStatus = MessageStatus | 'EDITED' | 'DELETED'

export interface MessageKey {
  remoteJid: string
  fromMe: boolean
  id: string
  /** The same person's other address, where the gateway knows it. */
  remoteJidAlt?: string
  /** Who wrote it, in a group or as a status. */
  participant?: string
  participantAlt?: string
  addressingMode?: 'pn' | 'lid'
}

/** `data` of `messages.upsert` and `send.message`, and what sends are answered with. */
export interface MessageData {
  key: MessageKey
  pushName: string
  status: MessageStatus
  message: Record<string, unknown>
  contextInfo: Record<string, unknown> | null
  messageType: string
  /** Seconds since 1970. */
  messageTimestamp: number
  instanceId: string
  source: 'ios' | 'android' | 'web' | 'desktop' | 'unknown'
}

/** A message as the gateway's own database has it. */
export interface StoredMessage {
  rowId: string
  /** The customer's number as registered, which no address flip changes; a group's address, or status@broadcast. */
  customer: string
  /** Who wrote it in a group: a number as registered. */
  author?: string
  /** What put it there: a customer's phone, the shop's own phone, or a REST call. */
  via: 'customer' | 'shop-phone' | 'api'
  data: MessageData
  /** Statuses in the order they were written: the gateway keeps no status but these. */
  updates: UpdateStatus[]
  media?: Media
  isDeleted: boolean
  /** Only of the customer's messages: `markMessageAsRead` named it. */
  readByShop: boolean
}

export interface WebhookSettings {
  enabled: boolean
  url: string
  headers: Record<string, string>
  /** Adds the event's name to the path. */
  byEvents: boolean
  /** Puts media bytes into `message.base64`. */
  base64: boolean
  /** Upper snake names; empty means all. */
  events: string[]
}

/** What is posted to the webhook's address. */
export interface Envelope {
  /** Lowercase and dotted. */
  event: string
  instance: string
  data: unknown
  destination: string
  /** Local time dressed as UTC, as the gateway does it. */
  date_time: string
  sender: string
  server_url: string
  apikey: string
}

const RANKS: Record<MessageStatus, number> = {
  ERROR: 0,
  PENDING: 1,
  SERVER_ACK: 2,
  DELIVERY_ACK: 3,
  READ: 4,
  PLAYED: 5,
}

/** How far a status is along, 0 (ERROR) to 5 (PLAYED). */
export const statusRank = (status: MessageStatus): number => RANKS[status]

/** A refusal, answered as `{status, error, response: {message}}`. */
export class GatewayRefusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 429 | 500,
    readonly details: unknown,
  ) {
    super(`Refused with ${status}`)
  }

  body(): unknown {
    return { status: this.status, error: REASONS[this.status], response: { message: this.details } }
  }
}

const REASONS: Record<GatewayRefusal['status'], string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
}
