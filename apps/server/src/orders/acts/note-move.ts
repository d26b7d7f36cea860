import type { Tx } from '../../platform/database/database'
import { addJob } from '../../platform/jobs/jobs'

/**
 * Leaves word that an order was placed, or stands elsewhere now (deleted and restored too), for whoever acts on it once
 * this transaction has ended.
 */
export function noteMove(
  tx: Tx,
  companyId: string,
  orderId: string,
  what: 'placed' | 'moved',
): Promise<void> {
  return addJob(tx, 'order-moved', { companyId, orderId, placed: what === 'placed' })
}
