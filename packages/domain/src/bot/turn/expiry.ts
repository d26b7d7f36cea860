import { CART_KEPT_HOURS, STEP_EXPIRES_MINUTES } from '../model/limits'
import { emptyCheckout, type BotState } from '../model/state'

const MINUTE = 60_000

/**
 * The conversation after a silence: a question expires after half an hour, a cart after four hours, and so does what was
 * read back. `resumes`: one of them is to be offered again, so that the message is no answer to what was asked before the silence.
 */
export function afterSilence(state: BotState, now: number): { state: BotState; resumes: boolean } {
  const minutes = state.heardAt === null ? 0 : (now - state.heardAt) / MINUTE
  const dropped = {
    ...state,
    step: { at: 'quiet' } as const,
    shown: [],
    typed: null,
    lastOrder: null,
    invalid: 0,
    nudged: false,
  }
  if (minutes > CART_KEPT_HOURS * 60) {
    return { state: { ...dropped, cart: [], checkout: emptyCheckout }, resumes: false }
  }
  const ready = state.typed?.ready ?? []
  const isQuiet = state.step.at === 'quiet'
  if (minutes <= STEP_EXPIRES_MINUTES && !(isQuiet && state.cart.length > 0)) return { state, resumes: false }
  if (ready.length > 0) {
    const typed = { todo: [], ready, unknown: [] }
    return { state: { ...dropped, typed, step: { at: 'understood' } }, resumes: true }
  }
  if (state.cart.length === 0) return { state: dropped, resumes: false }
  return { state: { ...dropped, step: { at: 'resume' } }, resumes: true }
}
