import * as z from 'zod/mini'
import { acks } from '@balcao/domain/messaging'
import { orderStatuses } from '@balcao/domain/orders'
import { defineCall } from './call'
import { done, requiredText, text, uuid } from './shapes'

/** 16 MB of media as base64, and the fields around it. */
const MEDIA_BODY_BYTES = 23 * 1024 * 1024

export const messageKinds = [
  'text',
  'image',
  'video',
  'audio',
  'document',
  'sticker',
  'location',
  'contact',
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
 * A message (spec section 3), as find-messages and the live events carry it. `timestamp` is an ISO instant; messages
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
  options: z.array(z.object({ id: z.string(), title: z.string() })),
  quoted: z.nullable(Quoted),
  edited: z.boolean(),
  deleted: z.boolean(),
  reactions: z.array(z.object({ emoji: z.string(), isFromMe: z.boolean() })),
})
export type Message = z.output<typeof Message>

/** Who answers a conversation. `until` is when the bot comes back by itself, null when it does not. */
export const ChatBot = z.object({
  mode: z.enum(['bot', 'human', 'off']),
  until: z.nullable(z.string()),
  by: z.nullable(z.enum(['dashboard', 'phone', 'bot', 'customer'])),
})
export type ChatBot = z.output<typeof ChatBot>

/** A conversation (spec section 3), newest message first in the list. */
export const Chat = z.object({
  id: uuid,
  /** The address it is answered at, as WhatsApp gave it. */
  jid: z.string(),
  title: z.string(),
  kind: z.enum(['person', 'group']),
  /** Digits with country code; null where WhatsApp hides the phone. */
  phone: z.nullable(z.string()),
  unreadCount: z.int(),
  lastMessage: z.nullable(
    z.object({
      waMessageId: z.string(),
      text: z.string(),
      kind: z.enum(messageKinds),
      timestamp: z.string(),
      isFromMe: z.boolean(),
      ack: z.nullable(z.enum(acks)),
    }),
  ),
  bot: ChatBot,
  /** Since when the customer waits for a person; null when not. */
  waiting_since: z.nullable(z.string()),
  labels: z.array(uuid),
  /** The customer's newest order that is not over. */
  order: z.nullable(z.object({ id: uuid, number: z.int(), status: z.enum(orderStatuses) })),
  /** Until when the official channel lets us write freely; null where there is no such limit. */
  window_ends_at: z.nullable(z.string()),
  /** Grows with every change of what is shown here. */
  version: z.int(),
})
export type Chat = z.output<typeof Chat>

/** Conversations with something unread, and those in which a customer waits for a person. */
export const ChatCounts = z.object({ unread: z.int(), waiting: z.int() })
export type ChatCounts = z.output<typeof ChatCounts>

const access = ['module:mod_atendimento'] as const
const instance = z.string().check(z.minLength(1), z.maxLength(100))
const jid = z.string().check(z.minLength(1), z.maxLength(140))
const waMessageId = z.string().check(z.minLength(1), z.maxLength(200))
const conversation = z.object({ conversationId: uuid })
const instant = z.string().check(z.iso.datetime({ offset: true }))
const exampleInstance = '0b9f0f43-6a0f-4c52-8a43-7f5a4c0e2b11'

export const findChats = defineCall({
  id: 'chat.findChats',
  method: 'POST',
  path: '/chat/find-chats',
  summary: 'Conversations, the one with the newest message first',
  access,
  body: z.strictObject({
    instance,
    /** Title, phone in any spelling, or the last message. */
    query: z.optional(text(120)),
    show: z._default(z.enum(['all', 'unread', 'waiting']), 'all'),
    label: z.optional(uuid),
    /** Pages on from here: the `lastMessage.timestamp` and `id` of the last conversation of the page before. */
    before: z.optional(z.strictObject({ timestamp: z.nullable(instant), id: uuid })),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
  }),
  answer: z.array(Chat),
  errors: ['CHANNEL_NOT_FOUND'],
  example: { body: { instance: exampleInstance } },
})

export const findMessages = defineCall({
  id: 'chat.findMessages',
  method: 'POST',
  path: '/chat/find-messages',
  summary:
    'Messages of a conversation, oldest first: the newest ones, or those before, after or around a message',
  access,
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

const sendFields = {
  instance,
  /** What stands before '@' in a jid, a whole jid, or a phone as typed. */
  number: jid,
  /** The sender's own UUID for this message: the same id sends it once. */
  id: z.optional(uuid),
  quoted: z.optional(waMessageId),
}

const Sent = z.object({ ok: z.literal(true), message: Message })

export const sendText = defineCall({
  id: 'chat.sendText',
  method: 'POST',
  path: '/chat/send-text',
  summary: 'Sends a text; it is kept and goes out as soon as the gateway takes it',
  access,
  limit: 'write',
  body: z.strictObject({ ...sendFields, text: requiredText(4096) }),
  status: 201,
  answer: Sent,
  errors: ['CHANNEL_NOT_FOUND', 'NUMBER_NOT_UNDERSTOOD', 'IDEMPOTENCY_MISMATCH', 'WINDOW_CLOSED'],
  example: { body: { instance: exampleInstance, number: '5592991234567', text: 'Olá!' } },
})

export const sendMedia = defineCall({
  id: 'chat.sendMedia',
  method: 'POST',
  path: '/chat/send-media',
  summary: 'Sends a picture, a video, a voice note or a document',
  access,
  limit: 'write',
  bodyLimit: MEDIA_BODY_BYTES,
  body: z.strictObject({
    ...sendFields,
    mediatype: z.enum(['image', 'video', 'audio', 'document']),
    mimetype: z.string().check(z.regex(/^[\w.+-]+\/[\w.+-]+(;[^\r\n]{0,80})?$/)),
    /** Base64. */
    media: z.string().check(z.minLength(4)),
    fileName: requiredText(200),
    caption: z._default(text(1024), ''),
    /** Recorded here: shown as a voice note. */
    voice: z._default(z.boolean(), false),
  }),
  status: 201,
  answer: Sent,
  errors: [
    'CHANNEL_NOT_FOUND',
    'NUMBER_NOT_UNDERSTOOD',
    'IDEMPOTENCY_MISMATCH',
    'MEDIA_REFUSED',
    'WINDOW_CLOSED',
    'PAYLOAD_TOO_LARGE',
    'UNAVAILABLE',
  ],
  example: {
    body: {
      instance: exampleInstance,
      number: '5592991234567',
      mediatype: 'document',
      mimetype: 'application/pdf',
      media: 'JVBERi0xLjQK',
      fileName: 'cardapio.pdf',
    },
  },
})

export const markRead = defineCall({
  id: 'chat.markRead',
  method: 'POST',
  path: '/chat/mark-read',
  summary: 'Marks a message and all before it in its conversation as read',
  access,
  body: z.strictObject({ instance, remoteJid: jid, messageId: waMessageId }),
  answer: done,
  errors: ['CHANNEL_NOT_FOUND', 'CONVERSATION_NOT_FOUND'],
  example: {
    body: { instance: exampleInstance, remoteJid: '5592991234567@s.whatsapp.net', messageId: '3A0F' },
  },
})

const message = z.object({ messageId: uuid })

export const retryMessage = defineCall({
  id: 'conversations.retry',
  method: 'POST',
  path: '/api/messages/:messageId/retry',
  summary: 'Tries a failed message once more',
  access,
  limit: 'write',
  params: message,
  answer: Message,
  errors: ['MESSAGE_NOT_FOUND', 'TRANSITION_NOT_ALLOWED', 'WINDOW_CLOSED'],
})

export const discardMessage = defineCall({
  id: 'conversations.discard',
  method: 'DELETE',
  path: '/api/messages/:messageId',
  summary: 'Takes a message back that has not gone out: failed, or still waiting',
  access,
  params: message,
  answer: done,
  errors: ['MESSAGE_NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
})

export const readMedia = defineCall({
  id: 'conversations.media',
  method: 'GET',
  path: '/api/media/:mediaId',
  summary: 'The bytes of a picture, sound, video or document',
  access,
  params: z.object({ mediaId: uuid }),
  answer: z.unknown(),
  errors: ['MEDIA_NOT_FOUND', 'UNAVAILABLE'],
})

export const chatCounts = defineCall({
  id: 'conversations.counts',
  method: 'GET',
  path: '/api/conversations/counts',
  summary: 'How many conversations have something unread, and how many wait for a person',
  access,
  answer: ChatCounts,
  errors: [],
})

export const startConversation = defineCall({
  id: 'conversations.start',
  method: 'POST',
  path: '/api/conversations',
  summary: 'The conversation with a phone, made when there is none yet',
  access,
  limit: 'write',
  body: z.strictObject({ number: jid, title: z.optional(text(120)) }),
  answer: Chat,
  errors: ['CHANNEL_NOT_FOUND', 'NUMBER_NOT_UNDERSTOOD'],
  example: { body: { number: '92991234567' } },
})

export const getConversation = defineCall({
  id: 'conversations.get',
  method: 'GET',
  path: '/api/conversations/:conversationId',
  summary: 'One conversation as it stands in the list',
  access,
  params: conversation,
  answer: Chat,
  errors: ['CONVERSATION_NOT_FOUND'],
})

export const searchMessages = defineCall({
  id: 'conversations.search',
  method: 'GET',
  path: '/api/conversations/:conversationId/search',
  summary: 'Messages that hold every word, whatever accents and case; the newest first, at most 50',
  access,
  params: conversation,
  query: z.object({ q: requiredText(120) }),
  answer: z.array(Message),
  errors: ['CONVERSATION_NOT_FOUND'],
  example: { query: { q: 'pizza' } },
})

export const nameConversation = defineCall({
  id: 'conversations.name',
  method: 'PUT',
  path: '/api/conversations/:conversationId/title',
  summary: 'Names the customer; null takes the name that they gave themselves',
  access,
  limit: 'write',
  params: conversation,
  body: z.strictObject({ title: z.nullable(requiredText(120)) }),
  answer: Chat,
  errors: ['CONVERSATION_NOT_FOUND'],
  example: { body: { title: 'Ana do Centro' } },
})

export const setChatBot = defineCall({
  id: 'conversations.setBot',
  method: 'PUT',
  path: '/api/conversations/:conversationId/bot',
  summary: 'Who answers: the bot, a person (for so many minutes), or never the bot',
  access,
  limit: 'write',
  params: conversation,
  body: z.strictObject({
    mode: z.enum(['bot', 'human', 'off']),
    minutes: z.optional(z.int().check(z.minimum(1), z.maximum(1440))),
  }),
  answer: Chat,
  errors: ['CONVERSATION_NOT_FOUND'],
  example: { body: { mode: 'human', minutes: 30 } },
})

export const ChatLabel = z.object({ id: uuid, name: z.string(), colour: z.string() })
export type ChatLabel = z.output<typeof ChatLabel>

export const listLabels = defineCall({
  id: 'conversations.labels',
  method: 'GET',
  path: '/api/chat-labels',
  summary: 'The labels of the company',
  access,
  answer: z.array(ChatLabel),
  errors: [],
})

export const saveLabels = defineCall({
  id: 'conversations.saveLabels',
  method: 'PUT',
  path: '/api/chat-labels',
  summary: 'Saves all labels; conversations lose those that are gone',
  access,
  limit: 'write',
  body: z.strictObject({
    labels: z
      .array(
        z.strictObject({
          id: uuid,
          name: requiredText(40),
          colour: z.enum(['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey']),
        }),
      )
      .check(z.maxLength(40)),
  }),
  answer: z.array(ChatLabel),
  errors: [],
  example: { body: { labels: [] } },
})

export const labelConversation = defineCall({
  id: 'conversations.label',
  method: 'PUT',
  path: '/api/conversations/:conversationId/labels',
  summary: 'The labels that a conversation carries',
  access,
  limit: 'write',
  params: conversation,
  body: z.strictObject({ labels: z.array(uuid).check(z.maxLength(40)) }),
  answer: Chat,
  errors: ['CONVERSATION_NOT_FOUND'],
  example: { body: { labels: [] } },
})

/** Something that only the shop reads. */
export const ChatNote = z.object({ id: uuid, text: z.string(), created_at: z.string() })
export type ChatNote = z.output<typeof ChatNote>

export const listNotes = defineCall({
  id: 'conversations.notes',
  method: 'GET',
  path: '/api/conversations/:conversationId/notes',
  summary: 'Private notes of a conversation, the oldest first',
  access,
  params: conversation,
  answer: z.array(ChatNote),
  errors: ['CONVERSATION_NOT_FOUND'],
})

export const addNote = defineCall({
  id: 'conversations.addNote',
  method: 'POST',
  path: '/api/conversations/:conversationId/notes',
  summary: 'Adds a private note; the same id adds it once',
  access,
  limit: 'write',
  params: conversation,
  body: z.strictObject({ id: uuid, text: requiredText(2000) }),
  status: 201,
  answer: ChatNote,
  errors: ['CONVERSATION_NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
  example: { body: { id: '5d0c7f6e-0f3a-4d8a-9a55-0f8f6e3b7a21', text: 'Prefere ligar antes' } },
})

export const removeNote = defineCall({
  id: 'conversations.removeNote',
  method: 'DELETE',
  path: '/api/conversations/:conversationId/notes/:noteId',
  summary: 'Removes a private note',
  access,
  limit: 'write',
  params: z.object({ conversationId: uuid, noteId: uuid }),
  answer: done,
  errors: ['CONVERSATION_NOT_FOUND'],
})

/** A text to send with few keys. `{nome}`, `{pedido}`, `{total}`, `{pix}`, `{horario}`, `{loja}` are filled in. */
export const QuickReply = z.object({ id: uuid, shortcut: z.string(), text: z.string() })
export type QuickReply = z.output<typeof QuickReply>

/** One word, as it is typed after '/'. */
const shortcut = z.string().check(z.trim(), z.regex(/^\S{1,40}$/))

const QuickReplies = z.object({ version: z.int(), replies: z.array(QuickReply) })

export const listQuickReplies = defineCall({
  id: 'conversations.quickReplies',
  method: 'GET',
  path: '/api/quick-replies',
  summary: 'The quick replies, in their order',
  access,
  answer: QuickReplies,
  errors: [],
})

export const saveQuickReplies = defineCall({
  id: 'conversations.saveQuickReplies',
  method: 'PUT',
  path: '/api/quick-replies',
  summary: 'Saves all quick replies; refused when somebody else saved since `version`',
  access,
  limit: 'write',
  bodyLimit: 256 * 1024,
  body: z.strictObject({
    version: z.int(),
    replies: z
      .array(z.strictObject({ id: uuid, shortcut, text: requiredText(2000) }))
      .check(z.maxLength(100)),
  }),
  answer: QuickReplies,
  errors: ['SETTINGS_CHANGED'],
  example: { body: { version: 0, replies: [] } },
})

const PanelOrder = z.object({
  id: uuid,
  number: z.int(),
  status: z.enum(orderStatuses),
  total_cents: z.int(),
  created_at: z.string(),
  summary: z.string(),
})

/** What the shop knows of the customer of a conversation. Money in cents. */
export const ChatCustomer = z.object({
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  neighbourhood: z.nullable(z.string()),
  /** Orders that are not over, then the last ones that are; at most ten together. */
  live_orders: z.array(PanelOrder),
  past_orders: z.array(PanelOrder),
  orders_count: z.int(),
  /** Of orders that were neither cancelled nor refused. */
  spent_cents: z.int(),
  first_order_at: z.nullable(z.string()),
  /** What quick replies are filled with. */
  variables: z.record(z.string(), z.nullable(z.string())),
})
export type ChatCustomer = z.output<typeof ChatCustomer>

export const getChatCustomer = defineCall({
  id: 'conversations.customer',
  method: 'GET',
  path: '/api/conversations/:conversationId/customer',
  summary: 'Orders, address and spending of the customer of a conversation',
  access,
  params: conversation,
  answer: ChatCustomer,
  errors: ['CONVERSATION_NOT_FOUND'],
})

export const conversationCalls = {
  findChats,
  findMessages,
  sendText,
  sendMedia,
  markRead,
  retryMessage,
  discardMessage,
  readMedia,
  chatCounts,
  startConversation,
  getConversation,
  searchMessages,
  nameConversation,
  setChatBot,
  listLabels,
  saveLabels,
  labelConversation,
  listNotes,
  addNote,
  removeNote,
  listQuickReplies,
  saveQuickReplies,
  getChatCustomer,
}
