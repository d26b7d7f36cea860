import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

interface NamedMessage {
  /** Null until the gateway has given one. */
  wa_id: string | null
  at: Date
  seq: number
}

/** A message of a conversation that is named by WhatsApp's id or ours; each has its index. */
export async function findNamedMessage(
  tx: Tx,
  companyId: string,
  conversationId: string,
  name: string,
): Promise<NamedMessage | undefined> {
  const named = uuid.test(name) ? sql`(wa_id = ${name} or id = ${name}::uuid)` : sql`wa_id = ${name}`
  const { rows } = await tx.execute<{ wa_id: string | null; at: Date; seq: number }>(sql`
    select wa_id, at, seq from messages
    where company_id = ${companyId} and conversation_id = ${conversationId} and ${named}`)
  return rows[0]
}
