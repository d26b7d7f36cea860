import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { Conversation } from '../thread/conversations.store'

/**
 * Gives a customer the shop's own name for them, or with null the one that they gave themselves. Under the lock of the
 * conversation; false when it had that name. The caller announces the chat.
 */
export async function nameConversation(
  tx: Tx,
  companyId: string,
  { id, given_name }: Pick<Conversation, 'id' | 'given_name'>,
  title: string | null,
): Promise<boolean> {
  if (title === given_name) return false
  await tx.execute(sql`update conversations set given_name = ${title}, version = version + 1
    where company_id = ${companyId} and id = ${id}`)
  return true
}
