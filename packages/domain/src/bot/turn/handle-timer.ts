import { askOnceMore } from './handle-waiting'
import { IDLE_NUDGE_MINUTES, RESULT_WAIT_SECONDS, STEP_EXPIRES_MINUTES } from '../model/limits'
import type { BotWorld } from '../model/model'
import { refreshed } from '../cart/refresh'
import type { Move } from '../model/rules'
import type { BotState } from '../model/state'

const MINUTE = 60_000

/** The timer: a result that did not come is asked for again; who fell silent over an order is asked once. */
export function handleTimer(state: BotState, world: BotWorld): Move {
  const due = timerOf(state)
  if (due === null || world.now < due) return { state, question: null }
  if (state.step.at === 'waiting') return askOnceMore({ state, world })
  const nudged = { ...state, nudged: true }
  const isExpired = state.heardAt === null || world.now - state.heardAt > STEP_EXPIRES_MINUTES * MINUTE
  if (isExpired) return { state: nudged, question: null }
  const { state: next, said } = refreshed({ state: nudged, world })
  return { state: next, notice: [...said, 'Ainda está por aí? Paramos aqui:'].join('\n') }
}

/** When the timer is due, in milliseconds; null when there is nothing to come back for. */
export function timerOf(state: BotState): number | null {
  const { step, askedAt, nudged } = state
  if (step.at === 'waiting') return step.since + RESULT_WAIT_SECONDS * 1000
  if (nudged || askedAt === null || !isUnderWay(state)) return null
  return askedAt + IDLE_NUDGE_MINUTES * MINUTE
}

/** Something was begun: who only looked around is left in peace. */
function isUnderWay({ step, cart, typed }: BotState): boolean {
  if (['quiet', 'menu', 'done', 'resume'].includes(step.at)) return false
  return cart.length > 0 || typed !== null || 'draft' in step || 'wish' in step
}
