import type { Delivery, DeliveryProblem } from '@balcao/contract/automations'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { triesInOrder } from './retry-plan'

export interface StoredDelivery {
  id: string
  seq: number
  endpoint_id: string
  event_id: string
  event: Delivery['event']
  body: string
  state: Delivery['state']
  attempts: number
  last_status: number | null
  last_problem: DeliveryProblem | null
  last_answer: string | null
  next_at: Date | null
  created_at: Date
  delivered_at: Date | null
}

/** What a list shows of one. */
type ListedDelivery = Omit<StoredDelivery, 'body' | 'last_answer'>

/** Deliveries of a page; what a list shows is read without bodies and answers. */
const pageSize = 30
const listed = sql.raw(
  'id, seq, endpoint_id, event_id, event, state, attempts, last_status, last_problem, next_at, created_at, delivered_at',
)

/** One page of an endpoint's deliveries, newest first, and where the next one begins. */
export async function listDeliveries(
  tx: Tx,
  companyId: string,
  endpointId: string,
  { cursor, state }: { cursor?: number | undefined; state?: Delivery['state'] | undefined },
): Promise<{ deliveries: Delivery[]; next: number | null }> {
  const { rows } = await tx.execute<ListedDelivery>(sql`select ${listed} from webhook_deliveries
    where company_id = ${companyId} and endpoint_id = ${endpointId}
      ${cursor === undefined ? sql`` : sql`and seq < ${cursor}`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
    order by seq desc limit ${pageSize + 1}`)
  const page = rows.slice(0, pageSize)
  return {
    deliveries: page.map(presentDelivery),
    next: rows.length > pageSize ? page.at(-1)!.seq : null,
  }
}

/** One delivery, whole. */
export async function findDelivery(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<StoredDelivery | undefined> {
  const { rows } = await tx.execute<StoredDelivery>(
    sql`select * from webhook_deliveries where company_id = ${companyId} and id = ${id}`,
  )
  return rows[0]
}

/**
 * What an endpoint's turn is for: the oldest delivery that still keeps its place, or one that lost it or never had
 * one, whichever is due sooner. It may be due only later.
 */
export async function findNextDelivery(
  tx: Tx,
  companyId: string,
  endpointId: string,
): Promise<(StoredDelivery & { next_at: Date }) | undefined> {
  const pending = sql`select * from webhook_deliveries
    where company_id = ${companyId} and endpoint_id = ${endpointId} and state = 'pending'`
  const { rows } = await tx.execute<StoredDelivery & { next_at: Date }>(sql`
    (${pending} and not manual and attempts < ${triesInOrder} order by seq limit 1)
    union all (${pending} and (manual or attempts >= ${triesInOrder}) order by next_at, seq limit 1)
    order by next_at, seq limit 1`)
  return rows[0]
}

/** As the contract shows it. */
export function presentDelivery(row: ListedDelivery): Delivery {
  return {
    id: row.id,
    endpoint_id: row.endpoint_id,
    event_id: row.event_id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    status: row.last_status,
    problem: row.last_problem,
    next_at: row.state === 'pending' && row.attempts > 0 ? (row.next_at?.toISOString() ?? null) : null,
    created_at: row.created_at.toISOString(),
    delivered_at: row.delivered_at?.toISOString() ?? null,
  }
}
