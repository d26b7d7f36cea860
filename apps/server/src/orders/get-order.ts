import type { OrderDetails, TimelineEntry } from '@balcao/contract/orders'
import { isOpen, movesFrom } from '@balcao/domain/orders'
import { sql } from '../platform/database/sql'
import type { Database } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { listOrderPrints } from '../printing'
import { findOrderRow } from './orders.store'
import { listPayments } from './payments/payments.store'

/** One order with its timeline, its prints and what may be done with it now. @throws Problem ORDER_NOT_FOUND */
export async function getOrder(db: Database, companyId: string, orderId: string): Promise<OrderDetails> {
  return db.asCompany(companyId, async (tx) => {
    const order = await findOrderRow(tx, companyId, orderId)
    if (!order) throw new Problem('ORDER_NOT_FOUND')
    const { rows } = await tx.execute<TimelineEntry>(sql`
      select id::text, to_json(at) #>> '{}' as at, kind, actor, detail from order_timeline
      where company_id = ${companyId} and order_id = ${orderId} order by order_timeline.id`)
    const moveTo = movesFrom(order.status, order.fulfilment)
    return {
      order,
      payments: await listPayments(tx, companyId, orderId),
      timeline: rows,
      prints: await listOrderPrints(tx, companyId, orderId),
      can: {
        edit: isOpen(order.status),
        delete: true,
        cancel: moveTo.includes('cancelled'),
        moveTo,
      },
    }
  })
}
