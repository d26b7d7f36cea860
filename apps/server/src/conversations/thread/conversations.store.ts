import type { ChatBot, Message } from '@balcao/contract/conversations'
import type { Ack } from '@balcao/domain/messaging'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import type { StateColumns } from './message-state'
import type { MessageContent } from './read-messages'

/** A conversation's row, as who holds its lock may decide by it. */
export interface Conversation {
  id: string
  kind: 'person' | 'group'
  jid: string
  phone: string | null
  push_name: string | null
  /** When a group was last asked for its subject. */
  named_at: Date | null
  given_name: string | null
  unread: number
  read_at: Date | null
  read_seq: number | null
  last_message_id: string | null
  last_at: Date | null
  last_inbound_at: Date | null
  bot_mode: ChatBot['mode']
  human_until: Date | null
  bot_by: ChatBot['by']
  waiting_since: Date | null
  labels: string[]
  version: number
  created_at: Date
}

/**
 * Locks conversations for change, in a fixed order so that two callers cannot wait for each other: lock all that a
 * transaction changes in one call, before anything else of theirs. Those that are gone are absent.
 */
export async function lockConversations(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Conversation[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<Conversation>(sql`
    select id, kind, jid, phone, push_name, named_at, given_name, unread, read_at, read_seq, last_message_id, last_at,
      last_inbound_at, bot_mode, human_until, bot_by, waiting_since, labels, version, created_at
    from conversations where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) order by id for no key update`)
  return rows
}

/** Locks one conversation; undefined when it is gone, also because it was merged into another. */
export async function lockConversation(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<Conversation | undefined> {
  return (await lockConversations(tx, companyId, [id]))[0]
}

/** A message to store. Own ones carry an ack, inbound ones none. */
export interface NewMessage {
  id: string
  conversation_id: string
  wa_id: string | null
  from_me: boolean
  author: Message['author']
  author_name: string | null
  at: Date
  kind: Message['kind']
  text: string
  content: MessageContent
  /** WhatsApp's id of the message it answers. */
  quoting: string | null
  ack: Ack | null
  /** What it is after what was told before it came. */
  state?: Omit<StateColumns, 'from_me' | 'text' | 'ack'>
}

export interface InsertedMessage {
  id: string
  wa_id: string | null
  seq: number
}

/**
 * Stores messages in the order given, under the lock of their conversations. Those whose WhatsApp id is known already
 * are left out, and are absent from the answer. `refreshConversation` afterwards, or what it does.
 */
export async function insertMessages(
  tx: Tx,
  companyId: string,
  messages: readonly NewMessage[],
): Promise<InsertedMessage[]> {
  if (messages.length === 0) return []
  // Numbered in the order given, but stored in that of the ids: two batches that hold the same messages under
  // different addresses hold different locks, and would else wait for each other.
  const { rows } = await tx.execute<InsertedMessage>(sql`
    with numbered as materialized (
      select m.*, nextval('messages_seq_seq') as seq from (
        select * from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m(id uuid, conversation_id uuid,
          wa_id text, from_me boolean, author text, author_name text, at timestamptz, kind text, text text,
          content jsonb, quoting text, ack text, state jsonb)
      ) m
    )
    insert into messages (company_id, id, conversation_id, wa_id, from_me, author, author_name, at, seq, kind, text,
      content, quoting, ack, failure, edited_at, deleted, reactions) overriding system value
    select ${companyId}::uuid, id, conversation_id, wa_id, from_me, author, author_name, at, seq, kind, text, content,
      quoting, ack, state->>'failure', (state->>'edited_at')::timestamptz,
      coalesce((state->>'deleted')::boolean, false), coalesce(state->'reactions', '[]')
    from numbered order by wa_id
    on conflict (company_id, wa_id) do nothing
    returning id, wa_id, seq`)
  return rows
}

/** Stores one message, under the lock of its conversation; undefined when its WhatsApp id is known already. */
export async function insertMessage(
  tx: Tx,
  companyId: string,
  message: NewMessage,
): Promise<InsertedMessage | undefined> {
  return (await insertMessages(tx, companyId, [message]))[0]
}

/** Recomputes what a conversation keeps of its messages: the last one, and how many are unread. Under its lock. */
export async function refreshConversation(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.execute(sql`
    update conversations c set version = c.version + 1, last_message_id = last.id, last_at = last.at,
      last_text = coalesce(case when last.deleted then '' else last.text end, ''),
      unread = (select count(*) from messages m
        where m.company_id = c.company_id and m.conversation_id = c.id and not m.from_me
          and (c.read_at is null or (m.at, m.seq) > (c.read_at, c.read_seq)))
    from (select 1) one left join lateral (
      select m.id, m.at, m.text, m.deleted from messages m
      where m.company_id = ${companyId} and m.conversation_id = ${id} order by m.at desc, m.seq desc limit 1
    ) last on true
    where c.company_id = ${companyId} and c.id = ${id}`)
}
