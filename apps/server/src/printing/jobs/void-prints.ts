import type { PrintSummary } from '@balcao/contract/printing'
import type { CopyKind, ReceiptOrder } from '@balcao/domain/printing'
import { getCompany } from '../../company'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { dropWaitingPrints, restoreDroppedPrints } from './drop-prints'
import { receiptOf } from '../receipts/job-receipt'
import type { OrderBook, OrderToPrint } from '../order-book'
import { printDetails } from '../receipts/print-details'
import { insertOrderJobs, summaryOf, type PrintJob } from './print-jobs.store'
import { recordPrints } from './record-prints'

/** What came of an order's prints, for the caller to announce at its end. */
export interface PrintsChanged {
  changed: PrintSummary[]
  queued: PrintSummary[]
}

/**
 * An order was cancelled, refused or deleted: what waits does not come out any more, and whoever has paper of it gets
 * another that says so, once. `order` is how it stood before. The caller holds the order's lock.
 */
export async function voidPrints(
  tx: Tx,
  orders: OrderBook,
  companyId: string,
  order: OrderToPrint,
  why: { droppedFor: 'closed' | 'deleted'; status: ReceiptOrder['status'] },
): Promise<PrintsChanged> {
  const changed = await dropWaitingPrints(tx, orders, companyId, order.id, why.droppedFor)
  const copies = await copiesOnPaper(tx, companyId, order.id, 'valid')
  const voided = { ...order, receipt: { ...order.receipt, status: why.status } }
  return { changed, queued: await queueCopies(tx, orders, companyId, voided, copies, {}) }
}

/**
 * An order stands again: what its end had dropped waits again, and whoever has paper that says it ended gets another
 * that says it goes on. As `voidPrints` otherwise.
 */
export async function resumePrints(
  tx: Tx,
  orders: OrderBook,
  companyId: string,
  order: OrderToPrint,
  droppedFor: 'closed' | 'deleted',
): Promise<PrintsChanged> {
  const stopped = await dropWaitingVoids(tx, orders, companyId, order.id)
  const restored = await restoreDroppedPrints(tx, orders, companyId, order.id, droppedFor)
  const copies = await copiesOnPaper(tx, companyId, order.id, 'void')
  const queued = await queueCopies(tx, orders, companyId, order, copies, { resumed: true })
  return { changed: [...stopped, ...restored], queued }
}

/** Copies of which the latest paper that may be out says that the order stands, or that it does not. */
async function copiesOnPaper(
  tx: Tx,
  companyId: string,
  orderId: string,
  says: 'valid' | 'void',
): Promise<CopyKind[]> {
  const { rows } = await tx.execute<{ copy: CopyKind; says: string }>(sql`
    select distinct on (copy) copy, case when ${isVoid} then 'void' else 'valid' end as says from print_jobs
    where company_id = ${companyId} and order_id = ${orderId} and state in ('sending', 'printed', 'uncertain')
    order by copy, revision desc`)
  return rows.filter((row) => row.says === says).map(({ copy }) => copy)
}

async function queueCopies(
  tx: Tx,
  orders: OrderBook,
  companyId: string,
  order: OrderToPrint,
  copies: readonly CopyKind[],
  about: { resumed?: boolean },
): Promise<PrintSummary[]> {
  if (copies.length === 0) return []
  const company = await getCompany(tx, companyId)
  const orderRevision = await orders.reviseForPrint(tx, companyId, order.id)
  const receipt = receiptOf(company, order, about)
  const queued = await insertOrderJobs(tx, companyId, copies, {
    orderId: order.id,
    orderRevision,
    automatic: company.imprimeAuto,
    isNewsOfPaper: true,
    receipt,
  })
  await recordPrints(tx, orders, companyId, queued, { actor: 'system', note: 'queued' })
  return queued.map(summaryOf)
}

/** Paper that would say the order ended, and has not come out. */
async function dropWaitingVoids(
  tx: Tx,
  orders: OrderBook,
  companyId: string,
  orderId: string,
): Promise<PrintSummary[]> {
  const { rows } = await tx.execute<PrintJob>(sql`
    update print_jobs set state = 'expired', dropped_for = 'voided', detail = ${printDetails.resumed}, finished_at = now()
    where company_id = ${companyId} and order_id = ${orderId} and state in ('pending', 'claimed') and ${isVoid}
    returning *`)
  await recordPrints(tx, orders, companyId, rows, { actor: 'system', note: 'expired' })
  return rows.map(summaryOf)
}

const isVoid = sql`coalesce(receipt->'sheet'->'order'->>'status' in ('cancelled', 'refused'), false)`
