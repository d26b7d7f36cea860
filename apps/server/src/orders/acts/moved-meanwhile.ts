import type { MovedOrders } from '@balcao/contract/orders'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { findOrderRows, type OrderState } from '../orders.store'

/** The refusal of a move whose orders are no longer where they were seen: how they stand, and who moved them last. */
export async function movedMeanwhile(
  tx: Tx,
  companyId: string,
  orders: readonly OrderState[],
): Promise<Problem> {
  const ids = orders.map(({ id }) => id)
  const { rows: movers } = await tx.execute<Omit<MovedOrders[number], 'order'> & { order_id: string }>(sql`
    select distinct on (t.order_id) t.order_id, t.actor as by, e.nome as employee
    from order_timeline t left join employees e on e.company_id = t.company_id and e.id::text = t.detail->>'employee_id'
    where t.company_id = ${companyId} and t.order_id = any(${ids}::uuid[]) and t.kind = 'status'
    order by t.order_id, t.id desc`)
  const moverOf = new Map(movers.map(({ order_id, by, employee }) => [order_id, { by, employee }]))
  const current = (await findOrderRows(tx, companyId, ids)).map((order) => ({
    order,
    by: null,
    employee: null,
    ...moverOf.get(order.id),
  }))
  return new Problem('ORDER_MOVED', { current })
}
