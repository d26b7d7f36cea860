import type { PrintSummary } from '@balcao/contract/printing'
import type { Company } from '../../company'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { queueOrderPrints } from '../../printing'
import { orderBook } from '../order-book'

/** An order for later, or that was to be paid first, waits no longer: what waited with it is printed. Answers what was queued, for the caller to announce. */
export async function endWait(tx: Tx, company: Company, orderId: string): Promise<PrintSummary[]> {
  await tx.execute(
    sql`update orders set waits_until = null, pay_by = null where company_id = ${company.id} and id = ${orderId}`,
  )
  return queueOrderPrints(tx, orderBook, company, orderId)
}
