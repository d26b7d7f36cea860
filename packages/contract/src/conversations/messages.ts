import * as z from 'zod/mini'
import { acks } from '@balcao/domain/messaging'
import { defineCall } from '../call'
import { counterRoles } from '../roles'
import { requiredText, uuid } from '../call/shapes'
import { access, conversation, exampleInstance, instance, instant, jid, waMessageId } from './shapes'

export const messageKinds = [
  'text',
  'image',
  'video',
  'audio',
  'document',
  'sticker',
  'location',
  'contact',
  'cart',
  'options',
  'other',
] as const
export type MessageKind = (typeof messageKinds)[number]

export const sendFailures = [
  'blocked',
  'window',
  'unknown-number',
  'media',
  'credentials',
  'too-many',
  'not-connected',
  'unconfirmed',
  'other',
] as const
export type SendFailureCode = (typeof sendFailures)[number]

/** What a message that is answered looked like. */
const Quoted = z.object({
  waMessageId: z.string(),
  text: z.string(),
  kind: z.enum(messageKinds),
  isFromMe: z.boolean(),
})

/**
 * A message (CONV-14), as find-messages and the live events carry it. `timestamp` is an ISO instant; messages
 * stand in the order of `timestamp`, then `seq`. `ack` is null on inbound messages.
 */
export const Message = z.object({
  /** Ours: chosen by whoever sends, and the same from the first moment on. */
  id: uuid,
  /** WhatsApp's id, and ours until the gateway has given one. */
  waMessageId: z.string(),
  conversation_id: uuid,
  jid: z.string(),
  direction: z.enum(['inbound', 'outbound']),
  isFromMe: z.boolean(),
  kind: z.enum(messageKinds),
  /** The text or the caption; empty once the message was deleted. */
  text: z.string(),
  timestamp: z.string(),
  seq: z.int(),
  ack: z.nullable(z.enum(acks)),
  failure: z.nullable(z.enum(sendFailures)),
  /** Who wrote it: the customer, a person at the counter, the bot, the shop's phone, or Balcão itself (order news). */
  author: z.enum(['customer', 'person', 'bot', 'phone', 'system']),
  /** In groups, the member's name. */
  author_name: z.nullable(z.string()),
  media: z.nullable(
    z.object({
      id: uuid,
      mime: z.string(),
      file_name: z.nullable(z.string()),
      bytes: z.nullable(z.int()),
      seconds: z.nullable(z.number()),
      voice: z.boolean(),
      state: z.enum(['fetching', 'ready', 'gone']),
      /**
       * What a voice note says; null where nobody wrote it down, absent in older events. `pending`: it may still come, and
       * the text is empty.
       */
      transcript: z.optional(z.nullable(z.object({ state: z.enum(['pending', 'ready']), text: z.string() }))),
    }),
  ),
  location: z.nullable(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      name: z.nullable(z.string()),
      address: z.nullable(z.string()),
    }),
  ),
  contact: z.nullable(z.object({ name: z.string(), phones: z.array(z.string()) })),
  /**
   * What was put into the cart of the shop's catalogue at WhatsApp. `id` is that catalogue's, `name` ours where one of our
   * products has this id; the price is for one, as the customer saw it.
   */
  cart: z.array(
    z.object({
      id: z.string(),
      name: z.nullable(z.string()),
      quantity: z.int(),
      price_cents: z.nullable(z.int()),
      currency: z.nullable(z.string()),
    }),
  ),
  /** The advertisement or post at Meta that led the customer here. */
  referral: z.nullable(
    z.object({
      type: z.enum(['ad', 'post']),
      headline: z.nullable(z.string()),
      body: z.nullable(z.string()),
      url: z.nullable(z.string()),
    }),
  ),
  options: z.array(z.object({ id: z.string(), title: z.string() })),
  quoted: z.nullable(Quoted),
  edited: z.boolean(),
  deleted: z.boolean(),
  reactions: z.array(z.object({ emoji: z.string(), isFromMe: z.boolean() })),
})
export type Message = z.output<typeof Message>

export const findMessages = defineCall({
  id: 'chat.findMessages',
  method: 'POST',
  path: '/chat/find-messages',
  summary:
    'Messages of a conversation, oldest first: the newest ones, or those before, after or around a message',
  access,
  roles: counterRoles,
  body: z.strictObject({
    instance,
    remoteJid: jid,
    before: z.optional(z.strictObject({ timestamp: instant, seq: z.int() })),
    after: z.optional(z.strictObject({ timestamp: instant, seq: z.int() })),
    around: z.optional(waMessageId),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  answer: z.array(Message),
  errors: ['CHANNEL_NOT_FOUND', 'CONVERSATION_NOT_FOUND'],
  example: { body: { instance: exampleInstance, remoteJid: '5592991234567@s.whatsapp.net' } },
})

export const readMedia = defineCall({
  id: 'conversations.media',
  method: 'GET',
  path: '/api/media/:mediaId',
  summary: 'The bytes of a picture, sound, video or document',
  access,
  roles: counterRoles,
  params: z.object({ mediaId: uuid }),
  answer: z.unknown(),
  errors: ['MEDIA_NOT_FOUND', 'UNAVAILABLE'],
})

export const searchMessages = defineCall({
  id: 'conversations.search',
  method: 'GET',
  path: '/api/conversations/:conversationId/search',
  summary: 'Messages that hold every word, whatever accents and case; the newest first, at most 50',
  access,
  roles: counterRoles,
  params: conversation,
  query: z.object({ q: requiredText(120) }),
  answer: z.array(Message),
  errors: ['CONVERSATION_NOT_FOUND'],
  example: { query: { q: 'pizza' } },
})
