import { dateIn } from '@balcao/domain/time'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'

/** The date of an instant on a company's clock, 'YYYY-MM-DD'. @throws Problem NOT_FOUND */
export async function readToday(tx: Tx, companyId: string, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ zone: string }>(
    sql`select time_zone as zone from companies where id = ${companyId}`,
  )
  if (!rows[0]) throw new Problem('NOT_FOUND')
  return dateIn(now.getTime(), rows[0].zone)
}
