import type { GoogleTrouble } from '@balcao/contract/google'
import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'
import { hashToken } from '../../platform/secrets/secrets'

/** Which connection: the company's (no agenda), or the one of a person, by their agenda. */
export interface Whose {
  companyId: string
  agendaId: string | null
}

export const ofCompany = (companyId: string): Whose => ({ companyId, agendaId: null })

/** From a job's payload, or a row. */
export const whoseOf = ({ companyId, agendaId }: { companyId: string; agendaId?: string }): Whose => ({
  companyId,
  agendaId: agendaId ?? null,
})

/** A connection by its name: the company, or the company and the agenda. */
export const nameOf = ({ companyId, agendaId }: Whose) =>
  agendaId === null ? companyId : `${companyId}:${agendaId}`

/** Of a table of connections, or of what belongs to one: whether it is this one. */
export const isOf = ({ companyId, agendaId }: Whose): Sql =>
  sql`company_id = ${companyId} and agenda_id is not distinct from ${agendaId}::uuid`

/** A link to a Google account, the company's or a person's. It stays as a row when it is not connected any more. */
export interface ConnectionRow {
  company_id: string
  agenda_id: string | null
  /** Of a person's: their appointments are in the company's calendar too. */
  also_company: boolean
  /** Of the company's: closed days and times of the agenda are in it. */
  also_closures: boolean
  /** Of a person's: it is the company's account. */
  shared: boolean
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
  sql.raw(`company_id, agenda_id, also_company, also_closures, shared, connected, access_token, access_expires_at, refresh_token, account, verified_at,
  checked_at, error_code, error_message, error_at, sync_token, synced_at, channel_id, channel_token, channel_resource,
  channel_until, version`)

export async function findConnection(tx: Tx, whose: Whose): Promise<ConnectionRow | undefined> {
  const { rows } = await tx.execute<ConnectionRow>(
    sql`select ${columns} from google_connections where ${isOf(whose)}`,
  )
  return rows[0]
}

/** Locked until the transaction ends: who holds it is the only one to refresh or replace the tokens. */
export async function lockConnection(tx: Tx, whose: Whose): Promise<ConnectionRow | undefined> {
  const { rows } = await tx.execute<ConnectionRow>(
    sql`select ${columns} from google_connections where ${isOf(whose)} for update`,
  )
  return rows[0]
}

/** Whether the authorisation is still the one that some work was begun with; it stays so until the transaction ends. */
export async function isStill(tx: Tx, whose: Whose, version: number): Promise<boolean> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    select version from google_connections where ${isOf(whose)} and connected for share`)
  return rows[0]?.version === version
}

/** Which one a row is. */
export const whoseRow = (row: ConnectionRow): Whose => ({
  companyId: row.company_id,
  agendaId: row.agenda_id,
})

/** The link that Google's push names, before a company is known: `tx` presents `proofOf(channelId)`. */
export async function findPresented(tx: Tx, channelId: string): Promise<ConnectionRow | undefined> {
  const { rows } = await tx.execute<ConnectionRow>(
    sql`select ${columns} from google_connections where proof = ${proofOf(channelId)}`,
  )
  return rows[0]
}

export const proofOf = (channelId: string) => hashToken(`google-channel:${channelId}`)
