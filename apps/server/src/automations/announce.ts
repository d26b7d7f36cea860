import { randomUUID } from 'node:crypto'
import type { EventData } from '@balcao/contract/webhook-events'
import type { CompanyEvent } from '@balcao/contract/webhook-names'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { addJob } from '../platform/jobs/jobs'

/**
 * Tells the company's endpoints of an event: one delivery each that wants it, in the writer's own transaction, so that
 * nothing is told that did not happen and nothing that happened is forgotten. Before the live events, which come last.
 * Where nobody listens it costs one indexed read.
 */
export function announce<E extends CompanyEvent>(
  tx: Tx,
  companyId: string,
  event: E,
  data: EventData<E>,
): Promise<void> {
  return announceAll(tx, companyId, event, async () => [data])
}

/** Tells of several events of one kind, in their order; `read` is asked for them only when somebody listens. */
export async function announceAll<E extends CompanyEvent>(
  tx: Tx,
  companyId: string,
  event: E,
  read: () => Promise<readonly EventData<E>[]>,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from webhook_endpoints
    where company_id = ${companyId} and active and ${event} = any(events)`)
  if (rows.length === 0) return
  const told = (await read()).map((data) => eventOf(event, data))
  const endpointIds = rows.map(({ id }) => id)
  await storeDeliveries(tx, companyId, endpointIds, told)
}

export interface ToldEvent {
  id: string
  event: string
  /** JSON text: what is signed and sent, byte for byte, at every try. */
  body: string
}

/** An event as it is sent; `id` for who needs to say which. */
export function eventOf(
  event: string,
  data: unknown,
  { id = randomUUID(), test = false }: { id?: string; test?: boolean } = {},
): ToldEvent {
  const timestamp = new Date().toISOString()
  return { id, event, body: JSON.stringify({ id, type: event, timestamp, ...(test ? { test } : {}), data }) }
}

/**
 * Stores the deliveries of these events to each of these endpoints and wakes them; answers the deliveries' ids.
 * `manual` ones, tests and re-sends, stand beside the order of the others.
 */
export async function storeDeliveries(
  tx: Tx,
  companyId: string,
  endpointIds: readonly string[],
  told: readonly ToldEvent[],
  { manual = false } = {},
): Promise<string[]> {
  if (told.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into webhook_deliveries (company_id, id, endpoint_id, event_id, event, body, manual, next_at)
    select ${companyId}::uuid, gen_random_uuid(), endpoint, e.id, e.event, e.body, ${manual}::boolean,
      to_timestamp(0)
    from rows from (jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as (id uuid, event text, body text))
      with ordinality as e(id, event, body, place), unnest(${[...endpointIds]}::uuid[]) as endpoint
    order by place returning id`)
  // Without a key: writers of one company must not wait for each other's commit here.
  await addJob(tx, 'webhooks-wake', { companyId, endpointIds })
  return rows.map((row) => row.id)
}
