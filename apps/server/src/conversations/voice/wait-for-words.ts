import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { wakeBot } from '../thread/wake-bot'

/**
 * Whether the bot's turn has to wait for the words of voice notes after `receivedSeq`. It has another as soon as one is
 * known, or when the time of the first is over: who goes on talking does not keep it waiting. Under the lock of the
 * conversation.
 */
export async function waitForWords(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { receivedSeq, now }: { receivedSeq: number; now: Date },
): Promise<boolean> {
  const { rows } = await tx.execute<{ message_id: string; wait_until: Date }>(sql`
    select t.message_id, t.wait_until from transcripts t
    join messages m on m.company_id = t.company_id and m.id = t.message_id
    where t.company_id = ${companyId} and t.state = 'pending' and m.conversation_id = ${conversationId}
      and m.seq > ${receivedSeq} and not m.deleted
    order by t.wait_until`)
  const [first] = rows
  if (!first || first.wait_until <= now) return false
  const ids = rows.map(({ message_id }) => message_id)
  await tx.execute(sql`update transcripts set bot_waits = true
    where company_id = ${companyId} and message_id = any(${ids}::uuid[])`)
  await wakeBot(tx, companyId, conversationId, { runAt: first.wait_until, notAtOnce: true })
  return true
}
