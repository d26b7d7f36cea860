import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

/** A moment as a mail of the company says it, on the company's clock: `23/11/2026 às 14:05`. */
export async function momentText(tx: Tx, companyId: string, at: Date | string): Promise<string> {
  const { rows } = await tx.execute<{ text: string }>(sql`
    select to_char(${at}::timestamptz at time zone time_zone, 'DD/MM/YYYY "às" HH24:MI') as text
    from companies where id = ${companyId}`)
  return rows[0]?.text ?? ''
}
