import type { Message } from '@balcao/contract/conversations'
import { readAddress } from '@balcao/domain/messaging'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { announce } from '../thread/announce'
import { lockConversation } from '../thread/conversations.store'
import { isWindowClosed } from './decide-send'
import { findNamedMessage } from '../thread/find-named-message'
import { findByAddress, findOrMakeConversation } from '../identity/find-or-make-conversation'
import { moveReadPosition } from './mark-read'
import { findMediaOfMessage } from '../media/media.store'
import { storedContent, storeOutgoing, type QueuedContent } from './queue-message'
import { readMessages } from '../thread/read-messages'
import { requireInstance } from './require-instance'
import { resolveNumber } from '../identity/resolve-number'
import type { ConnectedChannel, SendingNeeds } from '../sending-needs'
import { silenceBot } from '../thread/take-over'

/** What a person sends from the dashboard: `number` and `quoted` as the spec's calls have them. */
export interface PersonalMessage {
  id: string
  instance: string
  number: string
  quoted: string | null
  content: QueuedContent
}

/**
 * Sends for a person, or for a program that `reads` nothing: the bot keeps quiet from here on, and what was there counts as
 * read. The same id again answers the message that it made. A number that nobody knows yet makes its conversation.
 * @throws Problem CHANNEL_NOT_FOUND, NUMBER_NOT_UNDERSTOOD, IDEMPOTENCY_MISMATCH, WINDOW_CLOSED
 */
export async function sendByPerson(
  { db, clock, gatewayOf }: SendingNeeds,
  companyId: string,
  message: PersonalMessage,
  { reads }: { reads: boolean } = { reads: true },
): Promise<Message> {
  const connected = await gatewayOf(companyId)
  return db.asCompany(companyId, async (tx) => {
    await requireInstance(tx, companyId, message.instance)
    await takeTurn(tx, message.id)
    const before = await findRepeated(tx, companyId, message)
    if (before) return before
    const conversationId = await requireConversation(tx, companyId, message.number)
    await requireOpenWindow(tx, companyId, { conversationId, connected, now: clock() })
    const { id, content, quoted } = message
    const answered =
      quoted === null ? undefined : await findNamedMessage(tx, companyId, conversationId, quoted)
    const quoting = answered?.wa_id ?? null
    const now = clock()
    await storeOutgoing(tx, companyId, conversationId, { id, author: 'person', content, quoting, now })
    return takePlace(tx, companyId, { id, conversationId, reads, now })
  })
}

/**
 * The message that the same id made, if it did. @throws Problem IDEMPOTENCY_MISMATCH when it says something else, or
 * went to somebody else
 */
export async function findRepeated(
  tx: Tx,
  companyId: string,
  { id, number, content }: Pick<PersonalMessage, 'id' | 'number' | 'content'>,
): Promise<Message | null> {
  const [before] = await readMessages(tx, companyId, [id])
  if (!before) return null
  const { kind, text, content: more } = storedContent(content)
  const to = await findByAddress(tx, companyId, [await resolveNumber(tx, companyId, number)])
  const isSame =
    before.author === 'person' &&
    before.conversation_id === to &&
    before.kind === kind &&
    before.text === text &&
    JSON.stringify(before.location) === JSON.stringify(more.location ?? null) &&
    (await hasSameFile(tx, companyId, id, content))
  if (!isSame) throw new Problem('IDEMPOTENCY_MISMATCH')
  return before
}

async function hasSameFile(tx: Tx, companyId: string, id: string, content: QueuedContent): Promise<boolean> {
  if (content.kind !== 'media') return true
  const stored = await findMediaOfMessage(tx, companyId, id)
  return stored?.handle?.digest === content.media.digest && stored.file_name === content.media.fileName
}

/** Two calls with one id at once: the second finds what the first has made. */
async function takeTurn(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message ${id.toLowerCase()}`}, 0))`)
}

async function requireConversation(tx: Tx, companyId: string, number: string): Promise<string> {
  const jid = await resolveNumber(tx, companyId, number)
  const kind = readAddress(jid).kind === 'group' ? 'group' : 'person'
  return findOrMakeConversation(tx, companyId, [jid], { kind, pushName: null })
}

/** Locks the conversation. @throws Problem WINDOW_CLOSED, CONVERSATION_NOT_FOUND */
export async function requireOpenWindow(
  tx: Tx,
  companyId: string,
  about: { conversationId: string; connected: ConnectedChannel | null; now: Date },
): Promise<void> {
  const { conversationId, connected, now } = about
  const chat = await lockConversation(tx, companyId, conversationId)
  if (!chat) throw new Problem('CONVERSATION_NOT_FOUND')
  const { kind: chat_kind, last_inbound_at } = chat
  if (connected?.gateway.features.window24h && isWindowClosed({ chat_kind, last_inbound_at }, now)) {
    throw new Problem('WINDOW_CLOSED')
  }
}

/** The person has the conversation now: the bot is silenced, all before their message is read where they `reads`, everyone is told. */
async function takePlace(
  tx: Tx,
  companyId: string,
  { id, conversationId, reads, now }: { id: string; conversationId: string; reads: boolean; now: Date },
): Promise<Message> {
  const dropped = await silenceBot(tx, companyId, conversationId, { by: 'dashboard', now })
  const [message] = await readMessages(tx, companyId, [id])
  const { timestamp, seq } = message!
  if (reads) await moveReadPosition(tx, companyId, conversationId, { at: new Date(timestamp), seq })
  const removed = [{ conversationId, ids: dropped }]
  await announce(tx, companyId, { removed, messages: [id], chats: [conversationId] })
  return message!
}
