import type { JobDefinition } from '../platform/jobs/jobs'
import type { BotParts } from './bot-parts'
import { courtesyJob } from './hand-over'
import { takeTurn } from './take-turn'

export type { BotParts } from './bot-parts'
export { registerBot } from './bot.routes'

/** The bot's turns and its courtesy, as they fall due. */
export function botJobs(parts: BotParts): JobDefinition<'bot-turn' | 'bot-courtesy'>[] {
  return [
    {
      name: 'bot-turn',
      work: 'customer',
      run({ companyId, conversationId }) {
        return takeTurn(parts, companyId, conversationId)
      },
    },
    courtesyJob(parts),
  ]
}
