import { sql } from '../database/sql'
import type { Tx } from '../database/database'

/**
 * Tells every process that sessions or API keys have ended, by their ids. In the transaction itself, unlike all else that is
 * announced: who may no longer call is rare news, and must not be lost with the process that told it.
 */
export async function announceEnd(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_notify('balcao_sessions', id) from unnest(${[...ids]}::text[]) as id`)
}
