import * as z from 'zod/mini'
import { acks } from '@balcao/domain/messaging'
import { fulfilments, orderStatuses } from '@balcao/domain/orders'
import { defineCall } from '../call'
import { counterRoles } from '../roles'
import { done, requiredText, text, uuid } from '../call/shapes'
import { messageKinds } from './messages'
import { access, conversation, exampleInstance, instance, instant, jid, waMessageId } from './shapes'

const write = { access, roles: counterRoles, limit: 'write' } as const

/** Who answers a conversation. `until` is when the bot comes back by itself, null when it does not. */
export const ChatBot = z.object({
  mode: z.enum(['bot', 'human', 'off']),
  until: z.nullable(z.string()),
  by: z.nullable(z.enum(['dashboard', 'phone', 'bot', 'customer'])),
})
export type ChatBot = z.output<typeof ChatBot>

/** A conversation (CONV-13), newest message first in the list. */
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
  order: z.nullable(
    z.object({
      id: uuid,
      number: z.int(),
      status: z.enum(orderStatuses),
      fulfilment: z.enum(fulfilments),
    }),
  ),
  /** Until when the official channel lets us write freely; null where there is no such limit. */
  window_ends_at: z.nullable(z.string()),
  /** Grows with every change of what is shown here. */
  version: z.int(),
})
export type Chat = z.output<typeof Chat>

/** Conversations with something unread, and those in which a customer waits for a person. */
export const ChatCounts = z.object({ unread: z.int(), waiting: z.int() })
export type ChatCounts = z.output<typeof ChatCounts>

export const findChats = defineCall({
  id: 'chat.findChats',
  method: 'POST',
  path: '/chat/find-chats',
  summary: 'Conversations, the one with the newest message first',
  access,
  roles: counterRoles,
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

export const markRead = defineCall({
  id: 'chat.markRead',
  method: 'POST',
  path: '/chat/mark-read',
  summary: 'Marks a message and all before it in its conversation as read',
  access,
  roles: counterRoles,
  body: z.strictObject({ instance, remoteJid: jid, messageId: waMessageId }),
  answer: done,
  errors: ['CHANNEL_NOT_FOUND', 'CONVERSATION_NOT_FOUND'],
  example: {
    body: { instance: exampleInstance, remoteJid: '5592991234567@s.whatsapp.net', messageId: '3A0F' },
  },
})

export const chatCounts = defineCall({
  id: 'conversations.counts',
  method: 'GET',
  path: '/api/conversations/counts',
  summary: 'How many conversations have something unread, and how many wait for a person',
  access,
  roles: counterRoles,
  answer: ChatCounts,
  errors: [],
})

export const startConversation = defineCall({
  id: 'conversations.start',
  method: 'POST',
  path: '/api/conversations',
  summary: 'The conversation with a phone, made when there is none yet',
  ...write,
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
  roles: counterRoles,
  params: conversation,
  answer: Chat,
  errors: ['CONVERSATION_NOT_FOUND'],
})

export const nameConversation = defineCall({
  id: 'conversations.name',
  method: 'PUT',
  path: '/api/conversations/:conversationId/title',
  summary: 'Names the customer; null takes the name that they gave themselves',
  ...write,
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
  ...write,
  params: conversation,
  body: z.strictObject({
    mode: z.enum(['bot', 'human', 'off']),
    minutes: z.optional(z.int().check(z.minimum(1), z.maximum(1440))),
  }),
  answer: Chat,
  errors: ['CONVERSATION_NOT_FOUND'],
  example: { body: { mode: 'human', minutes: 30 } },
})
