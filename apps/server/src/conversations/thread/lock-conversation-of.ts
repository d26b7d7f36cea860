import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { lockConversation, type Conversation } from './conversations.store'
import { lockReceiving } from './receiving-lock'

/**
 * Locks the conversation that a message stands in now, whichever it was before a merge. Undefined when the message is
 * gone. Call it before any other lock.
 */
export async function lockConversationOf(
  tx: Tx,
  companyId: string,
  messageId: string,
): Promise<Conversation | undefined> {
  // Behind this lock no two conversations are joined: the one that is found is the one that is locked.
  await lockReceiving(tx, companyId, 'shared')
  const { rows } = await tx.execute<{ conversation_id: string }>(
    sql`select conversation_id from messages where company_id = ${companyId} and id = ${messageId}`,
  )
  return rows[0] && lockConversation(tx, companyId, rows[0].conversation_id)
}
