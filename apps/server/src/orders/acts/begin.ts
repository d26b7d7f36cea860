import type { PrintSummary } from '@balcao/contract/printing'
import type { Company } from '../../company'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { OrderState } from '../orders.store'
import { acceptOrder } from './accept-order'
import { endWait } from './end-wait'

/**
 * A locked order that waited is to be made now: it rings as a new one does, prints, and is accepted by itself where the shop
 * says so. Answers what was queued, for the caller to announce after the order.
 */
export async function begin(
  tx: Tx,
  company: Company,
  { id, source }: Pick<OrderState, 'id' | 'source'>,
): Promise<PrintSummary[]> {
  const prints = await endWait(tx, company, id)
  await tx.execute(sql`update orders set seen_at = null, version = version + 1, updated_at = now()
    where company_id = ${company.id} and id = ${id}`)
  if (company.aceiteAutomatico.some((channel) => channel === source)) await acceptOrder(tx, company.id, id)
  return prints
}
