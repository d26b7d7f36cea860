import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'

/**
 * The spec's `instance` must be the caller's own: the company's id, as the stream ticket answers it, or its channel's
 * name at the gateway. @throws Problem CHANNEL_NOT_FOUND
 */
export async function requireInstance(tx: Tx, companyId: string, instance: string): Promise<void> {
  if (instance.toLowerCase() === companyId) return
  const { rowCount } = await tx.execute(
    sql`select from channels where company_id = ${companyId} and instance = ${instance}`,
  )
  if (rowCount === 0) throw new Problem('CHANNEL_NOT_FOUND')
}
