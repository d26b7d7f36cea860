import type { JobDefinition } from '../platform/jobs/jobs'
import type { BotParts } from './bot-parts'
import { takeTurn } from './take-turn'

/** The bot's turn in one conversation, as it falls due. */
export function turnJob(parts: BotParts): JobDefinition<'bot-turn'> {
  return {
    name: 'bot-turn',
    work: 'customer',
    run: ({ companyId, conversationId }) => takeTurn(parts, companyId, conversationId),
  }
}
