import type { OrderStatus } from '@balcao/domain/orders'
import type { Tx } from '../platform/database/database'
import { addJob } from '../platform/jobs/jobs'

/**
 * Leaves word that an order stands elsewhere now, for whoever acts on it once this transaction has ended; `status`
 * null when it was deleted or restored.
 */
export function noteMove(
  tx: Tx,
  companyId: string,
  orderId: string,
  status: OrderStatus | null,
): Promise<void> {
  return addJob(tx, 'order-moved', { companyId, orderId, status })
}
