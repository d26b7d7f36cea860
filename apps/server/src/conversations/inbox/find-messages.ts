import type { BodyOf } from '@balcao/contract'
import type { findMessages as findMessagesCall, Message } from '@balcao/contract/conversations'
import { sql, type Sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { wordsOf } from './chat-search'
import { findNamedMessage } from '../thread/find-named-message'
import { findByAddress } from '../identity/find-or-make-conversation'
import { readMessages } from '../thread/read-messages'

type MessageQuery = Omit<BodyOf<typeof findMessagesCall>, 'instance' | 'remoteJid'>

/** Most messages that a search shows. */
const MOST_FOUND = 50

/** The conversation of an address, under whichever of its spellings. @throws Problem CONVERSATION_NOT_FOUND */
export async function requireConversationAt(tx: Tx, companyId: string, remoteJid: string): Promise<string> {
  const id = await findByAddress(tx, companyId, [remoteJid])
  if (id === null) throw new Problem('CONVERSATION_NOT_FOUND')
  return id
}

/**
 * Messages of a conversation, oldest first: the newest `limit` of them, or of those before a place; the oldest of
 * those after a place; or those around a message, which stands in the middle. Around a message that the conversation
 * does not have there are none.
 */
export async function findMessages(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { before, after, around, limit }: MessageQuery,
): Promise<Message[]> {
  const page = (conditions: Sql[], direction: 'asc' | 'desc', most: number) =>
    findIds(tx, companyId, conversationId, { conditions, direction, most })
  if (around !== undefined) {
    const message = await findNamedMessage(tx, companyId, conversationId, around)
    if (message === undefined) return []
    const middle = placeOf({ timestamp: message.at.toISOString(), seq: message.seq })
    const older = await page([sql`(m.at, m.seq) <= ${middle}`], 'desc', Math.floor(limit / 2) + 1)
    const newer = await page([sql`(m.at, m.seq) > ${middle}`], 'asc', Math.ceil(limit / 2) - 1)
    return readMessages(tx, companyId, [...older.toReversed(), ...newer])
  }
  const conditions = [
    ...(before ? [sql`(m.at, m.seq) < ${placeOf(before)}`] : []),
    ...(after ? [sql`(m.at, m.seq) > ${placeOf(after)}`] : []),
  ]
  const ids = after
    ? await page(conditions, 'asc', limit)
    : (await page(conditions, 'desc', limit)).toReversed()
  return readMessages(tx, companyId, ids)
}

/** Messages of a conversation that hold every word, whatever accents and case; the newest first. */
export async function searchMessages(
  tx: Tx,
  companyId: string,
  conversationId: string,
  query: string,
): Promise<Message[]> {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const conditions = [sql`not m.deleted`, ...words.map((word) => sql`strpos(m.search, ${word}) > 0`)]
  const ids = await findIds(tx, companyId, conversationId, {
    conditions,
    direction: 'desc',
    most: MOST_FOUND,
  })
  return readMessages(tx, companyId, ids)
}

async function findIds(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { conditions, direction, most }: { conditions: Sql[]; direction: 'asc' | 'desc'; most: number },
): Promise<string[]> {
  const order = sql.raw(`m.at ${direction}, m.seq ${direction}`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.id from messages m
    where ${sql.join([sql`m.company_id = ${companyId} and m.conversation_id = ${conversationId}`, ...conditions], ' and ')}
    order by ${order} limit ${most}`)
  return rows.map(({ id }) => id)
}

const placeOf = ({ timestamp, seq }: { timestamp: string; seq: number }) =>
  sql`(${timestamp}::timestamptz, ${seq}::bigint)`
