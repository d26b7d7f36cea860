import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { enqueue } from '../thread/outbox.store'
import { noteFormerSend } from './former-sends'
import type { KnownMessage } from './known-messages'
import { noteCatalogueRefused } from './note-catalogue-refused'

/**
 * Products that WhatsApp took and then did not show go out again as the list that they stand for: the same message, at
 * the end of its conversation's queue. Answers whether there were any. Under the locks of their conversations.
 */
export async function sendWithoutProducts(
  tx: Tx,
  companyId: string,
  changed: readonly KnownMessage[],
  now: Date,
): Promise<boolean> {
  const failed = changed.filter(
    ({ from_me, ack, failure }) => from_me && ack === 'failed' && failure === 'other',
  )
  if (failed.length === 0) return false
  const ids = failed.map(({ id }) => id)
  const { rows } = await tx.execute<{ id: string; conversation_id: string }>(sql`
    select id, conversation_id from messages
    where company_id = ${companyId} and id = any(${ids}::uuid[]) and content ? 'products' order by at, seq`)
  for (const { id, conversation_id: conversationId } of rows) {
    await noteFormerSend(tx, companyId, id, now)
    await tx.execute(sql`update messages set ack = 'pending', failure = null, wa_id = null,
        content = content - 'products'
      where company_id = ${companyId} and id = ${id}`)
    await enqueue(tx, companyId, { id, conversationId, now })
  }
  return rows.length > 0 && noteCatalogueRefused(tx, companyId, now)
}
