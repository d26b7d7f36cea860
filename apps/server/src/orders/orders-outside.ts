import { isOpenAt, weekOrNull, type HoursRow, type Week } from '@balcao/domain/hours'
import { getCompany, type Outside } from '../company'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { addJob } from '../platform/jobs/jobs'

interface LaterOrder {
  id: string
  number: number
  customer_name: string
  customer_phone: string | null
  fulfilment: 'delivery' | 'pickup'
  scheduled_for: Date
}

/**
 * The orders for later that lay inside some hours (none: always open) and lie outside others, in the order in which they
 * are wanted. One that lay outside before was taken on purpose, and is no news. They stay and ring in time.
 */
export async function ordersOutside(
  tx: Tx,
  companyId: string,
  { before, after, now }: { before: HoursRow[]; after: HoursRow[]; now: Date },
): Promise<Outside> {
  const later = await findLaterOrders(tx, companyId, { now, until: null })
  if (later.length === 0) return { named: { orders: [] }, tell: () => Promise.resolve() }
  const { timeZone } = await getCompany(tx, companyId)
  const [then, next] = [weekOrNull(before), weekOrNull(after)]
  const isInside = (week: Week | null, { scheduled_for: wanted }: LaterOrder) =>
    week === null || isOpenAt(week, wanted.getTime(), timeZone)
  const left = later.filter((order) => isInside(then, order) && !isInside(next, order))
  return {
    named: {
      orders: left.map(({ scheduled_for, ...order }) => ({
        ...order,
        scheduled_for: scheduled_for.toISOString(),
      })),
    },
    async tell() {
      for (const { id, scheduled_for } of left) {
        const moment = scheduled_for.toISOString()
        await addJob(
          tx,
          'order-displaced',
          { companyId, orderId: id, moment },
          { key: `order-displaced:${companyId}:${id}:${moment}` },
        )
      }
    },
  }
}

/** How many orders for later are wanted before an instant. */
export async function countOrdersUntil(
  tx: Tx,
  companyId: string,
  { now, until }: { now: Date; until: Date },
): Promise<number> {
  return (await findLaterOrders(tx, companyId, { now, until })).length
}

async function findLaterOrders(
  tx: Tx,
  companyId: string,
  { now, until }: { now: Date; until: Date | null },
): Promise<LaterOrder[]> {
  const { rows } = await tx.execute<LaterOrder>(sql`
    select id, number, customer_name, customer_phone, fulfilment, scheduled_for from orders
    where company_id = ${companyId} and deleted_at is null and status in ('analysis', 'production', 'ready')
      and scheduled_for > ${now} and (${until}::timestamptz is null or scheduled_for < ${until})
    order by scheduled_for, id`)
  return rows
}
