import type { Chat, ChatCounts } from '@balcao/contract/conversations'
import { openStatuses } from '@balcao/domain/orders'
import { sql, type Sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { isSamePhone } from './same-phone'

const HOUR = 3_600_000
/** For so long after the customer's last message the official channel lets the shop write freely. */
const WINDOW_MS = 24 * HOUR

interface ChatRow {
  id: string
  kind: Chat['kind']
  jid: string
  phone: string | null
  phone_tail: string | null
  title: string
  unread: number
  last_at: Date | null
  last_text: string
  last_inbound_at: Date | null
  bot_mode: Chat['bot']['mode']
  human_until: Date | null
  bot_by: Chat['bot']['by']
  waiting_since: Date | null
  labels: string[]
  version: number
  created_at: Date
  message_id: string | null
  wa_id: string | null
  message_kind: NonNullable<Chat['lastMessage']>['kind']
  from_me: boolean
  ack: NonNullable<Chat['lastMessage']>['ack']
  windowed: boolean
}

/**
 * Conversations as the list and the live events carry them, in the order of the ids; unknown ones are absent. `bot`
 * is what was set: a person's time (`human` with `until`) that is over counts as the bot's.
 */
export async function readChats(tx: Tx, companyId: string, ids: readonly string[]): Promise<Chat[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<ChatRow>(sql`
    select c.id, c.kind, c.jid, c.phone, c.phone_tail, c.title, c.unread, c.last_at, c.last_text, c.last_inbound_at,
      c.bot_mode, c.human_until, c.bot_by, c.waiting_since, c.labels, c.version, c.created_at,
      m.id as message_id, m.wa_id, m.kind as message_kind, m.from_me, m.ack,
      c.kind = 'person' and exists (
        select from channels h where h.company_id = ${companyId} and h.kind = 'cloud') as windowed
    from conversations c
    left join messages m on m.company_id = c.company_id and m.id = c.last_message_id
    where c.company_id = ${companyId} and c.id = any(${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], c.id)`)
  const newestOrderOf = byChat(await findLiveOrders(tx, companyId, rows))
  return rows.map((row) => presentChat(row, newestOrderOf(row)))
}

/** How many conversations have something unread, and in how many a customer waits for a person. */
export async function countChats(tx: Tx, companyId: string): Promise<ChatCounts> {
  return (await tx.execute<ChatCounts>(chatCounts(companyId))).rows[0]!
}

/** The same as a statement of one row, for use inside another. */
export const chatCounts = (companyId: string): Sql => sql`select
  (select count(*) from conversations where company_id = ${companyId} and unread > 0) as unread,
  (select count(*) from conversations where company_id = ${companyId} and waiting_since is not null) as waiting`

interface LiveOrder {
  id: string
  number: number
  status: NonNullable<Chat['order']>['status']
  fulfilment: NonNullable<Chat['order']>['fulfilment']
  conversation_id: string | null
  customer_phone: string | null
  phone_tail: string | null
}

/** Orders that are not over, of any of these conversations, the newest first. */
async function findLiveOrders(tx: Tx, companyId: string, chats: readonly ChatRow[]): Promise<LiveOrder[]> {
  const tails = chats.flatMap(({ phone_tail }) => phone_tail ?? [])
  const live = sql`select id, number, status, fulfilment, conversation_id, customer_phone, phone_tail, created_at from orders
    where company_id = ${companyId} and deleted_at is null and status = any(${[...openStatuses]}::text[])`
  // Two reads, not one with `or`: each has its index.
  const { rows } = await tx.execute<LiveOrder>(sql`
    select * from (
      ${live} and conversation_id = any(${chats.map(({ id }) => id)}::uuid[])
      union all ${live} and phone_tail = any(${tails}::text[])
    ) found order by created_at desc, id`)
  return rows
}

/** The first of the orders that came from a chat or carry its phone; phones are only compared where their ends agree. */
function byChat(orders: readonly LiveOrder[]): (chat: ChatRow) => LiveOrder | undefined {
  const found = new Map<string, number[]>()
  for (const [place, { conversation_id, phone_tail }] of orders.entries()) {
    for (const key of [conversation_id, phone_tail]) {
      if (key === null) continue
      const places = found.get(key)
      if (places) places.push(place)
      else found.set(key, [place])
    }
  }
  return ({ id, phone, phone_tail }) => {
    const [own] = found.get(id) ?? []
    const samePhone = (phone_tail === null ? undefined : found.get(phone_tail))?.find((place) =>
      isSamePhone(orders[place]!.customer_phone, phone),
    )
    return orders[Math.min(own ?? Infinity, samePhone ?? Infinity)]
  }
}

function presentChat(row: ChatRow, order: LiveOrder | undefined): Chat {
  return {
    id: row.id,
    jid: row.jid,
    title: row.title,
    kind: row.kind,
    phone: row.phone,
    unreadCount: row.unread,
    lastMessage:
      row.message_id === null
        ? null
        : {
            waMessageId: row.wa_id ?? row.message_id,
            text: row.last_text,
            kind: row.message_kind,
            timestamp: row.last_at!.toISOString(),
            isFromMe: row.from_me,
            ack: row.ack,
          },
    bot: { mode: row.bot_mode, until: row.human_until?.toISOString() ?? null, by: row.bot_by },
    waiting_since: row.waiting_since?.toISOString() ?? null,
    labels: row.labels,
    order: order === undefined ? null : presentOrder(order),
    window_ends_at: row.windowed ? windowEnd(row) : null,
    version: row.version,
  }
}

function presentOrder({ id, number, status, fulfilment }: LiveOrder): Chat['order'] {
  return { id, number, status, fulfilment }
}

/** Of a customer who never wrote the window was never open: it ended when the conversation was made. */
function windowEnd({ last_inbound_at, created_at }: ChatRow): string {
  if (last_inbound_at === null) return created_at.toISOString()
  return new Date(last_inbound_at.getTime() + WINDOW_MS).toISOString()
}
