import type { Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'

/** The hour, 0 to 23 on the company's clock, at which its operating day begins. */
export function readCutoff(db: Database, companyId: string): Promise<{ cutoff_hour: number }> {
  return db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ cutoff_hour: number }>(
      sql`select cutoff_hour from companies where id = ${companyId}`,
    )
    return rows[0]!
  })
}

/** Sets it for orders to come: past ones keep the day that they were counted in. */
export function saveCutoff(db: Database, companyId: string, hour: number): Promise<{ cutoff_hour: number }> {
  return db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ cutoff_hour: number }>(
      sql`update companies set cutoff_hour = ${hour} where id = ${companyId} returning cutoff_hour`,
    )
    return rows[0]!
  })
}
