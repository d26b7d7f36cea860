import type { PrintSummary } from '@balcao/contract/printing'
import { getCompany } from '../../company'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { receiptOf } from '../receipts/job-receipt'
import { lockJob } from './lock-job'
import type { OrderBook } from '../order-book'
import { printDetails } from '../receipts/print-details'
import { findReplacement, insertOrderJob, insertSheetJob, summaryOf, type PrintJob } from './print-jobs.store'
import type { PrintingNeeds } from '../printing-needs'
import { noteOf, recordAndAnnouncePrints } from './record-prints'

/**
 * A person answers whether a doubtful (or failed) print came out. Yes: it is printed. No: it failed, and the order
 * as it is now is queued again; that print is the answer. Asking twice does it once, and a print that is not in
 * doubt is answered as it is. @throws Problem PRINT_JOB_NOT_FOUND
 */
export async function resolvePrint(
  { db, orders }: PrintingNeeds,
  companyId: string,
  jobId: string,
  printed: boolean,
): Promise<PrintSummary> {
  return db.asCompany(companyId, async (tx) => {
    const doubt = await lockJob(tx, orders, companyId, jobId)
    if (doubt.state !== 'uncertain' && doubt.state !== 'failed') return summaryOf(doubt)
    const before = await findReplacement(tx, companyId, jobId)
    if (before) return summaryOf(before)
    const resolved = await resolve(tx, companyId, jobId, printed)
    const again = printed ? undefined : await queueAgain(tx, orders, companyId, doubt)
    await recordAndAnnouncePrints(tx, orders, companyId, [
      { jobs: [resolved], actor: 'counter', note: printed ? 'printed' : 'failed' },
      ...(again ? [{ jobs: [again], actor: 'counter' as const, note: noteOf(again) }] : []),
    ])
    return summaryOf(again ?? resolved)
  })
}

async function resolve(tx: Tx, companyId: string, jobId: string, printed: boolean): Promise<PrintJob> {
  const detail = printed ? printDetails.cameOut : printDetails.didNotComeOut
  const { rows } = await tx.execute<PrintJob>(sql`
    update print_jobs set state = ${printed ? 'printed' : 'failed'}, detail = ${detail}, finished_at = now()
    where company_id = ${companyId} and id = ${jobId} returning *`)
  return rows[0]!
}

/** Nothing for an order that has been deleted since. */
async function queueAgain(
  tx: Tx,
  orders: OrderBook,
  companyId: string,
  doubt: PrintJob,
): Promise<PrintJob | undefined> {
  const company = await getCompany(tx, companyId)
  if (doubt.order_id === null || doubt.copy === 'test' || doubt.copy === 'closing') {
    const { copy, for_station, receipt } = doubt
    return insertSheetJob(tx, companyId, {
      copy: copy === 'closing' ? copy : 'test',
      stationId: for_station!,
      replaces: doubt.id,
      receipt: receipt ?? { zone: company.timeZone },
    })
  }
  const order = await orders.findToPrint(tx, companyId, doubt.order_id)
  if (!order) return undefined
  const changed = doubt.order_revision === order.revision ? doubt.receipt?.sheet?.changed : undefined
  return insertOrderJob(tx, companyId, {
    orderId: order.id,
    copy: doubt.copy,
    orderRevision: order.revision,
    automatic: false,
    replaces: doubt.id,
    receipt: receiptOf(company, order, { changed }),
  })
}
