import { saysSamePlace } from '../../again/same-place'
import { addressAt } from '../../cart/with-place'
import { answered } from '../../cart/checkout'
import { knownAddress } from '../../cart/known-address'
import { formatBrl } from '../../../money'
import { askAgain, goTo, type Answer, type Move, type Scene, type StepRules } from '../../model/rules'
import { MAX_ADDRESS } from '../../model/limits'
import type { Step } from '../../model/state'
import { isNumbered } from '../../understand'
import { tidy } from '../../words/tidy'

type AddressStep = Extract<Step, { at: 'address' }>

const same = { id: 'mesma-rua', title: 'A rua é a mesma' }

/** Street and number; who leaves the number out is asked for it. */
export const addressStep: StepRules<AddressStep> = {
  ask: ({ street }, { state }) => {
    if (state.checkout.place)
      return {
        text: 'Qual é o número, e alguma referência? Se não tiver número, escreva s/n.',
        options: [],
      }
    if (street !== null) return { text: 'Qual é o número? Se não tiver, escreva s/n.', options: [] }
    const place = state.checkout.neighbourhood === null ? 'rua, número e bairro' : 'rua e número'
    const { former = null } = state.checkout
    const options = former === null ? [] : [{ ...same, description: former }]
    return {
      text: `Qual é o endereço? Escreva ${place}, e uma referência se quiser.`,
      options,
      ...(former === null && { asksPlace: true }),
    }
  },
  handle: (step, answer, scene) => read(step, answer, scene),
  back: (step, scene) => {
    if (scene.state.checkout.place) return answered(scene, { place: null })
    if (step.street !== null) return goTo(scene.state, { at: 'address', street: null })
    const { feeGroups } = scene.world.shop
    return answered(
      scene,
      feeGroups.length > 0 ? { neighbourhood: null, feeCents: null } : { fulfilment: null },
    )
  },
  words: true,
  claims: (command, text) => command === 'endereco' && saysSamePlace(text),
}

function read({ street }: AddressStep, { text, choice }: Answer, scene: Scene): Move | null {
  const said = text.replaceAll('\n', ', ')
  const { place } = scene.state.checkout
  if (place)
    return /[\p{L}\d]/u.test(said) ? answered(scene, { address: addressAt(place, said), place: null }) : null
  if (choice === same.id || saysSamePlace(text)) return asBefore(scene)
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  const numbered = isNumbered(said)
  if (street !== null && !numbered) return null
  if (street !== null) {
    const isWhole = letters > 10
    return given(isWhole ? said : `${street}, ${said}`, scene)
  }
  if (letters < 3) return null
  if (!numbered) return goTo(scene.state, { at: 'address', street: tidy(said, MAX_ADDRESS - 50) })
  return given(said, scene)
}

function given(address: string, scene: Scene): Move {
  return answered(scene, { address: tidy(address, MAX_ADDRESS), former: null })
}

/** The street that was said for another neighbourhood, else the address of the last delivery with its own. */
function asBefore(scene: Scene): Move {
  const { state, world } = scene
  const { former = null, neighbourhood } = state.checkout
  if (former !== null) return answered(scene, { address: former, former: null })
  const known = knownAddress(world)
  if (!known) return askAgain(state, 'Ainda não tenho um endereço seu.')
  const words = `Entrega em ${known.neighbourhood}: ${formatBrl(known.feeCents)}.`
  return answered(scene, known, known.neighbourhood === neighbourhood ? null : words)
}
