import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob } from '../../platform/jobs/jobs'

/**
 * Leaves word that an order was placed, or stands elsewhere now (deleted and restored too), for whoever acts on it once
 * this transaction has ended: its conversation. Where a company has none there is nobody to act.
 */
export function noteMove(
  tx: Tx,
  companyId: string,
  orderId: string,
  what: 'placed' | 'moved',
): Promise<void> {
  const onlyIf = sql`exists (select from conversations where company_id = ${companyId})`
  return addJob(tx, 'order-moved', { companyId, orderId, placed: what === 'placed' }, { onlyIf })
}
