import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import type { KnownMessage } from './known-messages'
import type { Told } from './sort-events'

/**
 * A failed send is tried again or taken back: what the gateway still tells of it under WhatsApp's id, when its
 * history is read for instance, must not come up as another message. Before the id is taken from its row.
 */
export async function noteFormerSend(tx: Tx, companyId: string, messageId: string, now: Date): Promise<void> {
  await tx.execute(sql`insert into former_sends (company_id, wa_id, at)
    select company_id, wa_id, ${now}::timestamptz from messages
    where company_id = ${companyId} and id = ${messageId} and wa_id is not null
    on conflict do nothing`)
}

/** What was told, but for former sends. */
export async function withoutFormerSends(
  tx: Tx,
  companyId: string,
  told: Told,
  known: readonly KnownMessage[],
): Promise<Told> {
  const stored = new Set(known.map(({ wa_id }) => wa_id))
  const own = told.messages.flatMap(({ fromMe, waId }) => (fromMe ? waId : []))
  const strange = [...new Set([...own, ...told.states.keys()])].filter((waId) => !stored.has(waId))
  if (strange.length === 0) return told
  const { rows } = await tx.execute<{ wa_id: string }>(sql`
    select wa_id from former_sends where company_id = ${companyId} and wa_id = any(${strange}::text[])`)
  if (rows.length === 0) return told
  const former = new Set(rows.map(({ wa_id }) => wa_id))
  return {
    ...told,
    messages: told.messages.filter(({ waId }) => !former.has(waId)),
    states: new Map([...told.states].filter(([waId]) => !former.has(waId))),
  }
}

/** Conversations are about to be erased: what the gateway's history still tells of their messages is not received again. */
export async function noteErased(
  tx: Tx,
  companyId: string,
  conversationIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`insert into former_sends (company_id, wa_id, at, erased)
    select company_id, wa_id, now(), true from messages
    where company_id = ${companyId} and conversation_id = any(${[...conversationIds]}::uuid[]) and wa_id is not null
    on conflict do nothing`)
}

/** Of what was told, the WhatsApp ids of messages that were erased. */
export async function findErased(tx: Tx, companyId: string, told: Told): Promise<ReadonlySet<string>> {
  const waIds = [...new Set([...told.messages.map(({ waId }) => waId), ...told.states.keys()])]
  const { rows } = await tx.execute<{ wa_id: string }>(sql`
    select wa_id from former_sends
    where company_id = ${companyId} and wa_id = any(${waIds}::text[]) and erased`)
  return new Set(rows.map(({ wa_id }) => wa_id))
}

export function withoutErased(told: Told, erased: ReadonlySet<string>): Told {
  return {
    ...told,
    messages: told.messages.filter(({ waId }) => !erased.has(waId)),
    repeats: told.repeats.filter(({ waId }) => !erased.has(waId)),
    states: new Map([...told.states].filter(([waId]) => !erased.has(waId))),
  }
}
