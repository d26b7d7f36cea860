import type { PrintSummary } from '@balcao/contract/printing'
import { changedItems, type ReceiptItem } from '@balcao/domain/printing'
import type { Company } from '../../company'
import type { Tx } from '../../platform/database/database'
import { receiptOf } from '../receipts/job-receipt'
import type { OrderBook } from '../order-book'
import { insertOrderJob, summaryOf, type PrintJob } from './print-jobs.store'
import { readCopies } from '../print-settings'
import { recordPrints } from './record-prints'

/**
 * With automatic printing on, queues the copies of an order that arrived or was edited, in the caller's transaction
 * and once for each revision of the order. `before`: its items before the edit, for the heading ALTERAÇÃO. Answers
 * what was queued, for the caller to announce at its end.
 */
export async function queueOrderPrints(
  tx: Tx,
  orders: OrderBook,
  company: Company,
  orderId: string,
  { before }: { before?: readonly ReceiptItem[] } = {},
): Promise<PrintSummary[]> {
  if (!company.imprimeAuto) return []
  const order = await orders.findToPrint(tx, company.id, orderId)
  if (!order) return []
  const changed = before && changedItems(before, order.receipt.items)
  const copies = await readCopies(tx, company.id)
  const queued: PrintJob[] = []
  for (const copy of copies[order.receipt.fulfilment]) {
    const job = await insertOrderJob(tx, company.id, {
      orderId,
      copy,
      orderRevision: order.revision,
      automatic: true,
      receipt: receiptOf(company, order, { changed }),
    })
    if (job) queued.push(job)
  }
  await recordPrints(tx, orders, company.id, queued, { actor: 'system', note: 'queued' })
  return queued.map(summaryOf)
}
