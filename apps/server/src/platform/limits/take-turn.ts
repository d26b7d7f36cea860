import type { Database } from '../database/database'

/**
 * Takes the turn of this moment in a share, of which there are the fewer the more were taken within the hour; else answers
 * the milliseconds until the next one.
 */
export async function takeTurn(db: Pick<Database, 'app'>, share: string): Promise<number> {
  const { rows } = await db.app.query<{ taken: boolean; rest: number }>({
    name: 'sign-in-turn',
    text: `with pace as (select case when taken < 30 then 2 when taken < 60 then 4 else 8 end as seconds from (
        select coalesce(max(count), 0) as taken from request_counts
        where key = 'turns:' || $1 and window_start = date_trunc('hour', now(), 'UTC')) hour),
      turn as (insert into request_counts (key, window_start, count)
        select 'turn:' || seconds || ':' || $1, to_timestamp(floor(extract(epoch from now()) / seconds) * seconds), 1
        from pace on conflict do nothing returning 1),
      counted as (insert into request_counts as c (key, window_start, count)
        select 'turns:' || $1, date_trunc('hour', now(), 'UTC'), 1 from turn
        on conflict (key, window_start) do update set count = c.count + 1)
      select exists (select from turn) as taken,
        ceil((seconds - mod(extract(epoch from now()), seconds)) * 1000)::int as rest from pace`,
    values: [share],
  })
  const { taken, rest } = rows[0]!
  return taken ? 0 : Math.max(rest, 1)
}
