import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import type { OrderBook } from '../order-book'
import { findJob, type PrintJob } from './print-jobs.store'
import { ordersOf } from './record-prints'

/**
 * Locks a job, and before it its order: whoever changes an order takes the locks in that sequence too, so that
 * neither waits for the other. @throws Problem PRINT_JOB_NOT_FOUND
 */
export async function lockJob(
  tx: Tx,
  orders: OrderBook,
  companyId: string,
  jobId: string,
): Promise<PrintJob> {
  const seen = await findJob(tx, companyId, jobId)
  if (!seen) throw new Problem('PRINT_JOB_NOT_FOUND')
  await orders.lock(tx, companyId, ordersOf([seen]))
  const { rows } = await tx.execute<PrintJob>(
    sql`select * from print_jobs where company_id = ${companyId} and id = ${jobId} for update`,
  )
  return rows[0]!
}

/** Locks the orders of all jobs that meet a condition, as `lockJob` does for one. */
export async function lockOrdersOfJobs(
  tx: Tx,
  orders: OrderBook,
  companyId: string,
  condition: Sql,
): Promise<void> {
  const { rows } = await tx.execute<{ order_id: string | null }>(
    sql`select distinct order_id from print_jobs where company_id = ${companyId} and ${condition}`,
  )
  await orders.lock(tx, companyId, ordersOf(rows))
}
