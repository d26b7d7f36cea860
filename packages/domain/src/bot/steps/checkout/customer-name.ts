import { answered } from '../../cart/checkout'
import { readName } from '../../words/read-name'
import { goTo, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'

/** Whose order it is, where WhatsApp did not say. */
export const customerNameStep: StepRules<Extract<Step, { at: 'customer-name' }>> = {
  ask: () => ({ text: 'Em nome de quem fica o pedido?', options: [] }),
  handle: (_step, { text }, scene) => {
    const name = readName(text)
    return name === null ? null : answered(scene, { name })
  },
  back: (_step, scene) => {
    const { fulfilment } = scene.state.checkout
    return fulfilment === 'delivery'
      ? answered(scene, { address: null })
      : goTo(scene.state, { at: 'fulfilment' })
  },
  words: true,
}
