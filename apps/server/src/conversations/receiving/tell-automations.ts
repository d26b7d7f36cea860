import { announceAll } from '../../automations'
import type { Tx } from '../../platform/database/database'
import { inOrder, type ReceivedMessages } from './receive-messages'
import { readChats } from '../thread/read-chats'
import { readMessages } from '../thread/read-messages'

/** What a gateway tells of its past when it is connected is no news; what it kept through an outage is. */
const NEWS_MS = 24 * 3_600_000

/** Tells automations what customers wrote (`message.received`), in its order. Before the live events. */
export async function tellAutomations(
  tx: Tx,
  companyId: string,
  received: Pick<ReceivedMessages, 'fresh'>,
  now: Date,
): Promise<void> {
  const news = received.fresh
    .filter(({ from_me, at }) => !from_me && now.getTime() - at.getTime() < NEWS_MS)
    .toSorted(inOrder)
  if (news.length === 0) return
  await announceAll(tx, companyId, 'message.received', async () => {
    const messages = await readMessages(
      tx,
      companyId,
      news.map(({ id }) => id),
    )
    const chats = await readChats(tx, companyId, [...new Set(news.map((message) => message.conversation_id))])
    return messages.flatMap((message) => {
      const chat = chats.find(({ id }) => id === message.conversation_id)
      if (!chat) return []
      const { id, jid, title, kind, phone } = chat
      return { message, chat: { id, jid, title, kind, phone } }
    })
  })
}
