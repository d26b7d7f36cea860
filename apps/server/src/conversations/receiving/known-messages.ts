import type { Message, SendFailureCode } from '@balcao/contract/conversations'
import type { Ack } from '@balcao/domain/messaging'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { mergeStates, unchangedState, type StateColumns, type MessageState } from '../thread/message-state'

/** A stored message, as receiving needs it. */
export interface KnownMessage extends StateColumns {
  id: string
  conversation_id: string
  chat_kind: 'person' | 'group'
  wa_id: string | null
  author: Message['author']
  at: Date
  seq: number
  kind: Message['kind']
}

const columns =
  sql.raw(`m.id, m.conversation_id, c.kind as chat_kind, m.wa_id, m.from_me, m.author, m.at, m.seq, m.kind,
  m.text, m.ack, m.failure, m.edited_at, m.deleted, m.reactions`)

/** Messages with one of these WhatsApp ids, and own ones that were sent under one of our ids. */
export async function findKnownMessages(
  tx: Tx,
  companyId: string,
  { waIds, ids }: { waIds: readonly string[]; ids: readonly string[] },
): Promise<KnownMessage[]> {
  const { rows } = await tx.execute<KnownMessage>(sql`
    select ${columns} from messages m join conversations c on c.company_id = m.company_id and c.id = m.conversation_id
    where m.company_id = ${companyId}
      and (m.wa_id = any(${[...waIds]}::text[]) or (m.from_me and m.id = any(${[...ids]}::uuid[])))`)
  return rows
}

/**
 * Own messages of these conversations that WhatsApp gave no id yet and that may have gone out, the oldest first:
 * being sent, not known whether they were, or tried since `since`.
 */
export async function findUnboundSends(
  tx: Tx,
  companyId: string,
  conversationIds: readonly string[],
  since: Date,
): Promise<(KnownMessage & { in_flight: boolean })[]> {
  const { rows } = await tx.execute<KnownMessage & { in_flight: boolean }>(sql`
    select ${columns}, coalesce(o.state in ('sending', 'unknown'), false) as in_flight
    from messages m join conversations c on c.company_id = m.company_id and c.id = m.conversation_id
    left join outbox o on o.company_id = m.company_id and o.message_id = m.id
    where m.company_id = ${companyId} and m.conversation_id = any(${[...conversationIds]}::uuid[])
      and m.wa_id is null and m.from_me
      and (o.state in ('sending', 'unknown') or o.tried_at > ${since} or m.failure = 'unconfirmed')
    order by m.at, m.seq`)
  return rows
}

/** Writes what their states and WhatsApp's ids changed. */
export async function updateMessages(
  tx: Tx,
  companyId: string,
  messages: readonly KnownMessage[],
): Promise<void> {
  if (messages.length === 0) return
  await tx.execute(sql`
    update messages m set wa_id = n.wa_id, text = n.text, ack = n.ack, failure = n.failure, edited_at = n.edited_at,
      deleted = n.deleted, reactions = n.reactions
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as n(id uuid, wa_id text, text text, ack text,
      failure text, edited_at timestamptz, deleted boolean, reactions jsonb)
    where m.company_id = ${companyId} and m.id = n.id`)
}

interface EarlyRow {
  wa_id: string
  ack: Ack | null
  failure: SendFailureCode | null
  edited_text: string | null
  edited_at: Date | null
  deleted: boolean
  reactions: MessageState['reactions']
}

/** Takes the states that waited for these messages. */
export async function takeEarlyStates(
  tx: Tx,
  companyId: string,
  waIds: readonly string[],
): Promise<Map<string, MessageState>> {
  if (waIds.length === 0) return new Map()
  const { rows } = await tx.execute<EarlyRow>(sql`delete from early_marks
    where company_id = ${companyId} and wa_id = any(${[...waIds]}::text[])
    returning wa_id, ack, failure, edited_text, edited_at, deleted, reactions`)
  return new Map(
    rows.map(({ wa_id, ack, failure, edited_text, edited_at, deleted, reactions }) => [
      wa_id,
      {
        ack,
        failure,
        edit: edited_at === null ? null : { at: edited_at.getTime(), text: edited_text ?? '' },
        deleted,
        reactions,
      },
    ]),
  )
}

/** Keeps states until their messages come, with those that wait already. Under the receiving lock alone. */
export async function keepEarlyStates(
  tx: Tx,
  companyId: string,
  states: ReadonlyMap<string, MessageState>,
  now: Date,
): Promise<void> {
  if (states.size === 0) return
  const waiting = await takeEarlyStates(tx, companyId, [...states.keys()])
  const rows = [...states].map(([wa_id, told]) => {
    const { ack, failure, edit, deleted, reactions } = mergeStates(waiting.get(wa_id) ?? unchangedState, told)
    const edited_at = edit === null ? null : new Date(edit.at)
    return {
      wa_id,
      ack,
      failure,
      edited_text: edit?.text ?? null,
      edited_at,
      deleted,
      reactions,
      heard_at: now,
    }
  })
  await tx.execute(sql`insert into early_marks
      (company_id, wa_id, ack, failure, edited_text, edited_at, deleted, reactions, heard_at)
    select ${companyId}::uuid, wa_id, ack, failure, edited_text, edited_at, deleted, reactions, heard_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(wa_id text, ack text, failure text,
      edited_text text, edited_at timestamptz, deleted boolean, reactions jsonb, heard_at timestamptz)`)
}
