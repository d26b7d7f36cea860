import type { Chat } from '@balcao/contract/conversations'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { announceChat } from '../thread/announce'
import { lockConversation, type Conversation } from '../thread/conversations.store'
import { readChats } from '../thread/read-chats'

/** One conversation as it stands in the list. @throws Problem CONVERSATION_NOT_FOUND */
export async function getChat(tx: Tx, companyId: string, id: string): Promise<Chat> {
  const [chat] = await readChats(tx, companyId, [id])
  if (chat === undefined) throw new Problem('CONVERSATION_NOT_FOUND')
  return chat
}

/**
 * Changes one conversation under its lock, at the end of a transaction. `change` answers whether anything is another
 * now; then every screen is told. @throws Problem CONVERSATION_NOT_FOUND, and what `change` throws
 */
export async function changeChat(
  tx: Tx,
  companyId: string,
  id: string,
  change: (conversation: Conversation) => Promise<boolean>,
): Promise<Chat> {
  const conversation = await requireLocked(tx, companyId, id)
  if (await change(conversation)) await announceChat(tx, companyId, id)
  return getChat(tx, companyId, id)
}

/** Locks a conversation for change. @throws Problem CONVERSATION_NOT_FOUND */
export async function requireLocked(tx: Tx, companyId: string, id: string): Promise<Conversation> {
  const conversation = await lockConversation(tx, companyId, id)
  if (conversation === undefined) throw new Problem('CONVERSATION_NOT_FOUND')
  return conversation
}
