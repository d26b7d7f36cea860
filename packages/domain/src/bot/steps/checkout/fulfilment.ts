import { saysSamePlace } from '../../again/same-place'
import { formatBrl } from '../../../money'
import { answered, pickupOnlyWords } from '../../cart/checkout'
import { feeTo } from '../../cart/fees'
import { knownAddress } from '../../cart/known-address'
import type { BotWorld } from '../../model/model'
import { goTo, type Move, type Option, type Scene, type StepRules } from '../../model/rules'
import { bare } from '../../words/small-talk'
import type { Step } from '../../model/state'
import { readYesNo } from '../../understand'

const pickupWords = /retir|busc|pego|pegar|balcao|vou ai/
const delivery = /entreg|delivery|em casa|manda/
const elsewhere: Option = { id: 'como:entrega', title: 'Entrega' }
const pickup: Option = { id: 'como:retirada', title: 'Retirar na loja' }

/** Delivery or pickup; the address of last time in one tap. */
export const fulfilmentStep: StepRules<Extract<Step, { at: 'fulfilment' }>> = {
  ask: (_step, { world }) =>
    world.shop.delivers
      ? { text: 'Entrega ou retirada?', options: waysOf(world) }
      : { text: `${pickupOnlyWords} Você vem buscar?`, options: [pickup] },
  handle: (_step, { choice, text }, scene) => {
    const words = bare(text)
    if (!scene.world.shop.delivers) return comesForIt({ choice, text }, scene)
    const known = knownAddress(scene.world)
    const isSame = choice === 'como:mesmo' || (choice === null && saysSamePlace(text))
    if (isSame && known) return answered(scene, { fulfilment: 'delivery', ...known })
    if (choice === 'como:retirada' || (choice === null && pickupWords.test(words))) {
      return picksUp(scene)
    }
    if (choice === 'como:entrega') return deliver(scene)
    if (delivery.test(words)) {
      return known
        ? {
            state: scene.state,
            question: { text: 'Entregar onde?', options: waysOf(scene.world).slice(0, 2) },
          }
        : deliver(scene)
    }
    return deliverTo(text, scene)
  },
  back: (_step, { state }) => goTo(state, { at: 'cart' }),
  claims: (command, text) =>
    command === 'endereco'
      ? saysSamePlace(text)
      : command === 'taxas' && !text.includes('?') && delivery.test(bare(text)),
  grows: 'surely',
}

function comesForIt({ choice, text }: { choice: string | null; text: string }, scene: Scene): Move | null {
  const comes =
    choice === pickup.id || (choice === null && (pickupWords.test(bare(text)) || readYesNo(text) === true))
  return comes ? picksUp(scene) : null
}

const picksUp = (scene: Scene) =>
  answered(scene, { fulfilment: 'pickup', neighbourhood: null, feeCents: null, address: null })

function waysOf(world: BotWorld): Option[] {
  const known = knownAddress(world)
  if (!known) return [elsewhere, pickup]
  const place = [known.address, known.neighbourhood].filter(Boolean).join(', ')
  const description = `Taxa ${formatBrl(known.feeCents)} · ${place}`
  return [
    { id: 'como:mesmo', title: 'Mesmo endereço', description },
    { ...elsewhere, title: 'Outro endereço' },
    pickup,
  ]
}

/** To an address that is still to be said; where fees go by neighbourhood, that comes first. */
function deliver(scene: Scene): Move {
  const { feeGroups, baseFeeCents } = scene.world.shop
  const feeCents = feeGroups.length === 0 ? baseFeeCents : null
  return answered(scene, { fulfilment: 'delivery', neighbourhood: null, address: null, feeCents })
}

/** Who names a neighbourhood wants a delivery there. */
function deliverTo(text: string, scene: Scene): Move | null {
  if (scene.world.shop.feeGroups.length === 0) return null
  const fee = feeTo(scene.world, text)
  if (fee.kind !== 'fee') return null
  const { bairro, centavos } = fee
  const change = { fulfilment: 'delivery', neighbourhood: bairro, feeCents: centavos, address: null } as const
  return answered(scene, change, `Entrega em ${bairro}: ${formatBrl(centavos)}.`)
}
