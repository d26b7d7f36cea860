import type pg from 'pg'
import { withClient } from './with-client'

const tries = 5

/**
 * Whether connections to this address share what is behind them, as those of PgBouncer do in transaction mode: what one
 * listens to, locks or sets for itself is then anybody's. Two open ones are asked in turn who serves them.
 * @throws DatabaseRefused when nobody gets in
 */
export async function sharesSessions(url: string): Promise<boolean> {
  return withTwo(url, async (one, other) => {
    for (let round = 0; round < tries; round += 1)
      if ((await servedBy(one)) === (await servedBy(other))) return true
    return false
  })
}

/**
 * Whether a statement that was named once is known by its name in the next transaction of the same connection, whoever
 * serves it then: PgBouncer remembers them from 1.21 on, where `max_prepared_statements` says so.
 */
export async function keepsNames(url: string): Promise<boolean> {
  return withTwo(url, async (one, other) => {
    const ask = () => one.query({ name: 'balcao-probe', text: 'select 1' })
    await ask()
    // Takes away whoever served the first time.
    await other.query('begin')
    try {
      await ask()
      return true
    } catch {
      return false
    } finally {
      await other.query('rollback')
    }
  })
}

async function servedBy(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}

function withTwo<T>(url: string, work: (one: pg.Client, other: pg.Client) => Promise<T>): Promise<T> {
  return withClient(url, 'balcao-start', (one) =>
    withClient(url, 'balcao-start', (other) => work(one, other)),
  )
}
