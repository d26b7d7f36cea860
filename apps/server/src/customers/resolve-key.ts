import { sql } from '../platform/database/sql'
import type { Database } from '../platform/database/database'

/**
 * Whose key it is: a phone in any spelling is its customer's, and so is a conversation that turned out to be theirs. What
 * nobody has stays as it is.
 */
export async function resolveKey(db: Database, companyId: string, key: string): Promise<string> {
  const { rows } = await db.asCompany(companyId, (tx) =>
    tx.execute<{ key: string | null }>(
      key.includes('-')
        ? sql`select customer_key as key from customer_chats where company_id = ${companyId} and id = ${key}`
        : sql`select app.phone_key(${key}) as key`,
    ),
  )
  return rows[0]?.key ?? key
}
