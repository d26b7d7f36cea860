import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { knownDays } from '../platform/retention'
import type { Secrets } from '../platform/secrets/secrets'

const digest = (secrets: Secrets, companyId: string, network: string) =>
  secrets.mac('known-network', `${companyId}:${network}`)

/** Whether somebody has signed in to this company from this network before. */
export async function isKnownNetwork(
  tx: Tx,
  secrets: Secrets,
  { companyId, network }: { companyId: string; network: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from known_networks
    where company_id = ${companyId} and network_hash = ${digest(secrets, companyId, network)}
      and seen_at > now() - make_interval(days => ${knownDays})`)
  return rows.length === 1
}

/** Keeps the network of a sign-in that succeeded; written once a day. */
export async function rememberNetwork(
  tx: Tx,
  secrets: Secrets,
  { companyId, network }: { companyId: string; network: string },
): Promise<void> {
  await tx.execute(sql`insert into known_networks as n (company_id, network_hash)
    values (${companyId}, ${digest(secrets, companyId, network)})
    on conflict (company_id, network_hash) do update set seen_at = now() where n.seen_at < now() - interval '1 day'`)
}
