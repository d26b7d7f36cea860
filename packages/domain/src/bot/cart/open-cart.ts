import type { CartEntry } from '../../menu'
import { emptyCheckout, type BotState } from '../model/state'

/** What a customer has asked for by now: the cart, and what was read back and not yet agreed to. */
export function openCart({ cart, typed, step }: BotState): CartEntry[] {
  return [...cart, ...(step.at === 'understood' ? (typed?.ready ?? []) : [])]
}

/** The conversation after a person has taken down what the customer asked for. What else is under way in it goes on. */
export function withoutOpenCart(state: BotState): BotState {
  if (openCart(state).length === 0) return state
  return {
    ...state,
    step: { at: 'quiet' },
    shown: [],
    cart: [],
    typed: null,
    checkout: emptyCheckout,
    nudged: false,
  }
}
