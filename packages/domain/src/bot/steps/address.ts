import { answered } from '../cart/checkout'
import { goTo, type Answer, type Move, type Scene, type StepRules } from '../model/rules'
import { MAX_ADDRESS } from '../model/limits'
import type { Step } from '../model/state'
import { isNumbered } from '../understand'
import { tidy } from '../words/tidy'

type AddressStep = Extract<Step, { at: 'address' }>

/** Street and number; who leaves the number out is asked for it. */
export const addressStep: StepRules<AddressStep> = {
  ask: ({ street }, { state }) => {
    if (street !== null) return { text: 'Qual é o número? Se não tiver, escreva s/n.', options: [] }
    const place = state.checkout.neighbourhood === null ? 'rua, número e bairro' : 'rua e número'
    return { text: `Qual é o endereço? Escreva ${place}, e uma referência se quiser.`, options: [] }
  },
  handle: (step, answer, scene) => read(step, answer, scene),
  back: (step, scene) => {
    if (step.street !== null) return goTo(scene.state, { at: 'address', street: null })
    const { feeGroups } = scene.world.shop
    return answered(
      scene,
      feeGroups.length > 0 ? { neighbourhood: null, feeCents: null } : { fulfilment: null },
    )
  },
  words: true,
}

function read({ street }: AddressStep, { text }: Answer, scene: Scene): Move | null {
  const said = text.replaceAll('\n', ', ')
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  const numbered = isNumbered(said)
  if (street !== null && !numbered) return null
  if (street !== null) {
    const isWhole = letters > 10
    return answered(scene, { address: tidy(isWhole ? said : `${street}, ${said}`, MAX_ADDRESS) })
  }
  if (letters < 3) return null
  if (!numbered) return goTo(scene.state, { at: 'address', street: tidy(said, MAX_ADDRESS - 50) })
  return answered(scene, { address: tidy(said, MAX_ADDRESS) })
}
