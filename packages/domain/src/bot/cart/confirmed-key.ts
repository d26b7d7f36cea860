import type { BotState } from '../model/state'

/**
 * The key under which a yes to the summary that stands places its order; null where none stands. It is the moment of
 * the summary: a turn that is repeated after a crash asks for the same order, and a conversation whose memory was lost
 * uses no key twice. Seconds fit a database's integer.
 */
export function confirmedKey({ step, orderKey }: BotState): number | null {
  return step.at === 'confirm' ? Math.max(orderKey + 1, Math.floor(step.shownAt / 1000)) : null
}
