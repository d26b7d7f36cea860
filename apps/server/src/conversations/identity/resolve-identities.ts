import { randomUUID } from 'node:crypto'
import { readAddress } from '@balcao/domain/messaging'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { isResolved, type IdentityGroup } from './identity-groups'
import { mergeConversations, type Merge } from '../thread/merge-conversations'

/** A person or group, and what a conversation with them is called if one has to be made. */
export interface IdentityToResolve extends IdentityGroup {
  kind: 'person' | 'group'
  pushName: string | null
}

/**
 * Makes the conversations that are missing, joins those that are one person, and stores new addresses. The caller
 * holds the receiving lock alone and the locks of all conversations named. Answers each identity's conversation.
 */
export async function resolveIdentities(
  tx: Tx,
  companyId: string,
  identities: readonly IdentityToResolve[],
): Promise<{ ids: string[]; merges: Merge[] }> {
  const ids: string[] = []
  const merges: Merge[] = []
  const made: { id: string; kind: string; jid: string; phone: string | null; push_name: string | null }[] = []
  const addresses: { key: string; jid: string; conversation_id: string }[] = []
  const phones: { id: string; phone: string }[] = []
  for (const identity of identities) {
    const merge =
      identity.conversationIds.length > 1
        ? await mergeConversations(tx, companyId, identity.conversationIds)
        : undefined
    if (merge !== undefined) merges.push(merge)
    const id = merge?.into ?? identity.conversationIds[0] ?? randomUUID()
    ids.push(id)
    if (isResolved(identity)) continue
    const jids = [...identity.fresh.values()]
    const phone = jids.map(readAddress).find(({ kind }) => kind === 'phone')?.user ?? null
    const { kind, pushName: push_name } = identity
    if (identity.conversationIds.length === 0) made.push({ id, kind, jid: jids[0]!, phone, push_name })
    else if (phone !== null) phones.push({ id, phone })
    for (const [key, jid] of identity.fresh) addresses.push({ key, jid, conversation_id: id })
  }
  await store(tx, companyId, { made, addresses, phones })
  return { ids, merges }
}

async function store(
  tx: Tx,
  companyId: string,
  { made, addresses, phones }: { made: object[]; addresses: object[]; phones: object[] },
): Promise<void> {
  if (made.length > 0) {
    await tx.execute(sql`insert into conversations (company_id, id, kind, jid, phone, push_name)
      select ${companyId}::uuid, id, kind, jid, phone, push_name from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
        as c(id uuid, kind text, jid text, phone text, push_name text)`)
  }
  if (addresses.length > 0) {
    await tx.execute(sql`insert into conversation_addresses (company_id, key, jid, conversation_id)
      select ${companyId}::uuid, key, jid, conversation_id from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb)
        as a(key text, jid text, conversation_id uuid)`)
  }
  if (phones.length > 0) {
    await tx.execute(sql`update conversations c set phone = p.phone, version = c.version + 1
      from jsonb_to_recordset(${JSON.stringify(phones)}::jsonb) as p(id uuid, phone text)
      where c.company_id = ${companyId} and c.id = p.id and c.phone is null`)
  }
}
