import type { JobPayloads } from '../../job-payloads'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { writePayload, type JobName } from '../../platform/jobs/jobs'

/**
 * Leaves word that an order was placed, or stands elsewhere now (deleted and restored too), for whoever acts on it once
 * this transaction has ended: its conversation. Where a company has none there is nobody to act.
 */
export async function noteMove(
  tx: Tx,
  companyId: string,
  orderId: string,
  what: 'placed' | 'moved',
): Promise<void> {
  const payload: JobPayloads['order-moved'] = { companyId, orderId, placed: what === 'placed' }
  const { rowCount } = await tx.execute(sql`
    select app.queue_job(${'order-moved' satisfies JobName}, ${writePayload(payload)}::json, null, null, null)
    where exists (select from conversations where company_id = ${companyId})`)
  tx.tell({ jobs: rowCount ?? 0 })
}
