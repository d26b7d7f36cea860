import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'

/**
 * Takes conversations away with their messages, file rows, notes, addresses, what waits to be sent and the bot's memory.
 * Orders and appointments stay and lose the way to them. The caller holds the receiving lock alone, and sees to the bytes.
 */
export async function removeConversations(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ messages: number; notes: number }> {
  const theirs = sql`company_id = ${companyId} and conversation_id = any(${[...ids]}::uuid[])`
  const counted = await tx.execute<{ messages: number; notes: number }>(sql`
    select (select count(*)::int from messages where ${theirs}) as messages,
      (select count(*)::int from chat_notes where ${theirs}) as notes`)
  for (const table of ['orders', 'appointments', 'appointment_news', 'waiting_entries'])
    await tx.execute(sql`update ${sql.raw(table)} set conversation_id = null where ${theirs}`)
  await tx.execute(sql`delete from outbox where ${theirs}`)
  await tx.execute(sql`
    delete from conversations where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`)
  return counted.rows[0]!
}
