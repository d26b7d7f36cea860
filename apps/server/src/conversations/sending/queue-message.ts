import type { Message } from '@balcao/contract/conversations'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { announce } from '../thread/announce'
import {
  insertMessage,
  lockConversation,
  refreshConversation,
  type NewMessage,
} from '../thread/conversations.store'
import { insertOwnMedia, type OwnMedia } from '../media/media.store'
import { enqueue } from '../thread/outbox.store'
import { readMessages, type MessageContent } from '../thread/read-messages'
import type { SendingAuthor } from '../thread/send-pace'

/** What goes out. Media lie in the file store already, under their id. */
export type QueuedContent =
  | ({ kind: 'text'; text: string } & Pick<MessageContent, 'asksPlace'>)
  | ({
      kind: 'options'
      text: string
      options: NonNullable<MessageContent['options']>
    } & Pick<MessageContent, 'products'>)
  | { kind: 'location'; location: NonNullable<MessageContent['location']> }
  | { kind: 'media'; media: OwnMedia; caption: string }

export interface QueuedMessage {
  /** The sender's own UUID for this message. */
  id: string
  author: SendingAuthor
  content: QueuedContent
  /** WhatsApp's id of the message of this conversation that it answers. */
  quoting: string | null
  now: Date
}

/**
 * Stores a message of the shop and lets it go out as soon as the gateway takes it, after all that was queued in its
 * conversation before; tells every screen. The one way to send, for people, the bot and order news. Call it last in
 * the transaction; whoever has more to tell of calls `storeOutgoing` and announces.
 * @throws Problem CONVERSATION_NOT_FOUND
 */
export async function queueMessage(
  tx: Tx,
  companyId: string,
  conversationId: string,
  message: QueuedMessage,
): Promise<Message> {
  await storeOutgoing(tx, companyId, conversationId, message)
  await announce(tx, companyId, { messages: [message.id], chats: [conversationId] })
  return (await readMessages(tx, companyId, [message.id]))[0]!
}

/** Stores and queues a message without a word to the screens. @throws Problem CONVERSATION_NOT_FOUND */
export async function storeOutgoing(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { id, author, content, quoting, now }: QueuedMessage,
): Promise<void> {
  if (!(await lockConversation(tx, companyId, conversationId))) throw new Problem('CONVERSATION_NOT_FOUND')
  await insertMessage(tx, companyId, {
    id,
    conversation_id: conversationId,
    wa_id: null,
    from_me: true,
    author,
    author_name: null,
    at: wholeSecond(now),
    quoting,
    ack: 'pending',
    ...storedContent(content),
  })
  if (content.kind === 'media') await insertOwnMedia(tx, companyId, id, content.media)
  await refreshConversation(tx, companyId, conversationId)
  await enqueue(tx, companyId, { id, conversationId, now })
}

/**
 * WhatsApp counts in seconds. Ours must not be finer: an answer that comes within the same second stands below what it
 * answers, by its order of arrival.
 */
const wholeSecond = (time: Date) => new Date(Math.floor(time.getTime() / 1000) * 1000)

/** The columns of `messages` that hold what a message says. */
export function storedContent(content: QueuedContent): Pick<NewMessage, 'kind' | 'text' | 'content'> {
  switch (content.kind) {
    case 'text':
      return { kind: 'text', text: content.text, content: content.asksPlace ? { asksPlace: true } : {} }
    case 'options': {
      const { text, options, products } = content
      return { kind: 'options', text, content: { options, ...(products && { products }) } }
    }
    case 'location':
      return { kind: 'location', text: '', content: { location: content.location } }
    case 'media':
      return { kind: content.media.type, text: content.caption, content: {} }
  }
}
