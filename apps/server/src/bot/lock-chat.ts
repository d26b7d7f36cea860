import { giveToBot } from '../conversations'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { BotNeeds } from './bot-needs'

/** A conversation whose row a turn holds. */
export interface LockedChat {
  id: string
  name: string | null
  phone: string | null
  botAnswers: boolean
  /**
   * No person has it, and nobody took the bot out of it: what Balcão asked here it handles itself, though the bot be
   * off.
   */
  isOurs: boolean
  /** A person's time was over, and the bot is back by it. */
  returned: boolean
}

/** Locks a conversation for a turn, and gives it back to the bot where a person's time is over; undefined when it is gone. */
export async function lockChat(
  tx: Tx,
  { openModules }: BotNeeds,
  companyId: string,
  conversationId: string,
  now: Date,
): Promise<LockedChat | undefined> {
  const { rows } = await tx.execute<{
    name: string | null
    phone: string | null
    kind: string
    bot_mode: string
    human_until: Date | null
    bot_on: boolean
  }>(sql`
    select coalesce(given_name, push_name) as name, phone, kind, bot_mode, human_until,
      (select bot_on from companies where id = ${companyId}) as bot_on
    from conversations where company_id = ${companyId} and id = ${conversationId} for no key update`)
  const chat = rows[0]
  if (!chat) return undefined
  const over = chat.bot_mode === 'human' && chat.human_until !== null && chat.human_until <= now
  if (over) {
    await giveToBot(tx, { companyId, conversationId })
  }
  const mine = chat.bot_mode === 'bot' || over
  const { name, phone } = chat
  const open = await openModules(tx, companyId)
  const isOurs = chat.kind === 'person' && mine
  return {
    id: conversationId,
    name,
    phone,
    botAnswers: isOurs && chat.bot_on && open.mod_atendimento,
    isOurs,
    returned: over,
  }
}
