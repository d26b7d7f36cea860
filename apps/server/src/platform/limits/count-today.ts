import { sql } from '../database/sql'
import type { Tx } from '../database/database'

/** Counts one more of the day (UTC); two transactions at once are counted one after the other. */
export async function countToday(tx: Tx, key: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    insert into request_counts as c (key, window_start, count) values (${key}, date_trunc('day', now(), 'UTC'), 1)
    on conflict (key, window_start) do update set count = c.count + 1 returning count`)
  return rows[0]!.count
}
