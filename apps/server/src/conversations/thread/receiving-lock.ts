import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'

/**
 * Taken before any conversation's lock, until the transaction ends. Whoever stores messages or states of conversations
 * that are there shares it. Whoever makes or joins conversations, or keeps a state whose message is not there, needs
 * it `alone`: nobody else may be about to store that address or that message.
 */
export async function lockReceiving(tx: Tx, companyId: string, how: 'shared' | 'alone'): Promise<void> {
  const key = sql`hashtextextended(${`conversations ${companyId}`}, 0)`
  await tx.execute(
    how === 'alone'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`,
  )
}
