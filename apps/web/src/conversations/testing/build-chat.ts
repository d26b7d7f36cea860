import type { Chat, Message } from '@balcao/contract/conversations'

const conversation = '3c0d7a1e-52a4-4f2a-9a36-0a8f5f8f1c01'
const jid = '5592991234567@s.whatsapp.net'

/** A conversation as the server would send it. */
export function buildChat(overrides: Partial<Chat> = {}): Chat {
  return {
    id: conversation,
    jid,
    title: 'Ana Lima',
    kind: 'person',
    phone: '5592991234567',
    unreadCount: 0,
    lastMessage: {
      waMessageId: '3A01',
      text: 'Oi',
      kind: 'text',
      timestamp: '2026-11-21T15:00:00.000Z',
      isFromMe: false,
      ack: null,
    },
    bot: { mode: 'bot', until: null, by: null },
    waiting_since: null,
    labels: [],
    order: null,
    window_ends_at: null,
    version: 1,
    ...overrides,
  }
}

/** A message of that conversation, from the customer unless it says otherwise. */
export function buildMessage(overrides: Partial<Message> = {}): Message {
  const id = overrides.id ?? '9a0d7a1e-52a4-4f2a-9a36-0a8f5f8f1c01'
  const isFromMe = overrides.isFromMe ?? false
  return {
    id,
    waMessageId: id,
    conversation_id: conversation,
    jid,
    direction: isFromMe ? 'outbound' : 'inbound',
    isFromMe,
    kind: 'text',
    text: 'Oi',
    timestamp: '2026-11-21T15:00:00.000Z',
    seq: 1,
    ack: isFromMe ? 'sent' : null,
    failure: null,
    author: isFromMe ? 'person' : 'customer',
    author_name: null,
    media: null,
    location: null,
    contact: null,
    cart: [],
    referral: null,
    options: [],
    quoted: null,
    edited: false,
    deleted: false,
    reactions: [],
    ...overrides,
  }
}
