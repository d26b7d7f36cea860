import type { Clock } from './clock'
import type { Database } from './database/database'

const everyMs = 60_000

/** The database's time, kept by this process; `agree` asks for it again. */
export interface DatabaseClock {
  now: Clock
  agree(): Promise<void>
  stop(): void
}

/**
 * A clock that all processes of an installation share: this machine's own, moved by what it differs from the database's.
 * What one process lets expire, such as a hold or an offer, is judged by another. While the database does not answer, the
 * last known difference stands. `local` is this machine's clock, in epoch milliseconds.
 */
export function createDatabaseClock(
  db: Pick<Database, 'app'>,
  local: () => number = Date.now,
): DatabaseClock {
  let ahead = 0
  const agree = async () => {
    const before = local()
    const { rows } = await db.app.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    )
    // The answer was true about halfway.
    ahead = rows[0]!.now - (before + local()) / 2
  }
  const timer = setInterval(() => void agree().catch(() => {}), everyMs).unref()
  return { now: () => new Date(local() + ahead), agree, stop: () => clearInterval(timer) }
}
