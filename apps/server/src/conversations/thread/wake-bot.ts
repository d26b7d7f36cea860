import type { Tx } from '../../platform/database/database'
import { addJob } from '../../platform/jobs/jobs'

/** The bot's next turn in a conversation, at once or when told; asked for many times it is one. */
export function wakeBot(
  tx: Tx,
  companyId: string,
  conversationId: string,
  when: { runAt?: Date; notAtOnce?: boolean } = {},
): Promise<void> {
  return addJob(tx, 'bot-turn', { companyId, conversationId }, { key: `bot:${conversationId}`, ...when })
}
