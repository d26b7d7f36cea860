import type { Chat } from '@balcao/contract/conversations'
import { waitedMinutes } from '../waited-minutes'

const minuteMs = 60_000

/** Who answers a conversation now. `minutes` until the bot is back, or for which the customer has waited. */
type WhoAnswers =
  | { who: 'bot' | 'off' | 'none' }
  | { who: 'human'; minutes: number | null }
  | { who: 'waiting'; minutes: number }

/**
 * What a row says on who answers. A customer who waits for a person comes before everything. `botOn` is the company's
 * switch: without it, no row promises a bot; 'none' says nothing, as for groups, which the bot never answers.
 * `now` in epoch milliseconds.
 */
export function whoAnswers(
  chat: Pick<Chat, 'bot' | 'waiting_since' | 'kind'>,
  { botOn, now }: { botOn: boolean; now: number },
): WhoAnswers {
  if (chat.waiting_since !== null) {
    return { who: 'waiting', minutes: waitedMinutes(chat.waiting_since, now) }
  }
  if (chat.kind === 'group' || !botOn) return { who: 'none' }
  const { mode, until } = chat.bot
  if (mode === 'off') return { who: 'off' }
  if (mode === 'bot') return { who: 'bot' }
  if (until === null) return { who: 'human', minutes: null }
  const left = Date.parse(until) - now
  return left <= 0 ? { who: 'bot' } : { who: 'human', minutes: Math.floor(left / minuteMs) }
}
