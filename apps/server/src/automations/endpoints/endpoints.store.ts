import type { Endpoint } from '@balcao/contract/automations'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

export interface StoredEndpoint {
  id: string
  name: string
  url: string
  events: Endpoint['events']
  secret_sealed: string
  former_secret_sealed: string | null
  former_until: Date | null
  active: boolean
  disabled_reason: Endpoint['disabled_reason']
  last_success_at: Date | null
  failing_since: Date | null
  version: number
  created_at: Date
  pending: number
}

/**
 * A company's endpoints, oldest first, or the one with this id; `lock` keeps it until the transaction ends, and holds up
 * nobody who stores a delivery for it.
 */
export async function readEndpoints(
  tx: Tx,
  companyId: string,
  { id, lock = false }: { id?: string; lock?: boolean } = {},
): Promise<StoredEndpoint[]> {
  const { rows } = await tx.execute<StoredEndpoint>(sql`
    select e.*, (select count(*)::int from webhook_deliveries d where d.company_id = e.company_id
      and d.endpoint_id = e.id and d.state = 'pending') as pending
    from webhook_endpoints e where company_id = ${companyId} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by created_at, id ${lock ? sql`for no key update` : sql``}`)
  return rows
}

/** Gives up what waits for an endpoint that was switched off; `butTests` leaves tests and re-sends. */
export async function dropPending(
  tx: Tx,
  companyId: string,
  endpointId: string,
  { butTests = false } = {},
): Promise<void> {
  await tx.execute(sql`update webhook_deliveries set state = 'failed', last_problem = 'off', next_at = null
    where company_id = ${companyId} and endpoint_id = ${endpointId} and state = 'pending'
      ${butTests ? sql`and not manual` : sql``}`)
}

/** What the secret of an endpoint is sealed for: it opens nowhere else. */
export const secretContext = (companyId: string, endpointId: string) => `webhook:${companyId}:${endpointId}`

/** As the contract shows it. */
export function presentEndpoint(row: StoredEndpoint): Endpoint {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    active: row.active,
    disabled_reason: row.disabled_reason,
    last_success_at: row.last_success_at?.toISOString() ?? null,
    failing_since: row.failing_since?.toISOString() ?? null,
    pending: row.pending,
    version: row.version,
    created_at: row.created_at.toISOString(),
  }
}
