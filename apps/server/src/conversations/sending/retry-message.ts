import type { Message } from '@balcao/contract/conversations'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { announce } from '../thread/announce'
import { noteFormerSend } from '../receiving/former-sends'
import { lockConversationOf } from '../thread/lock-conversation-of'
import { enqueue, hurryConversation } from '../thread/outbox.store'
import { readMessages } from '../thread/read-messages'
import { requireOpenWindow } from './send-by-person'
import type { SendingNeeds } from '../sending-needs'

/**
 * Tries a failed message once more: the same row, which will get another WhatsApp id. Two clicks try it once. One that
 * still waits for its next try, with all that waits before it, is tried now.
 * @throws Problem MESSAGE_NOT_FOUND, TRANSITION_NOT_ALLOWED, WINDOW_CLOSED
 */
export async function retryMessage(
  { db, clock, gatewayOf }: SendingNeeds,
  companyId: string,
  messageId: string,
): Promise<Message> {
  const connected = await gatewayOf(companyId)
  return db.asCompany(companyId, async (tx) => {
    const chat = await lockConversationOf(tx, companyId, messageId)
    const [before] = await readMessages(tx, companyId, [messageId])
    if (!chat || !before) throw new Problem('MESSAGE_NOT_FOUND')
    if (before.ack === 'pending') {
      await hurryConversation(tx, companyId, chat.id)
      return before
    }
    if (before.ack !== 'failed' || before.deleted) throw new Problem('TRANSITION_NOT_ALLOWED')
    const now = clock()
    await requireOpenWindow(tx, companyId, { conversationId: chat.id, connected, now })
    await noteFormerSend(tx, companyId, messageId, now)
    await tx.execute(sql`update messages set ack = 'pending', failure = null, wa_id = null
      where company_id = ${companyId} and id = ${messageId}`)
    await enqueue(tx, companyId, { id: messageId, conversationId: chat.id, now })
    await announce(tx, companyId, { messages: [messageId], chats: [chat.id] })
    return (await readMessages(tx, companyId, [messageId]))[0]!
  })
}
