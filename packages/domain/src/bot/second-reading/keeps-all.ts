import type { Move } from '../model/rules'
import type { BotState, Checkout, Step } from '../model/state'

/** Questions that are answered with a yes or a no: those are the customer's own to say. */
const confirming: ReadonlySet<Step['at']> = new Set([
  'resume',
  'understood',
  'empty',
  'confirm',
  'booking-confirm',
  'appointment-move',
  'appointment-cancel',
  'order-move',
])

/** Whether a step asks for a yes or a no. */
export function isConfirming(step: Step): boolean {
  return confirming.has(step.at) || (step.at === 'which' && step.itemIds.length < 2)
}

/**
 * Whether a move leaves everything as it was: the cart, what is put together or waits for its yes (which just so many
 * pieces have joined; null: some may be begun), what was answered for the checkout, a wished appointment; and asks nothing
 * of the outside but times. A person may always be called.
 */
export function keepsAll(before: BotState, move: Move, joined: number | null): boolean {
  const { state, effect = null } = move
  if (effect?.kind === 'hand-over') return true
  const more = piecesOf(state) - piecesOf(before)
  return (
    (effect === null || effect.kind === 'find-days' || effect.kind === 'find-slots') &&
    isSame(before.cart, state.cart) &&
    (joined === null ? more >= 0 : more === joined) &&
    keepsCheckout(before.checkout, state.checkout) &&
    keepsWish(before.step, state.step) &&
    before.orderKey === state.orderKey
  )
}

/** Pieces that are put together or wait for the yes. */
function piecesOf({ step, typed }: BotState): number {
  const waiting = [step, ...(typed?.todo ?? [])].map((one) => {
    if ('draft' in one) return one.draft.quantity ?? 1
    return 'itemIds' in one ? (one.quantity ?? 1) : 0
  })
  const ready = (typed?.ready ?? []).map(({ quantity }) => quantity)
  return [...waiting, ...ready].reduce((sum, pieces) => sum + pieces, 0)
}

/** What was not answered yet may be; what was stays. */
function keepsCheckout(before: Checkout, after: Checkout): boolean {
  const answered = Object.entries(before).filter(([name, value]) => name !== 'card' && value != null)
  return answered.every(([name, value]) => isSame(value, after[name as keyof Checkout]))
}

function keepsWish(before: Step, after: Step): boolean {
  if (before.at === 'appointment-move') return after.at === before.at
  return !('wish' in before) || 'wish' in after || after.at === 'waiting'
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
