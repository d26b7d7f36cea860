import { formatBrl } from '../../../money'
import { answered, totalOf } from '../../cart/checkout'
import { askAgain, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { readMoney, readYesNo, saysNoChange } from '../../understand'
import { withChange } from '../../cart/with-change'

const notes = [2000, 5000, 10_000, 20_000]

/** Cash: change for how much. */
export const changeStep: StepRules<Extract<Step, { at: 'change' }>> = {
  ask: (_step, scene) => {
    const { totalCents } = totalOf(scene)
    const { changeForCents } = scene.state.checkout
    const isShort = changeForCents !== null && changeForCents < totalCents
    const short = isShort ? `${formatBrl(changeForCents)} não cobre o total.\n` : ''
    const larger = notes.filter((cents) => cents > totalCents).slice(0, 2)
    return {
      text: `${short}O total é ${formatBrl(totalCents)}. Precisa de troco para quanto?`,
      options: [
        { id: 'sem-troco', title: 'Sem troco' },
        ...larger.map((cents) => ({ id: `troco:${cents}`, title: `Para ${formatBrl(cents)}` })),
      ],
    }
  },
  handle: (_step, { choice, text }, scene) => {
    if (choice?.startsWith('troco:')) return withChange(Number(choice.slice('troco:'.length)), scene)
    const money = readMoney(text)
    if (choice === null && money !== null) return withChange(money, scene)
    const answer = readYesNo(text)
    if (choice === 'sem-troco' || saysNoChange(text) || answer === false) {
      return answered(scene, { changeForCents: null, changeAsked: true })
    }
    return answer ? askAgain(scene.state, 'Para quanto? Escreva o valor.') : null
  },
  back: (_step, scene) => answered(scene, { payment: null }),
  words: true,
}
