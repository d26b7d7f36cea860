import type { PrintSummary } from '@balcao/contract/printing'
import type { CopyKind } from '@balcao/domain/printing'
import { getCompany } from '../company'
import { Problem } from '../platform/http/problems'
import { receiptOf } from './receipts/job-receipt'
import { findJobUnderWay, insertOrderJob, summaryOf } from './jobs/print-jobs.store'
import type { PrintingNeeds } from './printing-needs'
import { noteOf, recordAndAnnouncePrints } from './jobs/record-prints'

/**
 * A person prints a copy of an order. While the same is already on its way, asking again answers that one: a fast
 * second click is not a second ticket. @throws Problem ORDER_NOT_FOUND
 */
export async function printOrder(
  { db, orders }: PrintingNeeds,
  companyId: string,
  orderId: string,
  copy: CopyKind,
): Promise<PrintSummary> {
  return db.asCompany(companyId, async (tx) => {
    await orders.lock(tx, companyId, [orderId])
    const order = await orders.findToPrint(tx, companyId, orderId)
    if (!order) throw new Problem('ORDER_NOT_FOUND')
    const underWay = await findJobUnderWay(tx, companyId, order, copy)
    if (underWay) return summaryOf(underWay)
    const company = await getCompany(tx, companyId)
    const job = await insertOrderJob(tx, companyId, {
      orderId,
      copy,
      orderRevision: order.revision,
      automatic: false,
      receipt: receiptOf(company, order),
    })
    await recordAndAnnouncePrints(tx, orders, companyId, [
      { jobs: [job!], actor: 'counter', note: noteOf(job!) },
    ])
    return summaryOf(job!)
  })
}
