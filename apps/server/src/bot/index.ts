import type { Feature } from '../platform/feature'
import type { BotParts } from './bot-parts'
import { registerBot } from './bot.routes'
import { courtesyJob } from './hand-over'
import { turnJob } from './turn.job'

/** The bot's settings, its turns and its courtesy. */
export const bot = {
  name: 'bot',
  register: registerBot,
  jobs: (parts) => ({ 'bot-turn': turnJob(parts), 'bot-courtesy': courtesyJob(parts) }),
} satisfies Feature<BotParts>
