import { HUMAN_SILENCE_MINUTES } from '@balcao/domain/bot'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { announceRemoved } from './announce'
import { refreshConversation } from './conversations.store'

const MINUTE = 60_000

export interface TakeOver {
  by: 'dashboard' | 'phone'
  /** When the person wrote or pressed the button. */
  now: Date
  /** Asked for by hand: exactly so long. Without it, as long as the owner's settings say, never shortening. */
  minutes?: number
}

/**
 * A person answers: the bot keeps quiet until so many minutes later, nobody waits for a person any more, and what the
 * bot still had to send is dropped. A conversation whose bot is off stays so, unless `minutes` ask for a time. Under
 * the conversation's lock; tells of dropped messages, so the caller only has the chat left to announce.
 */
export async function takeOver(
  tx: Tx,
  companyId: string,
  conversationId: string,
  how: TakeOver,
): Promise<void> {
  const removed = await silenceBot(tx, companyId, conversationId, how)
  await announceRemoved(tx, conversationId, removed)
}

/** The same without a word to the screens; answers the messages that were dropped. */
export async function silenceBot(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { by, now, minutes }: TakeOver,
): Promise<string[]> {
  const until = new Date(now.getTime() + (minutes ?? (await silenceMinutes(tx, companyId))) * MINUTE)
  const asked = minutes !== undefined
  await tx.execute(sql`
    update conversations set version = version + 1, waiting_since = null,
      bot_mode = case when bot_mode = 'off' and not ${asked}::boolean then 'off' else 'human' end,
      human_until = case when bot_mode = 'off' and not ${asked}::boolean then null
        when bot_mode = 'human' and not ${asked}::boolean then greatest(human_until, ${until}::timestamptz)
        else ${until}::timestamptz end,
      bot_by = case when bot_mode = 'off' and not ${asked}::boolean then bot_by else ${by} end
    where company_id = ${companyId} and id = ${conversationId}`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from messages m using outbox o
    where m.company_id = ${companyId} and m.conversation_id = ${conversationId} and m.author = 'bot'
      and o.company_id = m.company_id and o.message_id = m.id and o.state = 'waiting'
    returning m.id`)
  if (rows.length > 0) await refreshConversation(tx, companyId, conversationId)
  return rows.map(({ id }) => id)
}

/** Minutes for which a person's message silences the bot. */
export async function silenceMinutes(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await tx.execute<{ silence_minutes: number }>(sql`
    select silence_minutes from bot_settings where company_id = ${companyId}`)
  return rows[0]?.silence_minutes ?? HUMAN_SILENCE_MINUTES
}
