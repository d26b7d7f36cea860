import { randomUUID } from 'node:crypto'
import type { Message } from '@balcao/contract/conversations'
import { findConversation } from '@balcao/domain/messaging'
import type {
  GatewayEvent,
  InboundContent,
  InboundMedia,
  InboundMessage,
} from '../../gateways/whatsapp/gateway-event'
import { mergeStates, unchangedState, type MessageState } from '../thread/message-state'
import type { MessageContent } from '../thread/read-messages'

/** WhatsApp lets people name themselves with 25 characters; whoever sends more is cut. */
const LONGEST_NAME = 100

/** A message as it was told, ready to be stored. */
export interface ToldMessage {
  /** A fresh id of ours, for the case that it is new. */
  id: string
  waId: string
  /** Its person's or group's addresses as WhatsApp gave them, the one to answer at first. */
  jids: readonly [string, ...string[]]
  fromMe: boolean
  source: InboundMessage['source']
  clientId: string | null
  at: Date
  name: string | null
  kind: Message['kind']
  text: string
  content: MessageContent
  media: InboundMedia | null
  quoting: string | null
}

/** Everything that a batch tells about conversations; what is about the connection or typing is not in it. */
export interface Told {
  /** In the order of arrival, each WhatsApp id once. */
  messages: readonly ToldMessage[]
  /** Other tellings of the same messages: they may bring addresses that the first one lacked. */
  repeats: readonly ToldMessage[]
  /** By WhatsApp's id. */
  states: ReadonlyMap<string, MessageState>
  /** Our id of a send by WhatsApp's, where the gateway echoes it. */
  clientIds: ReadonlyMap<string, string>
  /** Addresses that the gateway named as an own message's receiver, by WhatsApp's id. */
  receivers: ReadonlyMap<string, string>
  /** Addresses of groups of which something was told. */
  groups: ReadonlySet<string>
}

/** Sorts what a gateway told. `now` in milliseconds: no message is later than the moment in which it is received. */
export function sortEvents(events: readonly GatewayEvent[], now: number): Told {
  const messages = new Map<string, ToldMessage>()
  const repeats: ToldMessage[] = []
  const states = new Map<string, MessageState>()
  const clientIds = new Map<string, string>()
  const receivers = new Map<string, string>()
  const groups = new Set<string>()
  const change = (id: string, told: Partial<MessageState>) =>
    states.set(id, mergeStates(states.get(id) ?? unchangedState, { ...unchangedState, ...told }))
  for (const raw of events) {
    const event = storable(raw)
    switch (event.kind) {
      case 'message': {
        const told = toldMessage(event, now)
        if (told === null) break
        if (messages.has(told.waId)) repeats.push(told)
        else messages.set(told.waId, told)
        if (told.clientId !== null) clientIds.set(told.waId, told.clientId)
        if (told.fromMe && event.ack !== null) change(told.waId, { ack: event.ack })
        break
      }
      case 'ack':
        change(event.id, { ack: event.ack, failure: event.reason?.code ?? null })
        if (isUuid(event.clientId)) clientIds.set(event.id, event.clientId)
        if (event.waPhone !== null) receivers.set(event.id, event.waPhone)
        break
      case 'edited':
        change(event.id, { edit: { at: event.at, text: event.text } })
        break
      case 'deleted':
        change(event.id, { deleted: true })
        break
      case 'reaction':
        change(event.id, { reactions: [{ fromMe: event.fromMe, emoji: event.emoji, at: event.at }] })
        break
      case 'group':
        groups.add(event.jid)
        break
      case 'typing':
      case 'connection':
      case 'qr':
        break
    }
  }
  return { messages: [...messages.values()], repeats, states, clientIds, receivers, groups }
}

function toldMessage(event: InboundMessage, now: number): ToldMessage | null {
  const found = findConversation([], event.addresses)
  const [first, ...others] = found.kind === 'new' ? found.aliases : []
  if (first === undefined) return null
  return {
    id: randomUUID(),
    waId: event.id,
    jids: [first, ...others],
    fromMe: event.fromMe,
    source: event.source,
    clientId: isUuid(event.clientId) ? event.clientId : null,
    at: new Date(Math.min(event.at, now)),
    name: shortName(event.name),
    ...withReferral(storedContent(event.content), event.referral),
    quoting: event.quoting,
  }
}

/** A cut through the middle of an emoji would leave what PostgreSQL cannot store. */
function shortName(name: string | null): string | null {
  return (
    name
      ?.trim()
      .slice(0, LONGEST_NAME)
      .replace(/[\uD800-\uDBFF]$/, '') || null
  )
}

type Stored = Pick<ToldMessage, 'kind' | 'text' | 'content' | 'media'>

const withReferral = (stored: Stored, referral: InboundMessage['referral']): Stored =>
  referral ? { ...stored, content: { ...stored.content, referral } } : stored

function storedContent(said: InboundContent): Stored {
  switch (said.kind) {
    case 'text':
      return { kind: 'text', text: said.text, content: {}, media: null }
    case 'choice':
      return { kind: 'text', text: said.title, content: { choice: said.id }, media: null }
    case 'media':
      return { kind: said.media.type, text: said.caption, content: {}, media: said.media }
    case 'location': {
      const { latitude, longitude, name, address } = said
      return {
        kind: 'location',
        text: '',
        content: { location: { latitude, longitude, name, address } },
        media: null,
      }
    }
    case 'contact':
      return {
        kind: 'contact',
        text: '',
        content: { contact: { name: said.name, phones: said.phones } },
        media: null,
      }
    case 'cart':
      return { kind: 'cart', text: said.text, content: { cart: said.items }, media: null }
    case 'other':
      return { kind: 'other', text: '', content: { type: said.type }, media: null }
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isUuid = (text: string | null): text is string => text !== null && uuid.test(text)

// eslint-disable-next-line no-control-regex
const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Whoever writes to the shop may send what PostgreSQL cannot store; the rest of the batch must not suffer for it. */
function storable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(unstorable, '\uFFFD') : part,
  ) as T
}
