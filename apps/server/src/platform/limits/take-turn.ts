import type { Database } from '../database/database'
import { sql } from '../database/sql'

/**
 * Takes the turn of this moment in a share, of which there are the fewer the more were taken within the hour; else answers
 * the milliseconds until the next one.
 */
export async function takeTurn(db: Pick<Database, 'alone'>, share: string): Promise<number> {
  const { rows } = await db.alone<{ taken: boolean; rest: number }>(
    sql`with pace as (select case when taken < 30 then 2 when taken < 60 then 4 else 8 end as seconds from (
        select coalesce(max(count), 0) as taken from request_counts
        where key = 'turns:' || ${share}::text and window_start = date_trunc('hour', now(), 'UTC')) hour),
      turn as (insert into request_counts (key, window_start, count)
        select 'turn:' || seconds || ':' || ${share}::text, to_timestamp(floor(extract(epoch from now()) / seconds) * seconds), 1
        from pace on conflict do nothing returning 1),
      counted as (insert into request_counts as c (key, window_start, count)
        select 'turns:' || ${share}::text, date_trunc('hour', now(), 'UTC'), 1 from turn
        on conflict (key, window_start) do update set count = c.count + 1)
      select exists (select from turn) as taken,
        ceil((seconds - mod(extract(epoch from now()), seconds)) * 1000)::int as rest from pace`,
  )
  const { taken, rest } = rows[0]!
  return taken ? 0 : Math.max(rest, 1)
}
