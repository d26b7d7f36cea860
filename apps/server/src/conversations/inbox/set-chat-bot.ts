import type { BodyOf } from '@balcao/contract'
import type { setChatBot as setChatBotCall } from '@balcao/contract/conversations'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { silenceMinutes, takeOver } from '../thread/take-over'

/**
 * Says who answers a conversation: `human` for so many minutes from now (the owner's setting, when none are named;
 * whoever goes on writing goes on having it), the `bot` again at once, or `off`, never the bot. Whichever a person
 * chooses, somebody has looked: the customer no longer waits for one. Under the conversation's lock; the caller
 * announces the chat.
 */
export async function setChatBot(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { mode, minutes, now }: BodyOf<typeof setChatBotCall> & { now: Date },
): Promise<void> {
  if (mode === 'bot') {
    await tx.execute(sql`update conversations set bot_mode = 'bot', human_until = null, bot_by = null,
        waiting_since = null, version = version + 1
      where company_id = ${companyId} and id = ${conversationId}`)
    return
  }
  const silence = minutes ?? (await silenceMinutes(tx, companyId))
  await takeOver(tx, companyId, conversationId, { by: 'dashboard', now, minutes: silence })
  if (mode === 'human') return
  await tx.execute(sql`update conversations set bot_mode = 'off', human_until = null
    where company_id = ${companyId} and id = ${conversationId}`)
}
