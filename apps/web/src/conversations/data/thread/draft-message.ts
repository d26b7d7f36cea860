import type { Chat, Message } from '@balcao/contract/conversations'

/** What a message that is sent here is made of. */
export interface DraftMessage {
  id: string
  kind: Message['kind']
  text: string
  quoted: Message | null
  media: Message['media']
}

/** A message as it is shown before the server has it (CONV-17): pending, and after all that is there. */
export function pendingMessage(chat: Chat, draft: DraftMessage, now: number): Message {
  const { id, kind, text, quoted, media } = draft
  return {
    id,
    waMessageId: id,
    conversation_id: chat.id,
    jid: chat.jid,
    direction: 'outbound',
    isFromMe: true,
    kind,
    text,
    timestamp: new Date(now).toISOString(),
    seq: Number.MAX_SAFE_INTEGER,
    ack: 'pending',
    failure: null,
    author: 'person',
    author_name: null,
    media,
    location: null,
    contact: null,
    cart: [],
    referral: null,
    options: [],
    quoted: quoted && {
      waMessageId: quoted.waMessageId,
      text: quoted.text,
      kind: quoted.kind,
      isFromMe: quoted.isFromMe,
    },
    edited: false,
    deleted: false,
    reactions: [],
  }
}

/** What the send calls take for `number`: the part of the jid before '@' (CALL-47). */
export function numberOf(jid: string): string {
  return jid.split('@')[0] ?? jid
}
