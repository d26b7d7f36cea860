import type { AnswerOf } from '@balcao/contract'
import * as contract from '@balcao/contract/conversations'
import { sql } from '../../platform/database/sql'
import type { Database, Tx } from '../../platform/database/database'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { requireDistinctIds } from './distinct-ids'

type QuickReplies = AnswerOf<typeof contract.listQuickReplies>

/** Texts that are sent with few keys. */
export function registerQuickReplies(router: Router, { db }: { db: Database }): void {
  implement(router, contract.listQuickReplies, ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) => readQuickReplies(tx, companyId))
  })

  implement(router, contract.saveQuickReplies, async ({ caller, body }) => {
    const companyId = companyOf(caller)
    requireDistinctIds(body.replies, 'replies')
    return db.asCompany(companyId, (tx) => saveQuickReplies(tx, companyId, body))
  })
}

/** Version 0 until the first ones are saved. */
async function readQuickReplies(tx: Tx, companyId: string): Promise<QuickReplies> {
  const { rows } = await tx.execute<QuickReplies>(
    sql`select version, replies from quick_replies where company_id = ${companyId}`,
  )
  return rows[0] ?? { version: 0, replies: [] }
}

/** @throws Problem SETTINGS_CHANGED with `current`, when somebody else saved since `version` */
async function saveQuickReplies(
  tx: Tx,
  companyId: string,
  { version, replies }: QuickReplies,
): Promise<QuickReplies> {
  const { rowCount } = await tx.execute(sql`
    insert into quick_replies as q (company_id, version, replies)
    select ${companyId}::uuid, 1, ${JSON.stringify(replies)}::jsonb
    where ${version}::int = coalesce((select version from quick_replies where company_id = ${companyId} for update), 0)
    on conflict (company_id) do update set version = q.version + 1, replies = excluded.replies
      where q.version = ${version}`)
  const current = await readQuickReplies(tx, companyId)
  if (rowCount !== 1) throw new Problem('SETTINGS_CHANGED', { current })
  await appendEvent(tx, 'QUICK_REPLIES_CHANGED', {})
  return current
}
