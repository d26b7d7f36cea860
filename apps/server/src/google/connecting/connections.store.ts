import type { GoogleTrouble } from '@balcao/contract/google'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { hashToken } from '../../platform/secrets/secrets'

/** A company's link to a Google account. It stays as a row when it is not connected any more. */
export interface ConnectionRow {
  company_id: string
  connected: boolean
  /** Sealed; see `sealed-tokens`. */
  access_token: string | null
  /** Null where nobody told us. */
  access_expires_at: Date | null
  refresh_token: string | null
  account: string | null
  verified_at: Date | null
  checked_at: Date | null
  error_code: GoogleTrouble | null
  error_message: string | null
  error_at: Date | null
  sync_token: string | null
  synced_at: Date | null
  channel_id: string | null
  channel_token: Buffer | null
  channel_resource: string | null
  channel_until: Date | null
  /** Another one with each new authorisation. */
  version: number
}

const columns =
  sql.raw(`company_id, connected, access_token, access_expires_at, refresh_token, account, verified_at,
  checked_at, error_code, error_message, error_at, sync_token, synced_at, channel_id, channel_token, channel_resource,
  channel_until, version`)

export async function findConnection(tx: Tx, companyId: string): Promise<ConnectionRow | undefined> {
  const { rows } = await tx.execute<ConnectionRow>(
    sql`select ${columns} from google_connections where company_id = ${companyId}`,
  )
  return rows[0]
}

/** Locked until the transaction ends: who holds it is the only one to refresh or replace the tokens. */
export async function lockConnection(tx: Tx, companyId: string): Promise<ConnectionRow | undefined> {
  const { rows } = await tx.execute<ConnectionRow>(
    sql`select ${columns} from google_connections where company_id = ${companyId} for update`,
  )
  return rows[0]
}

/** Whether the authorisation is still the one that some work was begun with; it stays so until the transaction ends. */
export async function isStill(tx: Tx, companyId: string, version: number): Promise<boolean> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    select version from google_connections where company_id = ${companyId} and connected for share`)
  return rows[0]?.version === version
}

/** The link that Google's push names, before a company is known: `tx` presents `proofOf(channelId)`. */
export async function findPresented(tx: Tx, channelId: string): Promise<ConnectionRow | undefined> {
  const { rows } = await tx.execute<ConnectionRow>(
    sql`select ${columns} from google_connections where proof = ${proofOf(channelId)}`,
  )
  return rows[0]
}

export const proofOf = (channelId: string) => hashToken(`google-channel:${channelId}`)
