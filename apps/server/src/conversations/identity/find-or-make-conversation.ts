import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { addressKey } from './address-key'
import { announce } from '../thread/announce'
import { lockConversations } from '../thread/conversations.store'
import { lockReceiving } from '../thread/receiving-lock'
import { claimedKeys, groupClaims, isResolved } from './identity-groups'
import { resolveIdentities } from './resolve-identities'

/** The conversation that any of these addresses belongs to, whatever their spelling; the first that is known. */
export async function findByAddress(
  tx: Tx,
  companyId: string,
  jids: readonly string[],
): Promise<string | null> {
  const keys = jids.map(addressKey)
  const known = await findKnownKeys(tx, companyId, keys)
  return keys.flatMap((key) => known.get(key) ?? [])[0] ?? null
}

/** The conversations of those keys that are stored. */
export async function findKnownKeys(
  tx: Tx,
  companyId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const { rows } = await tx.execute<{ key: string; conversation_id: string }>(sql`
    select key, conversation_id from conversation_addresses
    where company_id = ${companyId} and key = any(${[...keys]}::text[])`)
  return new Map(rows.map(({ key, conversation_id }) => [key, conversation_id]))
}

/**
 * The conversation with a person or group, made when there is none; `addresses` are all of one person. Call it before
 * the transaction locks any conversation. Two callers at once get the same one.
 */
export async function findOrMakeConversation(
  tx: Tx,
  companyId: string,
  addresses: readonly string[],
  { kind, pushName }: { kind: 'person' | 'group'; pushName: string | null },
): Promise<string> {
  const claims = [{ jids: addresses }]
  const keys = claimedKeys(claims)
  const look = async () => groupClaims(claims, await findKnownKeys(tx, companyId, keys))
  const [found] = await look()
  if (found !== undefined && isResolved(found)) return found.conversationIds[0]!
  await lockReceiving(tx, companyId, 'alone')
  const groups = await look()
  await lockConversations(
    tx,
    companyId,
    groups.flatMap(({ conversationIds }) => conversationIds),
  )
  const { ids, merges } = await resolveIdentities(
    tx,
    companyId,
    groups.map((group) => ({ ...group, kind, pushName })),
  )
  await announce(tx, companyId, { merges, chats: merges.map(({ into }) => into) })
  return ids[0]!
}
