import { fillVariables } from '@balcao/domain/messaging'
import { sql } from '../../platform/database/sql'
import type { JobDefinition } from '../../platform/jobs/jobs'
import { announce } from '../thread/announce'
import { storeOutgoing } from '../sending/queue-message'
import { lockConversationOfOrder, type OrderNoticeNeeds } from './order-notices.job'
import { noticeVariables } from './order-to-tell'

/** Tells the customer of an order something that is none of its standings, once; nobody where there is no conversation. */
export function orderWordJob(needs: OrderNoticeNeeds): JobDefinition<'order-word'> {
  const { db, clock, openModules, orderLink } = needs
  return {
    name: 'order-word',
    work: 'customer',
    async run({ id, text, ...place }) {
      const { companyId, orderId } = place
      await db.asCompany(companyId, async (tx) => {
        const found = await lockConversationOfOrder(tx, place)
        if (!found || found.order.is_deleted) return
        // Without conversations nobody would see what the customer answers.
        if (!(await openModules(tx, companyId)).mod_atendimento) return
        const { rowCount } = await tx.execute(
          sql`select from messages where company_id = ${companyId} and id = ${id}`,
        )
        if (rowCount !== 0) return
        const now = clock()
        const filled = fillVariables(
          text,
          noticeVariables(found.order, { now, link: orderLink(companyId, orderId) }),
        )
        const { conversationId } = found
        const content = { kind: 'text' as const, text: filled }
        await storeOutgoing(tx, companyId, conversationId, {
          id,
          author: 'system',
          content,
          quoting: null,
          now,
        })
        await announce(tx, companyId, { messages: [id], chats: [conversationId] })
      })
    },
  }
}
