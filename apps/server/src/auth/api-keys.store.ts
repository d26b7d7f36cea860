import type { ApiKey } from '@balcao/contract/automations'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { announceEnd } from '../platform/live/announce-end'

interface StoredKey {
  id: string
  name: string
  scopes: ApiKey['scopes']
  created_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

const columns = sql.raw('id, name, scopes, created_at, last_used_at, revoked_at')

/** A company's keys, newest first: those in use, then the last ones that were revoked. */
export async function readApiKeys(tx: Tx, companyId: string): Promise<ApiKey[]> {
  const { rows } = await tx.execute<StoredKey>(sql`select ${columns} from api_keys
    where company_id = ${companyId} order by revoked_at is not null, created_at desc, id limit 100`)
  return rows.map(present)
}

/** Ends a key; one that has ended keeps its time. Undefined for a key that is not there. */
export async function endApiKey(tx: Tx, companyId: string, id: string): Promise<ApiKey | undefined> {
  const { rows } =
    await tx.execute<StoredKey>(sql`update api_keys set revoked_at = coalesce(revoked_at, now())
    where company_id = ${companyId} and id = ${id} returning ${columns}`)
  if (rows[0]) await announceEnd(tx, [id])
  return rows[0] && present(rows[0])
}

function present({ created_at, last_used_at, revoked_at, ...key }: StoredKey): ApiKey {
  return {
    ...key,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
  }
}
