import { sql } from './database/sql'
import type { Tx } from './database/database'

/**
 * Whether a company has asked an outside service `most` times in this month (UTC): rows of `table`, which is the
 * caller's own, by their `asked_at`. Until the end of the transaction nobody else of the company counts or asks, so that
 * two at once are not both the last.
 */
export async function isMonthUsedUp(
  tx: Tx,
  companyId: string,
  { table, most, now }: { table: 'bot_readings' | 'transcripts'; most: number; now: Date },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${companyId}`}, 0))`)
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  const { rows } = await tx.execute<{ asked: number }>(sql`
    select count(*)::int as asked from ${sql.raw(table)} where company_id = ${companyId} and asked_at >= ${month}`)
  return rows[0]!.asked >= most
}
