import type { ChatBot } from '@balcao/contract/conversations'

/**
 * Who answers a conversation. `minutes` (whole ones, as in the list) until the bot comes back, null when
 * it does not by itself.
 */
export type BotState =
  | { kind: 'none' }
  | { kind: 'company-off' }
  | { kind: 'bot' }
  | { kind: 'person'; minutes: number | null }
  | { kind: 'off' }

const MOST_MINUTES = 1440

/** How things stand at `now` (epoch milliseconds). Groups have no bot; a person's time that is over is the bot's again. */
export function botState(
  bot: ChatBot,
  { now, isGroup, companyOn }: { now: number; isGroup: boolean; companyOn: boolean },
): BotState {
  if (isGroup) return { kind: 'none' }
  if (!companyOn) return { kind: 'company-off' }
  if (bot.mode === 'off') return { kind: 'off' }
  if (bot.mode === 'bot') return { kind: 'bot' }
  if (bot.until === null) return { kind: 'person', minutes: null }
  const left = Date.parse(bot.until) - now
  return left > 0 ? { kind: 'person', minutes: Math.floor(left / 60_000) } : { kind: 'bot' }
}

/** The minutes for which a person keeps the conversation after '+60 min', at most a day. */
export function anHourMore(bot: ChatBot, now = Date.now()): number {
  const left = bot.mode === 'human' && bot.until !== null ? Math.max(0, minutesUntil(bot.until, now)) : 0
  return Math.min(MOST_MINUTES, left + 60)
}

/** Whole minutes until an ISO instant, begun ones included; 0 or less once it is over. */
export function minutesUntil(instant: string, now: number): number {
  return Math.ceil((Date.parse(instant) - now) / 60_000)
}
