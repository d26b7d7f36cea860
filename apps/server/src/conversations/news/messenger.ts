import type { Tx } from '../../platform/database/database'
import { announceChat, announceMessages } from '../thread/announce'
import { lockConversation } from '../thread/conversations.store'
import { findConversationOfOrder } from './order-to-tell'
import { noteAnsweredByBot } from '../sending/mark-read'
import { storeOutgoing, type QueuedContent } from '../sending/queue-message'

/** What others may do in a conversation, in a transaction of theirs. Saying and announcing come last in it. */
export const messenger = {
  /** Queues messages of the bot or of Balcão itself, in their order, and announces them and the conversation. */
  async say(
    tx: Tx,
    companyId: string,
    conversationId: string,
    said: {
      author: 'bot' | 'system'
      messages: readonly { id: string; content: QueuedContent }[]
      now: Date
    },
  ): Promise<void> {
    const { author, messages, now } = said
    for (const { id, content } of messages) {
      await storeOutgoing(tx, companyId, conversationId, { id, author, content, quoting: null, now })
    }
    await announceMessages(
      tx,
      companyId,
      messages.map(({ id }) => id),
    )
    await announceChat(tx, companyId, conversationId)
  },
  /** What the bot answered, up to the message with that number, waits for no person. */
  noteAnsweredByBot,
  /** Tells how the conversation stands in the list now. */
  announce: announceChat,
  /**
   * The conversation that something came from, else the one with its phone, locked until the transaction ends; null
   * when nobody ever wrote. Never a group.
   */
  async find(
    tx: Tx,
    companyId: string,
    { conversationId, phone }: { conversationId: string | null; phone: string },
  ): Promise<string | null> {
    const id = await findConversationOfOrder(tx, companyId, {
      conversation_id: conversationId,
      customer_phone: phone,
      phone_tail: phone.replace(/\D/g, '').slice(-8) || null,
    })
    return id !== null && (await lockConversation(tx, companyId, id)) ? id : null
  },
}
