import type { LiveEventData, LiveEventName } from '@balcao/contract/live'
import { sql } from '../database/sql'
import type { Tx } from '../database/database'

export interface NamedEvent {
  name: LiveEventName
  data: unknown
}

/**
 * Adds a live event of the transaction's company. Its id is one more than the last one of that company and
 * other transactions wait for this one to end, so call it last, just before the commit.
 */
export async function appendEvent<N extends LiveEventName>(
  tx: Tx,
  name: N,
  data: LiveEventData<N>,
): Promise<void> {
  await appendEvents(tx, [{ name, data }])
}

/** The same for any number of events, which keep their order, in one round trip. */
export async function appendEvents(tx: Tx, events: readonly NamedEvent[]): Promise<void> {
  if (events.length === 0) return
  const { rows } = await tx.execute<{ company_id: string; id: number }>(sql`
    select app.company_id() as company_id, app.write_event(e->>'name', e->'data') as id
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as e`)
  tx.tell({ companyId: rows[0]!.company_id })
}
