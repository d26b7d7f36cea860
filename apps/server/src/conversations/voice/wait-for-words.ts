import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { addJob } from '../../platform/jobs/jobs'

/**
 * Whether the bot's turn has to wait for the words of a voice note after `receivedSeq`. It has another as soon as they
 * are known, or when their time is over. Under the lock of the conversation.
 */
export async function waitForWords(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { receivedSeq, now }: { receivedSeq: number; now: Date },
): Promise<boolean> {
  const { rows } = await tx.execute<{ wait_until: Date }>(sql`
    update transcripts t set bot_waits = true from messages m
    where t.company_id = ${companyId} and m.company_id = t.company_id and m.id = t.message_id
      and m.conversation_id = ${conversationId} and m.seq > ${receivedSeq} and not m.deleted
      and t.state = 'pending' and t.wait_until > ${now}
    returning t.wait_until`)
  if (rows.length === 0) return false
  const last = Math.max(...rows.map(({ wait_until }) => wait_until.getTime()))
  const options = { key: `bot:${conversationId}`, runAt: new Date(last), notAtOnce: true }
  await addJob(tx, 'bot-turn', { companyId, conversationId }, options)
  return true
}
