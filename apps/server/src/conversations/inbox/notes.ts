import * as contract from '@balcao/contract/conversations'
import type { ChatNote } from '@balcao/contract/conversations'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { getChat, requireLocked } from './change-chat'
import type { ReceivingNeeds } from '../receiving/receiving-needs'

/** What the shop writes down about a customer for itself. */
export function registerNotes(router: Router, { db, clock }: Pick<ReceivingNeeds, 'db' | 'clock'>): void {
  implement(router, contract.listNotes, ({ caller, params: { conversationId } }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      await getChat(tx, companyId, conversationId)
      return findNotes(tx, companyId, sql`conversation_id = ${conversationId}`)
    })
  })

  implement(router, contract.addNote, ({ caller, params: { conversationId }, body }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) => addNote(tx, companyId, conversationId, { ...body, now: clock() }))
  })

  implement(router, contract.removeNote, async ({ caller, params: { conversationId, noteId } }) => {
    const companyId = companyOf(caller)
    await db.asCompany(companyId, (tx) => removeNote(tx, companyId, conversationId, noteId))
    return { ok: true as const }
  })
}

/** The same id adds it once. @throws Problem CONVERSATION_NOT_FOUND, IDEMPOTENCY_MISMATCH when it says something else */
async function addNote(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { id, text, now }: { id: string; text: string; now: Date },
): Promise<ChatNote> {
  // A conversation that is being joined to another one takes its notes along: not while this one is written.
  await requireLocked(tx, companyId, conversationId)
  const { rowCount } = await tx.execute(sql`
    insert into chat_notes (company_id, conversation_id, id, text, created_at)
    values (${companyId}, ${conversationId}, ${id}, ${text}, ${now}) on conflict (company_id, id) do nothing`)
  const here = sql`conversation_id = ${conversationId} and id = ${id}`
  const [note] = await findNotes(tx, companyId, here)
  if (note?.text !== text) throw new Problem('IDEMPOTENCY_MISMATCH')
  if (rowCount === 1) await appendEvent(tx, 'NOTES_CHANGED', { conversation_id: conversationId })
  return note
}

/** Removing what is not there is no mistake: somebody else was faster. @throws Problem CONVERSATION_NOT_FOUND */
async function removeNote(tx: Tx, companyId: string, conversationId: string, noteId: string): Promise<void> {
  await requireLocked(tx, companyId, conversationId)
  const { rowCount } = await tx.execute(sql`delete from chat_notes
    where company_id = ${companyId} and conversation_id = ${conversationId} and id = ${noteId}`)
  if (rowCount === 1) await appendEvent(tx, 'NOTES_CHANGED', { conversation_id: conversationId })
}

async function findNotes(tx: Tx, companyId: string, which: ReturnType<typeof sql>): Promise<ChatNote[]> {
  const { rows } = await tx.execute<{ id: string; text: string; created_at: Date }>(sql`
    select id, text, created_at from chat_notes where company_id = ${companyId} and ${which}
    order by created_at, id`)
  return rows.map(({ created_at, ...note }) => ({ ...note, created_at: created_at.toISOString() }))
}
