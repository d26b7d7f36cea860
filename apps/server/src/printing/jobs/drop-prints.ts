import type { PrintSummary } from '@balcao/contract/printing'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { OrderBook } from '../order-book'
import { printDetails } from '../receipts/print-details'
import { summaryOf, type PrintJob } from './print-jobs.store'
import { recordPrints } from './record-prints'

/**
 * An order was closed or deleted: what waits does not come out any more; what is being sent does. The caller holds
 * the order's lock and announces the answer at its end.
 */
export async function dropWaitingPrints(
  tx: Tx,
  orders: OrderBook,
  companyId: string,
  orderId: string,
  why: 'closed' | 'deleted',
): Promise<PrintSummary[]> {
  const { rows } = await tx.execute<PrintJob>(sql`
    update print_jobs set state = 'expired', dropped_for = ${why}, detail = ${printDetails[why]}, finished_at = now()
    where company_id = ${companyId} and order_id = ${orderId} and state in ('pending', 'claimed') returning *`)
  await recordPrints(tx, orders, companyId, rows, { actor: 'system', note: 'expired' })
  return rows.map(summaryOf)
}

/** An order's end was undone: what it had dropped waits again. As `dropWaitingPrints` otherwise. */
export async function restoreDroppedPrints(
  tx: Tx,
  orders: OrderBook,
  companyId: string,
  orderId: string,
  droppedFor: 'closed' | 'deleted',
): Promise<PrintSummary[]> {
  const { rows } = await tx.execute<PrintJob>(sql`
    update print_jobs set state = 'pending', dropped_for = null, detail = null, finished_at = null, retry_at = null
    where company_id = ${companyId} and order_id = ${orderId} and dropped_for = ${droppedFor} returning *`)
  await recordPrints(tx, orders, companyId, rows, { actor: 'system', note: 'queued' })
  return rows.map(summaryOf)
}
