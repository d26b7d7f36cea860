import type { Move, Scene } from './rules'
import type { When } from '../../time/read-when'
import type { Asked } from './state'

/** Asks the outside for something; the conversation goes on with its result. */
export function waitFor({ state, world }: Scene, effect: Asked, when?: When): Move {
  return {
    state: { ...state, step: { at: 'waiting', effect, since: world.now, tries: 1, when } },
    question: null,
    effect,
    earned: true,
  }
}
