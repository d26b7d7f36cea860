import { obey } from './commands'
import { handOver } from '../answers/hand-over'
import { RESULT_TRIES } from '../model/limits'
import type { Move, Scene } from '../model/rules'
import type { Command } from '../understand'

/** While a result is awaited: a person can be called, a search be left; anything else asks for the result again. */
export function handleWaiting(command: Command | null, scene: Scene): Move {
  const { step } = scene.state
  if (command === null || step.at !== 'waiting') return askOnceMore(scene)
  if (command === 'atendente') return handOver(scene, 'asked')
  const isFinal = step.effect.kind !== 'find-days' && step.effect.kind !== 'find-slots'
  if (isFinal) return command === 'cancelar' ? handOver(scene, 'cancel') : askOnceMore(scene)
  return obey(command === 'voltar' ? 'menu' : command, '', scene)
}

/** The same effect again, the order with its key and content; a person when that has been done often enough. */
export function askOnceMore(scene: Scene): Move {
  const { state, world } = scene
  const { step } = state
  if (step.at !== 'waiting') return { state, question: null }
  if (step.tries >= RESULT_TRIES) return handOver(scene, 'problem')
  const again = { ...step, tries: step.tries + 1, since: world.now }
  return { state: { ...state, step: again }, question: null, effect: step.effect }
}
