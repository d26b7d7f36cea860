import { sql } from '../../platform/database/sql'
import type { JobDefinition } from '../../platform/jobs/jobs'
import { announceTold, lockConversationOfOrder, sendWords, type OrderNoticeNeeds } from './tell-of-order'

/** Tells the customer of an order something that is none of its standings, once; nobody where there is no conversation. */
export function orderWordJob(needs: OrderNoticeNeeds): JobDefinition<'order-word'> {
  return {
    name: 'order-word',
    work: 'customer',
    async run({ id, text, ...place }) {
      await needs.db.asCompany(place.companyId, async (tx) => {
        const found = await lockConversationOfOrder(tx, place)
        if (!found) return
        const { rowCount } = await tx.execute(
          sql`select from messages where company_id = ${place.companyId} and id = ${id}`,
        )
        if (rowCount === 0 && (await sendWords(tx, needs, found, { id, text })))
          await announceTold(tx, found, id)
      })
    },
  }
}
