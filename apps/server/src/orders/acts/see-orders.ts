import { sql } from '../../platform/database/sql'
import type { Database } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { countOrders, writeTimeline } from '../orders.store'

/** Somebody looked: every device of the company stops ringing for these orders (all, when no id is given). */
export async function seeOrders(db: Database, companyId: string, orderId?: string): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    // Locked in the order of their ids, as every change of several orders does it.
    const { rows } = await tx.execute<{ id: string }>(sql`
      with unseen as (select id from orders
        where company_id = ${companyId} and seen_at is null and deleted_at is null
          and (${orderId ?? null}::uuid is null or id = ${orderId ?? null}) order by id for no key update)
      update orders set seen_at = now() where company_id = ${companyId} and id in (select id from unseen) returning id`)
    if (rows.length === 0) {
      if (orderId !== undefined) await requireExisting(tx, companyId, orderId)
      return
    }
    for (const { id } of rows) await writeTimeline(tx, companyId, id, { kind: 'seen', actor: 'counter' })
    await appendEvent(tx, 'ORDERS_SEEN', {
      ids: rows.map(({ id }) => id),
      counts: await countOrders(tx, companyId),
    })
  })
}

async function requireExisting(tx: Parameters<typeof countOrders>[0], companyId: string, orderId: string) {
  const { rows } = await tx.execute(
    sql`select 1 from orders where company_id = ${companyId} and id = ${orderId} and deleted_at is null`,
  )
  if (rows.length === 0) throw new Problem('ORDER_NOT_FOUND')
}
