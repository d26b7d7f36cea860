import { randomUUID } from 'node:crypto'
import type { ConnectionSeen, QrCode } from '../gateways/whatsapp'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { hashToken, type Secrets } from '../platform/secrets/secrets'

export type ChannelKind = 'evolution' | 'cloud'
export type ChannelState = 'pairing' | 'connecting' | 'open' | 'closed' | 'refused'

/** What only the gateway and we know. */
export interface ChannelSecrets {
  /** Evolution API presents it in a header; Meta presents it in its handshake. */
  webhookSecret: string
  accessToken?: string
  appSecret?: string
}

export interface ChannelRow {
  company_id: string
  id: string
  kind: ChannelKind
  instance: string
  secrets: string
  state: ChannelState
  state_since: Date
  reason: string | null
  qr: QrCode | null
  own_jid: string | null
  last_heard_at: Date | null
  reconciled_at: Date | null
  blocked_until: Date | null
  verified_at: Date | null
  /** As the gateway last told it. */
  gateway_version: string | null
  /** The catalogue at WhatsApp, where the owner named one. */
  catalogue_id: string | null
  catalogue_read_at: Date | null
  catalogue_problem: 'unknown' | 'forbidden' | null
  catalogue_refused_at: Date | null
}

const columns = sql.raw(`company_id, id, kind, instance, secrets, state, state_since, reason, qr, own_jid,
  last_heard_at, reconciled_at, blocked_until, verified_at, gateway_version, catalogue_id, catalogue_read_at,
  catalogue_problem, catalogue_refused_at`)

/** The company's channel; nothing when it never set one up. */
export async function findChannel(tx: Tx, companyId: string): Promise<ChannelRow | undefined> {
  const { rows } = await tx.execute<ChannelRow>(
    sql`select ${columns} from channels where company_id = ${companyId}`,
  )
  return rows[0]
}

export async function lockChannel(tx: Tx, companyId: string): Promise<ChannelRow | undefined> {
  const { rows } = await tx.execute<ChannelRow>(
    sql`select ${columns} from channels where company_id = ${companyId} for update`,
  )
  return rows[0]
}

/** The channel that a gateway's call names, before a company is known: `tx` presents `proofOf(channelId)`. */
export async function findPresented(tx: Tx, channelId: string): Promise<ChannelRow | undefined> {
  const { rows } = await tx.execute<ChannelRow>(
    sql`select ${columns} from channels where proof = ${proofOf(channelId)}`,
  )
  return rows[0]
}

export const proofOf = (channelId: string) => hashToken(`channel:${channelId}`)

/** Makes the company's channel, or gives it another kind, account, catalogue and secrets; another account starts closed. */
export async function writeChannel(
  tx: Tx,
  companyId: string,
  channel: { kind: ChannelKind; instance: string; secrets: string; id?: string; catalogueId: string | null },
): Promise<void> {
  const id = channel.id ?? randomUUID()
  await tx.execute(sql`
    insert into channels as c (company_id, id, kind, instance, secrets, proof, catalogue_id)
    values (${companyId}, ${id}, ${channel.kind}, ${channel.instance}, ${channel.secrets}, ${proofOf(id)},
      ${channel.catalogueId})
    on conflict (company_id) do update set kind = excluded.kind, instance = excluded.instance,
      secrets = excluded.secrets, reason = null, qr = null, catalogue_id = excluded.catalogue_id,
      catalogue_products = case when c.catalogue_id = excluded.catalogue_id then c.catalogue_products else '[]' end,
      catalogue_read_at = null, catalogue_problem = null, catalogue_refused_at = null,
      state = case when c.instance = excluded.instance then c.state else 'closed' end,
      own_jid = case when c.instance = excluded.instance then c.own_jid end,
      verified_at = case when c.instance = excluded.instance then c.verified_at end`)
}

/** Writes down how the connection was seen; answers whether anything that people see changed. */
export async function writeSeen(
  tx: Tx,
  channel: ChannelRow,
  seen: ConnectionSeen & { now: Date },
): Promise<boolean> {
  const state: ChannelState = seen.state === 'connecting' && seen.qr !== null ? 'pairing' : seen.state
  const ownJid = seen.ownJid ?? channel.own_jid
  const changed =
    state !== channel.state ||
    seen.reason !== channel.reason ||
    ownJid !== channel.own_jid ||
    (seen.qr?.code ?? null) !== (channel.qr?.code ?? null)
  if (!changed) return false
  await tx.execute(sql`update channels set state = ${state}, reason = ${seen.reason}, own_jid = ${ownJid},
      qr = ${seen.qr === null ? null : JSON.stringify(seen.qr)}::jsonb,
      state_since = case when state = ${state} then state_since else ${seen.now} end
    where company_id = ${channel.company_id}`)
  return true
}

const contextOf = (companyId: string) => `channel:${companyId}`

export function sealSecrets(secrets: Secrets, companyId: string, values: ChannelSecrets): string {
  return secrets.seal(JSON.stringify(values), contextOf(companyId))
}

export function openSecrets(secrets: Secrets, channel: ChannelRow): ChannelSecrets {
  return JSON.parse(secrets.open(channel.secrets, contextOf(channel.company_id))) as ChannelSecrets
}
