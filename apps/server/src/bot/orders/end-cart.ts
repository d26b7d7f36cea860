import { withoutOpenCart } from '@balcao/domain/bot'
import type { Database } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { readSession, writeSession } from '../sessions.store'

/**
 * Takes what a customer has in the bot's cart out of it, once a person has taken the order down; waits for the bot's turn,
 * if there is one. Of a conversation that the company does not have, nothing.
 */
export function endCart(db: Database, companyId: string, conversationId: string): Promise<void> {
  return db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from conversations where company_id = ${companyId} and id = ${conversationId} for no key update`)
    if (!rows[0]) return
    const session = await readSession(tx, companyId, conversationId)
    const state = withoutOpenCart(session.state)
    if (state !== session.state)
      await writeSession(tx, companyId, conversationId, { ...session, state, timerAt: null })
  })
}
