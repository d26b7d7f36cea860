import { randomUUID } from 'node:crypto'
import type { ApiScope } from '@balcao/contract'
import { sql } from '../platform/database/sql'
import type { Database, Tx } from '../platform/database/database'
import type { Caller } from '../platform/http/caller'
import { announceEnd } from '../platform/live/announce-end'
import { hashToken, newToken } from '../platform/secrets/secrets'
import { rememberCallers } from './remembered-callers'

export const apiKeyPrefix = 'bk_'

/** How long this process trusts what it read of a key. */
const trustMs = 3000

export interface ApiKeys {
  /** The company and scopes of a live API key, or undefined. Its use is noted, at most once a minute. */
  find(token: string): Promise<ApiKeyCaller | undefined>
  /** A key of this id was revoked. */
  forget(keyId: string): void
}

/** Keys by which programs call; the database holds their SHA-256. */
export function createApiKeys(db: Database): ApiKeys {
  const known = rememberCallers<ApiKeyCaller>({ trustMs, idOf: ({ keyId }) => keyId })

  async function read(hash: Buffer): Promise<ApiKeyCaller | undefined> {
    const found = await db.asVisitor({ proof: hash }, async (tx) => {
      const { rows } = await tx.execute<LiveKey>(sql`
        select company_id, id, scopes, coalesce(last_used_at < now() - interval '1 minute', true) as unnoted
        from api_keys where token_hash = ${hash} and revoked_at is null`)
      return rows[0]
    })
    if (!found) return undefined
    // The request does not wait for it, nor fail with it.
    if (found.unnoted) noteUse(db, found).catch(() => {})
    return { kind: 'apiKey', companyId: found.company_id, keyId: found.id, scopes: found.scopes }
  }

  return { find: (token) => known.find(token, read), forget: known.forget }
}

type ApiKeyCaller = Extract<Caller, { kind: 'apiKey' }>

interface LiveKey {
  company_id: string
  id: string
  scopes: ApiScope[]
  unnoted: boolean
}

/** Of many requests at once, one writes: the others find the time noted, or skip the row that is being written. */
function noteUse(db: Database, { company_id, id }: LiveKey): Promise<unknown> {
  return db.asCompany(company_id, (tx) =>
    tx.execute(sql`update api_keys set last_used_at = now() where company_id = ${company_id} and id = (
      select id from api_keys where company_id = ${company_id} and id = ${id}
        and coalesce(last_used_at < now() - interval '1 minute', true) for update skip locked)`),
  )
}

/** Makes a key for automations; the token is shown this once. `token` fixes it (demo, tests). */
export async function createApiKey(
  tx: Tx,
  companyId: string,
  options: { name: string; scopes: readonly ApiScope[]; token?: string },
): Promise<{ id: string; token: string }> {
  const token = options.token ?? newToken(apiKeyPrefix).token
  const id = randomUUID()
  await tx.execute(sql`insert into api_keys (company_id, id, name, token_hash, scopes)
    values (${companyId}, ${id}, ${options.name}, ${hashToken(token)}, ${[...options.scopes]})
    on conflict (token_hash) do nothing`)
  return { id, token }
}

/** Ends the keys of this name from now on; answers how many. */
export async function revokeApiKeys(tx: Tx, companyId: string, name: string): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`update api_keys set revoked_at = now()
    where company_id = ${companyId} and name = ${name} and revoked_at is null returning id`)
  await announceEnd(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.length
}
