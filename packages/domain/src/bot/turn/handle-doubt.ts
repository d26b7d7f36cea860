import { checkoutSteps } from '../cart/checkout'
import { handleOrder } from '../cart/typed-order'
import { goTo, type Answer, type Move, type Scene } from '../model/rules'
import type { BotState, Step } from '../model/state'
import { readYesNo } from '../understand'
import { handleSentence } from './handle-sentence'

type DoubtStep = Extract<Step, { at: 'doubt' }>

/**
 * The answer to whether a message was read rightly: then it is done, by the menu of now. Otherwise the question before it
 * stands again, and what was written instead is read there.
 */
export function handleDoubt(
  step: DoubtStep,
  { text, choice }: Pick<Answer, 'text' | 'choice'>,
  scene: Scene,
): Move {
  const { world } = scene
  const state = withStep(scene.state, step.before, world.now)
  const answer = choice === null ? readYesNo(text) : choice === 'sim'
  if (answer === true) return meant(step.text, { state, world, sure: true })
  if (answer === false)
    return goTo(state, state.step, 'Certo, não mudei nada. Escreva de outro jeito, por favor:')
  return heard(text, { state, world }) ?? { state: scene.state, notice: 'Antes preciso saber:' }
}

function meant(text: string, scene: Scene): Move {
  return heard(text, scene) ?? { state: scene.state, notice: 'Escreva de outro jeito, por favor:' }
}

function heard(text: string, scene: Scene): Move | null {
  const move = handleSentence(text, scene)
  if (move) return move
  const order = handleOrder(text, scene)
  return order && !('notFound' in order) ? order : null
}

/** The question that stood, as far as it still can: an older summary is shown anew, and an empty cart asks nothing. */
function withStep(state: BotState, before: Step, now: number): BotState {
  const needsCart = checkoutSteps.includes(before.at) || before.at === 'cart'
  if (needsCart && state.cart.length === 0) return { ...state, step: { at: 'category', page: 0 } }
  if (before.at === 'understood' && (state.typed?.ready.length ?? 0) === 0)
    return { ...state, step: state.cart.length > 0 ? { at: 'cart' } : { at: 'menu' } }
  return { ...state, step: before.at === 'confirm' ? { ...before, shownAt: now } : before }
}
