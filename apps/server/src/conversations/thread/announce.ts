import type { Chat, Message } from '@balcao/contract/conversations'
import type { LiveEventData, LiveEventName } from '@balcao/contract/live'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { appendEvents, type NamedEvent } from '../../platform/live/append-event'
import type { Merge } from './merge-conversations'
import { chatCounts, readChats } from './read-chats'
import { readMessages } from './read-messages'

/** What a transaction changed that screens should hear of; each list in the order in which it is told. */
export interface Announced {
  merges?: readonly Merge[]
  removed?: readonly { conversationId: string; ids: readonly string[] }[]
  messages?: readonly string[]
  acks?: readonly string[]
  chats?: readonly string[]
}

/**
 * Tells every screen what a transaction changed: conversations that are gone, messages taken back, messages that are
 * new or look different, acks, and how conversations stand in the list. Call it last in the transaction.
 */
export async function announce(
  tx: Tx,
  companyId: string,
  { merges = [], removed = [], messages = [], acks = [], chats = [] }: Announced,
): Promise<void> {
  // Sent together; they read what stands.
  const [shown, acked, standing] = await Promise.all([
    readMessages(tx, companyId, messages),
    readMessages(tx, companyId, acks),
    readChats(tx, companyId, chats),
  ])
  const told = [
    ...merges.flatMap(({ gone, into }) => gone.map((id) => event('CHAT_MERGED', { id, into }))),
    ...removed.flatMap(({ conversationId, ids }) =>
      ids.map((id) => event('MESSAGE_REMOVED', { id, conversation_id: conversationId })),
    ),
    ...shown.map((message) => event('MESSAGE_UPSERT', { message })),
    ...acked.flatMap((message) => ackOf(message) ?? []),
  ]
  if (standing.length === 0) await appendEvents(tx, told)
  else await appendWithChats(tx, companyId, told, standing)
}

/** Tells of messages that are new or look different now. Like all of these: call it last in the transaction. */
export function announceMessages(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  return announce(tx, companyId, { messages: ids })
}

/** Tells how far own messages have come, where nothing else about them changed. */
export function announceAck(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  return announce(tx, companyId, { acks: ids })
}

/** Tells how a conversation stands in the list now. */
export function announceChat(tx: Tx, companyId: string, id: string): Promise<void> {
  return announce(tx, companyId, { chats: [id] })
}

/** Tells that messages were taken back before they went out. */
export function announceRemoved(tx: Tx, conversationId: string, ids: readonly string[]): Promise<void> {
  return appendEvents(
    tx,
    ids.map((id) => event('MESSAGE_REMOVED', { id, conversation_id: conversationId })),
  )
}

function event<N extends LiveEventName>(name: N, data: LiveEventData<N>): NamedEvent {
  return { name, data }
}

function ackOf(message: Message): NamedEvent | null {
  const { id, waMessageId, jid, conversation_id, ack, failure } = message
  if (ack === null) return null
  return event('ACK_UPDATE', { message: { id, waMessageId, jid, conversation_id, ack, failure } })
}

/**
 * Events, and how conversations stand after them. The counts that these carry are of all conversations, of which others
 * change theirs at this moment: they are taken when our turn to append has come, so that those told last are right.
 */
async function appendWithChats(
  tx: Tx,
  companyId: string,
  told: readonly NamedEvent[],
  chats: readonly Chat[],
): Promise<void> {
  const events = [...told, ...chats.map((chat) => ({ name: 'CHAT_UPSERT', data: { chat } }))]
  await Promise.all([
    tx.execute(sql`select from event_counters where company_id = ${companyId} for update`),
    tx.execute(sql`
      with counted as materialized (select jsonb_build_object('counts', to_jsonb(c)) as counts
        from (${chatCounts(companyId)}) c)
      select app.write_event(e->>'name', case when e->>'name' = 'CHAT_UPSERT'
        then e->'data' || (select counts from counted) else e->'data' end)
      from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as e`),
  ])
  tx.tell({ companyId })
}
