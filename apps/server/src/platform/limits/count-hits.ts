import type { Database } from '../database/database'
import { sql } from '../database/sql'

/** One hit of a window: how many it has with this one, and the seconds until the window ends. */
export interface Counted {
  count: number
  rest: number
}

interface Waiting {
  key: string
  seconds: number
  resolve(counted: Counted): void
  reject(error: unknown): void
}

/** Longer than any key is meant to be, and short enough for an index. */
const longestKey = 200

/**
 * Counts hits in windows that all processes share. While one statement is under way the hits that come are gathered for
 * the next: a crowd costs two statements at a time, however many it is and wherever it comes from.
 */
export function createHitCounter(db: Database) {
  let waiting: Waiting[] = []
  let underWay = false

  async function countWaiting(): Promise<void> {
    underWay = true
    while (waiting.length > 0) {
      const hits = waiting
      waiting = []
      try {
        await countTogether(db, hits)
      } catch (error) {
        for (const { reject } of hits) reject(error)
      }
    }
    underWay = false
  }

  return (key: string, seconds: number): Promise<Counted> =>
    new Promise((resolve, reject) => {
      waiting.push({ key: key.slice(0, longestKey), seconds, resolve, reject })
      if (!underWay) void countWaiting()
    })
}

async function countTogether(db: Database, hits: readonly Waiting[]): Promise<void> {
  const byKey = new Map<string, Waiting[]>()
  for (const hit of hits) byKey.set(hit.key, [...(byKey.get(hit.key) ?? []), hit])
  // In one order everywhere: processes that count the same keys wait for each other, never in a circle.
  const keys = [...byKey.keys()].sort()
  const { rows } = await db.alone<{ key: string; count: number; gone: number }>(sql`
    insert into request_counts as c (key, window_start, count)
    select a.key, to_timestamp(floor(extract(epoch from now()) / a.seconds) * a.seconds), a.hits
    from unnest(${keys}::text[], ${keys.map((key) => byKey.get(key)![0]!.seconds)}::int[],
      ${keys.map((key) => byKey.get(key)!.length)}::int[]) as a (key, seconds, hits)
    on conflict (key, window_start) do update set count = c.count + excluded.count
    returning key, count, extract(epoch from now() - window_start)::float8 as gone`)
  for (const { key, count, gone } of rows) {
    const own = byKey.get(key)!
    for (const [index, { seconds, resolve }] of own.entries())
      resolve({ count: count - own.length + 1 + index, rest: Math.ceil(seconds - gone) })
  }
}
