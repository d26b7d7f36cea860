import type { Database } from '../platform/database/database'
import type { Sql } from '../platform/database/sql'

/** Reads the one text `json` that a query makes, in one round trip inside the company's wall; it may be seconds old. */
export async function readJson(db: Database, companyId: string, query: Sql): Promise<string> {
  const { rows } = await db.behind.readAsCompany(companyId, (tx) => tx.execute<{ json: string }>(query))
  return rows[0]!.json
}
