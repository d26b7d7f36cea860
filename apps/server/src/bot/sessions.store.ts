import { readBotState, type BotMessage, type BotState } from '@balcao/domain/bot'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { cartInWords, nameCartItems, type MessageContent } from '../conversations'

export interface BotSession {
  state: BotState
  /** Inbound messages up to this one were given to the bot, or were not for it. */
  receivedSeq: number
  timerAt: Date | null
}

export async function readSession(tx: Tx, companyId: string, conversationId: string): Promise<BotSession> {
  const { rows } = await tx.execute<{ state: unknown; heard_seq: number; timer_at: Date | null }>(sql`
    select state, heard_seq, timer_at from bot_sessions
    where company_id = ${companyId} and conversation_id = ${conversationId}`)
  const stored = rows[0]
  return {
    state: readBotState(stored?.state),
    receivedSeq: stored?.heard_seq ?? 0,
    timerAt: stored?.timer_at ?? null,
  }
}

/** Second readings of what the bot was given by now are used up. */
export async function writeSession(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { state, receivedSeq, timerAt }: BotSession,
): Promise<void> {
  await tx.execute(sql`
    with used as (
      update bot_readings r set state = 'closed', answer = null from messages m
      where r.company_id = ${companyId} and r.state <> 'closed' and m.company_id = r.company_id and m.id = r.message_id
        and m.conversation_id = ${conversationId} and m.seq <= ${receivedSeq}
    )
    insert into bot_sessions (company_id, conversation_id, state, heard_seq, timer_at)
    values (${companyId}, ${conversationId}, ${JSON.stringify(state)}::jsonb, ${receivedSeq}, ${timerAt})
    on conflict (company_id, conversation_id) do update set state = excluded.state, heard_seq = excluded.heard_seq,
      timer_at = excluded.timer_at, updated_at = now()`)
}

/** Most messages of one turn: what a customer writes while one is awake. */
const MOST_MESSAGES = 20

const mediaOf: Record<string, BotMessage['media']> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  document: 'document',
  sticker: 'sticker',
  location: 'location',
  contact: 'contact',
  cart: 'other',
  other: 'other',
}

interface Unhandled {
  id: string
  seq: number
  at: Date
  text: string
  kind: string
  content: Pick<MessageContent, 'choice' | 'cart' | 'location'>
  /** What was said in a voice note, once that is known. */
  spoken: string | null
  /** A person of the shop has written since. */
  answered: boolean
}

/**
 * What the customer wrote since the bot last listened, oldest first, without what a person has answered since.
 * `lastMessageId`: the one of them that came last, null where there is none.
 */
export async function readUnhandled(
  tx: Tx,
  companyId: string,
  conversationId: string,
  receivedSeq: number,
): Promise<{ messages: BotMessage[]; lastSeq: number; lastMessageId: string | null }> {
  const { rows } = await tx.execute<Unhandled>(sql`
    select m.id, m.seq, m.at, m.text, m.kind, m.content,
      (select t.text from transcripts t where t.company_id = m.company_id and t.message_id = m.id
        and t.state = 'ready') as spoken,
      exists (select from messages p where p.company_id = m.company_id and p.conversation_id = m.conversation_id
        and p.author in ('person', 'phone') and p.seq > m.seq) as answered
    from messages m
    where m.company_id = ${companyId} and m.conversation_id = ${conversationId} and not m.from_me
      and m.seq > ${receivedSeq} and not m.deleted
    order by m.seq desc limit ${MOST_MESSAGES}`)
  const lastSeq = Math.max(receivedSeq, ...rows.map(({ seq }) => seq))
  const unanswered = rows.filter(({ answered }) => !answered)
  const lastMessageId = unanswered[0]?.id ?? null
  const messages = unanswered.sort((a, b) => a.at.getTime() - b.at.getTime() || a.seq - b.seq)
  const names = await nameCartItems(
    tx,
    companyId,
    messages.flatMap(({ content }) => (content.cart ? [content.cart] : [])),
  )
  return { messages: messages.map((message) => asBotMessage(message, names)), lastSeq, lastMessageId }
}

/**
 * A cart of known products counts as if it were written, and so does what somebody said in a voice note. A location
 * keeps where it is.
 */
function asBotMessage(
  { at, text, kind, content, spoken }: Unhandled,
  names: ReadonlyMap<string, string>,
): BotMessage {
  const replyId = content.choice ?? null
  if (spoken !== null) return { at: at.getTime(), text: spoken, replyId, media: null, transcribed: true }
  const words = cartInWords(content.cart ?? [], names)
  return {
    at: at.getTime(),
    text: words ?? text,
    replyId,
    media: words === null ? (mediaOf[kind] ?? null) : null,
    ...(content.location && { place: content.location }),
  }
}
