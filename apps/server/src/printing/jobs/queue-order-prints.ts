import type { PrintSummary } from '@balcao/contract/printing'
import { changedItems, type ReceiptItem } from '@balcao/domain/printing'
import type { Company } from '../../company'
import type { Tx } from '../../platform/database/database'
import { receiptOf } from '../receipts/job-receipt'
import type { OrderBook } from '../order-book'
import { insertOrderJobs, summaryOf } from './print-jobs.store'
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
  const [order, copies] = await Promise.all([
    orders.findToPrint(tx, company.id, orderId),
    readCopies(tx, company.id),
  ])
  if (!order) return []
  const changed = before && changedItems(before, order.receipt.items)
  const queued = await insertOrderJobs(tx, company.id, copies[order.receipt.fulfilment], {
    orderId,
    orderRevision: order.revision,
    automatic: true,
    receipt: receiptOf(company, order, { changed }),
  })
  await recordPrints(tx, orders, company.id, queued, { actor: 'system', note: 'queued' })
  return queued.map(summaryOf)
}
