import { createHash } from 'node:crypto'
import type { Database } from '../platform/database/database'
import type { Sql } from '../platform/database/sql'

/** Reads the one text `json` that a query makes, in one round trip inside the company's wall. */
export async function readJson(db: Database, companyId: string, query: Sql): Promise<string> {
  const { text, values } = query
  const name = `manager-${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
  const rows = await db.readAsCompany<{ json: string }>(companyId, { name, text, values: [...values] })
  return rows[0]!.json
}
