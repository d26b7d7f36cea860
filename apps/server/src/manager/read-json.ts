import type { Database } from '../platform/database/database'
import { sql, type Sql } from '../platform/database/sql'

/** Reads the one text `json` that a query makes, in one round trip inside the company's wall; it may be seconds old. */
export async function readJson(db: Database, companyId: string, query: Sql): Promise<string> {
  const [, { rows }] = await db.behind.readAsCompany(companyId, (tx) =>
    Promise.all([tx.execute(memory), tx.execute<{ json: string }>(query)]),
  )
  return rows[0]!.json
}

/** Orders of a year that are summed up in many ways would go through files otherwise. */
const memory = sql`select set_config('work_mem', '16MB', true)`
