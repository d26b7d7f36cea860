import { STALE_AFTER_SECONDS } from '@balcao/domain/bot'
import type { OpenModules } from '../../licence'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { Conversation } from '../thread/conversations.store'
import type { FreshMessage } from './store-fresh'
import { silenceBot, silenceMinutes } from '../thread/take-over'
import { wakeBot } from '../thread/wake-bot'

const SECOND = 1000
const MINUTE = 60_000

/** Messages of the bot that a person was faster than. */
export interface DroppedMessages {
  conversationId: string
  ids: string[]
}

/**
 * Lets the bot answer the people who just wrote, where it may: it is on, nobody else has the conversation, and what
 * they wrote is not from before an interruption. Where somebody wrote on the shop's phone it is silenced instead.
 * Groups are left alone. With the bot off, only who was asked about an appointment is answered. Answers what the bot
 * had still to send and was dropped.
 */
export async function letBotAnswer(
  tx: Tx,
  companyId: string,
  received: {
    conversations: readonly Conversation[]
    fresh: readonly FreshMessage[]
    now: Date
    openModules: OpenModules
    /** How long the bot waits for what else is written, in milliseconds. */
    botAfterMs: number
  },
): Promise<DroppedMessages[]> {
  const { fresh, now, openModules, botAfterMs } = received
  const people = received.conversations.filter(({ kind }) => kind === 'person')
  const typed = newestOf(fresh, ({ told }) => told.fromMe && told.source === 'phone')
  const asked = newestOf(
    fresh,
    ({ from_me, at }) => !from_me && at.getTime() >= now.getTime() - STALE_AFTER_SECONDS * SECOND,
  )
  const answering = typed.size === 0 ? 0 : (await silenceMinutes(tx, companyId)) * MINUTE
  const answered =
    asked.size > 0 ? await whoIsAnswered(tx, companyId, [...asked.keys()], { now, openModules }) : new Set()
  const dropped: DroppedMessages[] = []
  for (const { id, bot_mode, human_until } of people) {
    const typedAt = typed.get(id)
    if (typedAt !== undefined && typedAt.getTime() + answering > now.getTime()) {
      const ids = await silenceBot(tx, companyId, id, { by: 'phone', now: typedAt })
      if (ids.length > 0) dropped.push({ conversationId: id, ids })
    } else if (answered.has(id) && mayAnswer(bot_mode, human_until, now)) {
      await wakeBot(tx, companyId, id, { runAt: new Date(now.getTime() + botAfterMs) })
    }
  }
  return dropped
}

/** Whether a conversation is the bot's: it was given to it, or the person's time is over. */
function mayAnswer(mode: Conversation['bot_mode'], humanUntil: Date | null, now: Date): boolean {
  return mode === 'bot' || (mode === 'human' && humanUntil !== null && humanUntil <= now)
}

function newestOf(
  fresh: readonly FreshMessage[],
  counts: (message: FreshMessage) => boolean,
): Map<string, Date> {
  const newest = new Map<string, Date>()
  for (const message of fresh.filter(counts)) {
    const known = newest.get(message.conversation_id)
    if (known === undefined || known < message.at) newest.set(message.conversation_id, message.at)
  }
  return newest
}

/** All of these conversations where the bot is on; else those in which Balcão itself asked about an appointment. */
async function whoIsAnswered(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { now, openModules }: { now: Date; openModules: OpenModules },
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ bot_on: boolean }>(
    sql`select bot_on from companies where id = ${companyId}`,
  )
  if (rows[0]?.bot_on && (await openModules(tx, companyId)).mod_atendimento) return new Set(ids)
  const asked = await tx.execute<{ id: string }>(sql`
    select distinct conversation_id as id from appointment_news
    where company_id = ${companyId} and conversation_id = any(${[...ids]}::uuid[]) and state = 'sent'
      and kind in ('dayBefore', 'hourBefore', 'offered') and answer is null and starts_at > ${now}`)
  return new Set(asked.rows.map(({ id }) => id))
}
