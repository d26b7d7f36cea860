import { formatBrl } from '../../money'
import { answered, totalOf } from './checkout'
import type { Move, Scene } from '../model/rules'

const MAX_CENTS = 99_999_999

/** Change for a note of so many cents; less than the total is said and asked again, the total itself needs none. */
export function withChange(cents: number, scene: Scene): Move {
  const { totalCents } = totalOf(scene)
  if (cents === totalCents) return answered(scene, { changeForCents: null, changeAsked: true })
  if (cents > totalCents && cents <= MAX_CENTS)
    return answered(scene, { changeForCents: cents, changeAsked: true })
  const words = `${formatBrl(cents)} não ${cents < totalCents ? 'cobre o total' : 'parece um troco'}.`
  return {
    state: { ...scene.state, step: { at: 'change' } },
    notice: words,
  }
}
