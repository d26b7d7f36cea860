import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { BLOCKED_MS } from '../thread/send-pace'

/**
 * The gateway said that the account may not write to new people for a while (463): the bot and order news keep quiet
 * for six hours from `now`. Under the locks of conversations, before the outbox is changed; the channel is announced
 * by whoever calls.
 */
export async function blockChannel(tx: Tx, companyId: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + BLOCKED_MS)
  await tx.execute(sql`update channels set blocked_until = greatest(blocked_until, ${until})
    where company_id = ${companyId}`)
}
