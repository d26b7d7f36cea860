import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'

/**
 * Writes down when WhatsApp refused to show products of the company's catalogue, or with null that it shows them;
 * answers whether the screens say something else by it.
 */
export async function noteCatalogueRefused(tx: Tx, companyId: string, at: Date | null): Promise<boolean> {
  const { rows } = await tx.execute<{ company_id: string }>(sql`
    update channels set catalogue_refused_at = ${at}
    where company_id = ${companyId} and (${at}::timestamptz is not null or catalogue_refused_at is not null)
    returning company_id`)
  return rows.length > 0
}
