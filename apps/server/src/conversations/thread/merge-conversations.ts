import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { refreshConversation } from './conversations.store'
import { wakeConversation } from './outbox.store'
import { wakeBot } from './wake-bot'

/** Conversations that turned out to be one person, and the one that stands for all of them now. */
export interface Merge {
  gone: readonly string[]
  into: string
}

const movingTables = [
  'messages',
  'conversation_addresses',
  'chat_notes',
  'orders',
  'appointments',
  'appointment_news',
  'waiting_entries',
  'outbox',
  'bot_misses',
  'bot_hand_overs',
] as const

/**
 * Joins conversations of one person into the oldest of them. Messages, what waits to be sent, notes, labels, addresses,
 * orders, appointments and the bot's memory move; names and the answering address are the latest; of who answers, the most
 * cautious stands; what was read in either is read. Under the locks of all of them and the receiving lock alone.
 */
export async function mergeConversations(tx: Tx, companyId: string, ids: readonly string[]): Promise<Merge> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from conversations
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) order by created_at, id`)
  const [into, ...gone] = rows.map(({ id }) => id)
  await joinColumns(tx, companyId, [into!, ...gone], into!)
  await joinBotSessions(tx, companyId, [into!, ...gone], into!)
  await joinBotMisses(tx, companyId, [into!, ...gone])
  for (const table of movingTables) {
    const { rowCount } = await tx.execute(sql`update ${sql.raw(table)} set conversation_id = ${into}
      where company_id = ${companyId} and conversation_id = any(${gone}::uuid[])`)
    if (table === 'outbox' && rowCount! > 0) await wakeConversation(tx, companyId, into!)
  }
  await tx.execute(
    sql`delete from conversations where company_id = ${companyId} and id = any(${gone}::uuid[])`,
  )
  await refreshConversation(tx, companyId, into!)
  // Turns and timers that are due name a conversation that is gone.
  await wakeBot(tx, companyId, into!)
  return { gone, into: into! }
}

async function joinColumns(tx: Tx, companyId: string, ids: string[], into: string): Promise<void> {
  await tx.execute(sql`
    with joined as (select * from conversations where company_id = ${companyId} and id = any(${ids}::uuid[])),
    recent as (select * from joined order by last_inbound_at desc nulls last, created_at, id),
    latest_read as (select read_at, read_seq from joined where read_at is not null order by read_at desc, read_seq desc limit 1),
    ticked as (select ticked_at, ticked_seq from joined where ticked_at is not null
      order by ticked_at desc, ticked_seq desc limit 1),
    answering as (select bot_mode, bot_by, human_until from joined
      order by array_position(array['off', 'human', 'bot'], bot_mode), human_until desc nulls first limit 1)
    update conversations set
      jid = (select jid from recent limit 1),
      phone = (select phone from recent where phone is not null limit 1),
      push_name = (select push_name from recent where push_name is not null limit 1),
      given_name = (select given_name from joined where given_name is not null order by id <> ${into}, id limit 1),
      read_at = (select read_at from latest_read), read_seq = (select read_seq from latest_read),
      ticked_at = (select ticked_at from ticked), ticked_seq = (select ticked_seq from ticked),
      last_inbound_at = (select max(last_inbound_at) from joined),
      bot_mode = (select bot_mode from answering), bot_by = (select bot_by from answering),
      human_until = (select human_until from answering),
      waiting_since = (select min(waiting_since) from joined),
      labels = array(select distinct label from joined, unnest(labels) label order by label)
    where company_id = ${companyId} and id = ${into}`)
}

/** The memory used last stays. Nothing that was given to either is given to the bot again. */
async function joinBotSessions(tx: Tx, companyId: string, ids: string[], into: string): Promise<void> {
  const { rows } = await tx.execute<{ conversation_id: string; heard_seq: number }>(sql`
    select conversation_id, max(heard_seq) over () as heard_seq from bot_sessions
    where company_id = ${companyId} and conversation_id = any(${ids}::uuid[]) order by updated_at desc`)
  const [latest, ...others] = rows
  if (latest === undefined) return
  await tx.execute(sql`delete from bot_sessions where company_id = ${companyId}
    and conversation_id = any(${others.map(({ conversation_id }) => conversation_id)}::uuid[])`)
  await tx.execute(sql`update bot_sessions set conversation_id = ${into}, heard_seq = ${latest.heard_seq}
    where company_id = ${companyId} and conversation_id = ${latest.conversation_id}`)
}

/** A text that was not understood in several of them stays once, as it was last. */
async function joinBotMisses(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  await tx.execute(sql`
    delete from bot_misses o using bot_misses n
    where o.company_id = ${companyId} and o.conversation_id = any(${ids}::uuid[])
      and n.company_id = o.company_id and n.conversation_id = any(${ids}::uuid[])
      and n.plain = o.plain and (n.at, n.id) > (o.at, o.id)`)
}
