import { readAddress } from '@balcao/domain/messaging'
import type { OpenModules } from '../../licence'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addressKey } from '../identity/address-key'
import { letBotAnswer, type DroppedMessages } from './let-bot-answer'
import type { Conversation } from '../thread/conversations.store'
import { inOrder, type ReceivedMessages } from './receive-messages'
import type { KnownMessage } from './known-messages'
import { askForNames } from './name-group.job'
import type { FreshMessage } from './store-fresh'

/**
 * Writes down what received messages mean for their conversations, under their locks: the last message, what is unread,
 * the latest name and address, that a person answered on the phone; and lets the bot answer. Answers the
 * conversations that look different, and what the bot had still to send and was dropped.
 */
export async function updateConversations(
  tx: Tx,
  companyId: string,
  received: Pick<ReceivedMessages, 'fresh' | 'changed'> & {
    conversations: readonly Conversation[]
    now: Date
    openModules: OpenModules
    botAfterMs: number
  },
): Promise<{ chats: string[]; removed: DroppedMessages[] }> {
  const { fresh, changed, conversations } = received
  const changes = conversations.flatMap((conversation) => {
    const mine = <M extends { conversation_id: string }>(messages: readonly M[]) =>
      messages.filter(({ conversation_id }) => conversation_id === conversation.id)
    return changeOf(conversation, mine(fresh), mine(changed)) ?? []
  })
  await writeChanges(tx, companyId, changes)
  await writeAnswering(tx, companyId, conversations, changes)
  await askForNames(tx, companyId, received)
  const removed = await letBotAnswer(tx, companyId, received)
  return { chats: changes.map(({ id }) => id), removed }
}

interface ConversationChange {
  id: string
  last: { id: string; at: Date; text: string } | null
  /** Inbound messages after the one read last. */
  unread: number
  /** Up to where it is read now, if that moved. */
  read: { at: Date; seq: number } | null
  inbound: { at: Date; jid: string; phone: string | null; name: string | null } | null
  /** When somebody last wrote on the phone. */
  answered_at: Date | null
}

function changeOf(
  conversation: Conversation,
  fresh: readonly FreshMessage[],
  changed: readonly KnownMessage[],
): ConversationChange | null {
  const newest = fresh.toSorted(inOrder)
  const last = newest.at(-1)
  const lastChanged = changed.find(({ id }) => id === conversation.last_message_id)
  if (last === undefined && lastChanged === undefined) return null
  const { last_at, read_at, read_seq, last_inbound_at } = conversation
  const readTo = read_at === null ? null : { at: read_at, seq: read_seq! }
  const typed = newest.findLast(({ told }) => told.fromMe && told.source === 'phone')
  const inbound = newest.findLast(({ from_me }) => !from_me)
  const isLast = last !== undefined && (last_at === null || last.at >= last_at)
  const shown = isLast ? last : lastChanged
  return {
    id: conversation.id,
    last: shown === undefined ? null : { id: shown.id, at: shown.at, text: shownText(shown) },
    unread: newest.filter((one) => !one.from_me && isAfter(one, readTo)).length,
    read: typed !== undefined && isAfter(typed, readTo) ? { at: typed.at, seq: typed.seq } : null,
    inbound:
      inbound === undefined || (last_inbound_at !== null && inbound.at < last_inbound_at)
        ? null
        : { at: inbound.at, jid: inbound.told.jids[0], phone: phoneOf(inbound), name: inbound.told.name },
    answered_at: typed?.at ?? null,
  }
}

type Placed = { at: Date; seq: number }

function isAfter(message: Placed, readTo: Placed | null): boolean {
  return readTo === null || inOrder(message, readTo) > 0
}

function shownText(message: KnownMessage | FreshMessage): string {
  const deleted = 'told' in message ? message.state?.deleted : message.deleted
  return deleted ? '' : message.text
}

function phoneOf({ told }: FreshMessage): string | null {
  return told.jids.map(readAddress).find(({ kind }) => kind === 'phone')?.user ?? null
}

async function writeChanges(
  tx: Tx,
  companyId: string,
  changes: readonly ConversationChange[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ last, read, inbound, ...rest }) => ({
    ...rest,
    last_message_id: last?.id,
    last_at: last?.at,
    last_text: last?.text,
    read_at: read?.at,
    read_seq: read?.seq,
    last_inbound_at: inbound?.at,
    jid: inbound?.jid,
    phone: inbound?.phone,
    name: inbound?.name,
  }))
  await tx.execute(sql`
    with received as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h(id uuid, last_message_id uuid,
        last_at timestamptz, last_text text, unread integer, read_at timestamptz, read_seq bigint,
        last_inbound_at timestamptz, jid text, phone text, name text, answered_at timestamptz)
    )
    update conversations c set version = c.version + 1,
      last_message_id = coalesce(h.last_message_id, c.last_message_id), last_at = coalesce(h.last_at, c.last_at),
      last_text = coalesce(h.last_text, c.last_text),
      unread = case when h.read_at is null then c.unread + h.unread else (
        select count(*) from messages m where m.company_id = c.company_id and m.conversation_id = c.id
          and not m.from_me and (m.at, m.seq) > (h.read_at, h.read_seq)) end,
      read_at = coalesce(h.read_at, c.read_at), read_seq = coalesce(h.read_seq, c.read_seq),
      ticked_at = coalesce(h.read_at, c.ticked_at), ticked_seq = coalesce(h.read_seq, c.ticked_seq),
      last_inbound_at = coalesce(h.last_inbound_at, c.last_inbound_at),
      jid = coalesce(h.jid, c.jid), phone = coalesce(h.phone, c.phone),
      push_name = case when c.kind = 'person' then coalesce(h.name, c.push_name) else c.push_name end,
      waiting_since = case when h.answered_at >= c.waiting_since then null else c.waiting_since end
    from received h where c.company_id = ${companyId} and c.id = h.id`)
}

/** The address that was written from last comes first when the conversation is answered, in that spelling. */
async function writeAnswering(
  tx: Tx,
  companyId: string,
  conversations: readonly Conversation[],
  changes: readonly ConversationChange[],
): Promise<void> {
  const before = new Map(conversations.map(({ id, jid }) => [id, jid]))
  for (const { id, inbound } of changes) {
    if (inbound === null || inbound.jid === before.get(id)) continue
    await tx.execute(sql`update conversation_addresses set jid = ${inbound.jid}, heard_at = ${inbound.at}
      where company_id = ${companyId} and conversation_id = ${id} and key = ${addressKey(inbound.jid)}`)
  }
}
