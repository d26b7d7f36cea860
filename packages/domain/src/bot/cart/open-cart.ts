import type { CartEntry } from '../../menu'
import type { BotState } from '../model/state'

/** What a customer has asked for by now: the cart, and what was read back and not yet agreed to. */
export function openCart({ cart, typed, step }: BotState): CartEntry[] {
  return [...cart, ...(step.at === 'understood' ? (typed?.ready ?? []) : [])]
}
