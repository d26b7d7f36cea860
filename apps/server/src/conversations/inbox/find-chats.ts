import type { BodyOf } from '@balcao/contract'
import type { Chat, findChats as findChatsCall } from '@balcao/contract/conversations'
import { sql, type Sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { chatSearch } from './chat-search'
import { readChats } from '../thread/read-chats'

type ChatQuery = Omit<BodyOf<typeof findChatsCall>, 'instance'>

/**
 * Conversations, the one with the newest message first, those without any last; a page begins behind `before`. What
 * gets a message meanwhile moves before all pages, and the live events tell of it: no other one is skipped or repeated.
 */
export async function findChats(
  tx: Tx,
  companyId: string,
  { query, show, label, before, limit }: ChatQuery,
): Promise<Chat[]> {
  const wanted = [
    sql`c.company_id = ${companyId}`,
    ...(show === 'unread' ? [sql`c.unread > 0`] : []),
    ...(show === 'waiting' ? [sql`c.waiting_since is not null`] : []),
    ...(label === undefined ? [] : [sql`${label}::uuid = any(c.labels)`]),
    ...(query === undefined ? [] : chatSearch(companyId, query)),
  ]
  const select = (...conditions: Sql[]) => sql`
    select c.id, c.last_at from conversations c where ${sql.join([...wanted, ...conditions], ' and ')}
    order by c.last_at desc nulls last, c.id desc limit ${limit}`
  const { rows } = await tx.execute<{ id: string }>(pageBehind(before, select, limit))
  return readChats(
    tx,
    companyId,
    rows.map(({ id }) => id),
  )
}

function pageBehind(before: ChatQuery['before'], select: (...conditions: Sql[]) => Sql, limit: number): Sql {
  if (before === undefined) return select()
  if (before.timestamp === null) return select(sql`c.last_at is null`, sql`c.id < ${before.id}::uuid`)
  // Two reads, not one with `or`: each begins at its place in the index.
  return sql`
    select id from (
      (${select(sql`(c.last_at, c.id) < (${before.timestamp}::timestamptz, ${before.id}::uuid)`)})
      union all (${select(sql`c.last_at is null`)})
    ) page order by last_at desc nulls last, id desc limit ${limit}`
}
