import * as contract from '@balcao/contract/conversations'
import type { Chat, ChatLabel } from '@balcao/contract/conversations'
import { sql } from '../../platform/database/sql'
import type { Database, Tx } from '../../platform/database/database'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { appendEvent } from '../../platform/live/append-event'
import { changeChat } from './change-chat'
import { lockConversations } from '../thread/conversations.store'
import { requireDistinctIds } from './distinct-ids'

/** The company's labels, and which of them a conversation carries. */
export function registerLabels(router: Router, { db }: { db: Database }): void {
  implement(router, contract.listLabels, ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) => listLabels(tx, companyId))
  })

  implement(router, contract.saveLabels, async ({ caller, body }) => {
    const companyId = companyOf(caller)
    requireDistinctIds(body.labels, 'labels')
    return db.asCompany(companyId, (tx) => saveLabels(tx, companyId, body.labels))
  })

  implement(router, contract.labelConversation, ({ caller, params, body }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) =>
      labelConversation(tx, companyId, params.conversationId, body.labels),
    )
  })
}

async function listLabels(tx: Tx, companyId: string): Promise<ChatLabel[]> {
  const { rows } = await tx.execute<ChatLabel>(sql`
    select id, name, colour from chat_labels where company_id = ${companyId} order by position, id`)
  return rows
}

/**
 * Saves all labels, in the order given. Conversations lose those that are gone; screens show only labels that are
 * there, so not each of those conversations is told of.
 */
async function saveLabels(tx: Tx, companyId: string, labels: readonly ChatLabel[]): Promise<ChatLabel[]> {
  await lockLabels(tx, companyId, 'alone')
  const kept = labels.map(({ id }) => id)
  const { rows: losing } = await tx.execute<{ id: string }>(sql`
    select id from conversations where company_id = ${companyId} and not labels <@ ${kept}::uuid[]`)
  const ids = losing.map(({ id }) => id)
  await lockConversations(tx, companyId, ids)
  await tx.execute(sql`
    update conversations set version = version + 1, labels = array(
      select label from unnest(labels) with ordinality as carried(label, place)
      where label = any(${kept}::uuid[]) order by place)
    where company_id = ${companyId} and id = any(${ids}::uuid[])`)
  await tx.execute(
    sql`delete from chat_labels where company_id = ${companyId} and id <> all(${kept}::uuid[])`,
  )
  const placed = labels.map((label, position) => ({ ...label, position }))
  await tx.execute(sql`
    insert into chat_labels (company_id, id, name, colour, position)
    select ${companyId}::uuid, id, name, colour, position from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as l(id uuid, name text, colour text, position integer)
    on conflict (company_id, id) do update set name = excluded.name, colour = excluded.colour,
      position = excluded.position`)
  await appendEvent(tx, 'LABELS_CHANGED', {})
  return listLabels(tx, companyId)
}

/** Sets the labels of a conversation, in their order; those that the company does not have are left out. */
async function labelConversation(
  tx: Tx,
  companyId: string,
  conversationId: string,
  wanted: readonly string[],
): Promise<Chat> {
  await lockLabels(tx, companyId, 'shared')
  return changeChat(tx, companyId, conversationId, async ({ labels }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from chat_labels where company_id = ${companyId} and id = any(${[...wanted]}::uuid[])
      order by position, id`)
    const carried = rows.map(({ id }) => id)
    if (carried.join() === labels.join()) return false
    await tx.execute(sql`update conversations set labels = ${carried}::uuid[], version = version + 1
      where company_id = ${companyId} and id = ${conversationId}`)
    return true
  })
}

/**
 * Taken before any conversation's lock, until the transaction ends: nobody puts a label on a conversation while
 * another takes that label away.
 */
async function lockLabels(tx: Tx, companyId: string, how: 'shared' | 'alone'): Promise<void> {
  const key = sql`hashtextextended(${`labels ${companyId}`}, 0)`
  await tx.execute(
    how === 'alone'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`,
  )
}
