import type { LiveEventData, LiveEventName } from '@balcao/contract/live'
import { sql } from '../database/sql'
import type { Tx } from '../database/database'

/**
 * Adds a live event of the transaction's company. Its id is one more than the last one of that company and
 * other transactions wait for this one to end, so call it last, just before the commit.
 */
export async function appendEvent<N extends LiveEventName>(
  tx: Tx,
  name: N,
  data: LiveEventData<N>,
): Promise<void> {
  await tx.execute(sql`select app.append_event(${name}, ${JSON.stringify(data)}::jsonb)`)
}
