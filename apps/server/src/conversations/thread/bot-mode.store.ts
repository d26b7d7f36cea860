import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'

/** A conversation whose row the caller has locked. What is written here, the caller announces. */
interface Locked {
  companyId: string
  conversationId: string
}

/** A person is called: it waits since `now`, and is theirs until `until`. */
export async function callPerson(
  tx: Tx,
  { companyId, conversationId }: Locked,
  { by, now, until }: { by: 'customer' | 'bot'; now: Date; until: Date },
): Promise<void> {
  await tx.execute(sql`update conversations set bot_mode = 'human', bot_by = ${by}, human_until = ${until},
      waiting_since = coalesce(waiting_since, ${now}), version = version + 1
    where company_id = ${companyId} and id = ${conversationId}`)
}

/** Somebody should look, and the bot goes on. */
export async function letWait(tx: Tx, { companyId, conversationId }: Locked, now: Date): Promise<void> {
  await tx.execute(sql`update conversations set waiting_since = coalesce(waiting_since, ${now}), version = version + 1
    where company_id = ${companyId} and id = ${conversationId}`)
}

/** The customer wants the bot to be quiet until then. */
export async function muteBot(tx: Tx, { companyId, conversationId }: Locked, until: Date): Promise<void> {
  await tx.execute(sql`update conversations set bot_mode = 'human', bot_by = 'customer', version = version + 1,
      human_until = ${until}
    where company_id = ${companyId} and id = ${conversationId}`)
}

/** The person's time is over: it is the bot's again. */
export async function giveToBot(tx: Tx, { companyId, conversationId }: Locked): Promise<void> {
  await tx.execute(sql`update conversations set bot_mode = 'bot', human_until = null, bot_by = null,
      waiting_since = null, version = version + 1
    where company_id = ${companyId} and id = ${conversationId}`)
}

/** A note that nobody typed. */
export async function leaveNote(
  tx: Tx,
  { companyId, conversationId }: Locked,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  await tx.execute(sql`insert into chat_notes (company_id, conversation_id, id, text, created_at)
    values (${companyId}, ${conversationId}, ${randomUUID()}, ${text}, ${now})`)
}
