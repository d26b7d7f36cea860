import type { Tx } from '../platform/database/database'
import { announceChat, announceMessages } from './announce'
import { storeOutgoing, type QueuedContent } from './queue-message'

/** What others may do in a conversation, in a transaction of theirs. Both calls come last in it. */
export const chatDesk = {
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
  /** Tells how the conversation stands in the list now. */
  announce: announceChat,
}
