import type { Tx } from '../database/database'
import { sqlStateOf } from '../database/failures'
import { sql } from '../database/sql'
import { Problem } from '../http/problems'

/** How long PostgreSQL may work on one statement that a caller put together. */
export const patienceMs = 5000

/** Makes it the limit of every statement that follows in the transaction; sent along with them, it costs no round trip. */
export function limitStatements(tx: Tx): Promise<unknown> {
  return tx.execute(sql`select set_config('statement_timeout', ${String(patienceMs)}, true)`)
}

/** @throws Problem QUERY_TOO_SLOW for a statement that was cut short */
export async function sayingTooSlow<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (sqlStateOf(error) === '57014') throw new Problem('QUERY_TOO_SLOW')
    throw error
  }
}
