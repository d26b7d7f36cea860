import type { JobDefinition } from '../platform/jobs/jobs'
import type { BotNeeds } from './bot-needs'
import { takeTurn } from './take-turn'

/** The bot's turn in one conversation, as it falls due. */
export function turnJob(needs: BotNeeds): JobDefinition<'bot-turn'> {
  return {
    name: 'bot-turn',
    work: 'customer',
    run: ({ companyId, conversationId }) => takeTurn(needs, companyId, conversationId),
  }
}
