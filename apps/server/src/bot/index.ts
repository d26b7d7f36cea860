import type { Feature } from '../platform/feature'
import type { BotNeeds } from './bot-needs'
import { registerBot } from './bot.routes'
import { courtesyJob } from './hand-over'
import { askModelJob } from './second-reading/ask-model.job'
import { missRetentionCron } from './lessons/misses.store'
import { turnJob } from './turn.job'

/** The bot's settings, its turns and its courtesy. */
export const bot = {
  name: 'bot',
  register: registerBot,
  crons: ({ db, clock }) => [missRetentionCron({ db, clock })],
  jobs: (needs) => ({
    'bot-turn': turnJob(needs),
    'ask-model': askModelJob(needs),
    'bot-courtesy': courtesyJob(needs),
  }),
} satisfies Feature<BotNeeds>
