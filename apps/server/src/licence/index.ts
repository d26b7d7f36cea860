import type { ModuleFlag } from '@balcao/contract'
import { sql } from '../platform/database/sql'
import type { Database } from '../platform/database/database'

/** Whether the company's licence opens a module now. */
export async function hasModule(db: Database, companyId: string, flag: ModuleFlag): Promise<boolean> {
  const { rows } = await db.asCompany(companyId, (tx) =>
    tx.execute<{ open: boolean }>(
      sql`select ${sql.raw(flag)} as open from companies where id = ${companyId}`,
    ),
  )
  return rows[0]?.open === true
}
