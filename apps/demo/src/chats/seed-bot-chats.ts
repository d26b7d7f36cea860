import { addressKey } from '@balcao/server/conversations/identity/address-key'
import type { Tx } from '@balcao/server/platform/database/database'
import { sql } from '@balcao/server/platform/database/sql'
import { botChats, type DemoHandOver, type DemoMessage } from './bot-chats'
import type { DemoOrder } from '../orders/demo-order'
import { openDigest, openMessage, seededDigest, seededMessage } from '../seeded'

/** Gives each order that the bot took the conversation in which it was taken, read to its end. */
export async function seedBotChats(tx: Tx, companyId: string, orders: readonly DemoOrder[]): Promise<void> {
  const { messages, handOvers } = botChats(orders)
  await tx.execute(sql`insert into conversations (company_id, id, kind, jid, phone, push_name, created_at)
    select ${companyId}, gen_random_uuid(), 'person', '55' || customer_phone || '@s.whatsapp.net', '55' || customer_phone,
      min(customer_name), min(created_at) - interval '1 hour'
    from orders where company_id = ${companyId} and source = 'bot' and placed_digest in (${seededDigest}, ${openDigest})
    group by customer_phone`)
  await nameAddresses(tx, companyId)
  await tx.execute(sql`update orders set conversation_id = (
      select c.id from conversations c where c.company_id = ${companyId} and c.phone = '55' || customer_phone)
    where company_id = ${companyId} and source = 'bot' and placed_digest in (${seededDigest}, ${openDigest})`)
  await insertSaid(tx, companyId, { messages, handOvers })
}

/** Gives each conversation that is not found by its own address that address: by it its messages are read, and what comes in finds it. */
export async function nameAddresses(tx: Tx, companyId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string; jid: string }>(sql`
    select id, jid from conversations where company_id = ${companyId}`)
  const named = JSON.stringify(rows.map(({ id, jid }) => ({ id, jid, key: addressKey(jid) })))
  await tx.execute(sql`insert into conversation_addresses (company_id, key, jid, conversation_id, heard_at)
    select ${companyId}, n.key, c.jid, c.id, c.created_at
    from jsonb_to_recordset(${named}::jsonb) as n(id uuid, key text)
      join conversations c on c.company_id = ${companyId} and c.id = n.id
    on conflict do nothing`)
}

/** Writes what was said in conversations that are there, and makes it the last of each, read. */
export async function insertSaid(
  tx: Tx,
  companyId: string,
  { messages, handOvers }: { messages: readonly DemoMessage[]; handOvers: readonly DemoHandOver[] },
): Promise<void> {
  const told = JSON.stringify(messages)
  await tx.execute(sql`insert into messages (company_id, id, conversation_id, wa_id, from_me, author, at, kind, text, ack)
    select ${companyId}, m.id, c.id, m.wa_id, m.from_me, m.author, date_trunc('second', m.at), 'text', m.text,
      case when m.from_me then 'read' end
    from jsonb_to_recordset(${told}::jsonb)
        as m(id uuid, wa_id text, phone text, from_me boolean, author text, at timestamptz, text text)
      join conversations c on c.company_id = ${companyId} and c.phone = '55' || m.phone
    order by m.at`)
  await tx.execute(sql`insert into bot_hand_overs (company_id, id, conversation_id, why, at)
    select ${companyId}, h.id, c.id, h.why, h.at
    from jsonb_to_recordset(${JSON.stringify(handOvers)}::jsonb) as h(id uuid, phone text, why text, at timestamptz)
      join conversations c on c.company_id = ${companyId} and c.phone = '55' || h.phone`)
  await tx.execute(sql`update conversations c set last_message_id = last.id, last_at = last.at, last_text = last.text,
      read_at = last.at, read_seq = last.seq, last_inbound_at = last.at
    from (select distinct on (conversation_id) conversation_id, id, at, seq, text from messages
      where company_id = ${companyId} and (wa_id like ${`${seededMessage}%`} or wa_id like ${`${openMessage}%`})
      order by conversation_id, at desc, seq desc) last
    where c.company_id = ${companyId} and c.id = last.conversation_id`)
}

/** Moves these conversations by so many days, as their orders were moved. What people wrote since keeps its time. */
export async function moveBotChats(tx: Tx, companyId: string, days: number): Promise<void> {
  const move = sql`${days} * interval '1 day'`
  const own = sql`select id from messages where company_id = ${companyId} and wa_id like ${`${seededMessage}%`}`
  const chats = sql`select conversation_id from messages where company_id = ${companyId} and wa_id like ${`${seededMessage}%`}`
  await tx.execute(sql`update conversations set last_at = last_at + ${move}, read_at = read_at + ${move},
      last_inbound_at = last_inbound_at + ${move}, version = version + 1
    where company_id = ${companyId} and last_message_id in (${own})`)
  await tx.execute(sql`update bot_hand_overs set at = at + ${move}
    where company_id = ${companyId} and conversation_id in (${chats})`)
  await tx.execute(
    sql`update messages set at = at + ${move} where company_id = ${companyId} and wa_id like ${`${seededMessage}%`}`,
  )
}
