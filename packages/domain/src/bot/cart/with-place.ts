import { MAX_ADDRESS } from '../model/limits'
import type { SharedPlace } from '../model/model'
import type { Move, Scene } from '../model/rules'
import type { BotState, Checkout } from '../model/state'
import { tidy } from '../words/tidy'
import { answered } from './checkout'
import { feeTo } from './fees'

const MAX_STREET = 150
const received = 'Recebi a localização 📍'

type Place = NonNullable<Checkout['place']>

/** The state with a location that was shared. One that is nowhere on earth is passed over. */
export function withPlace(state: BotState, { latitude, longitude, name, address }: SharedPlace): BotState {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return state
  const street = tidy(address ?? name ?? '', MAX_STREET) || null
  const link = `https://maps.google.com/?q=${latitude.toFixed(6)},${longitude.toFixed(6)}`
  return { ...state, checkout: { ...state.checkout, place: { street, link } } }
}

/** What comes of a location where it answers the question that stands: only its number and what it lies by is asked. */
export function placed(place: SharedPlace, scene: Scene): Move {
  const { state } = scene
  switch (state.step.at) {
    case 'address':
      return answered(scene, { address: null }, received)
    case 'fulfilment':
    case 'neighbourhood':
      return answered(scene, { fulfilment: 'delivery', ...feeAt(place, scene) }, received)
    default:
      return { state, notice: received }
  }
}

/** Where its address names one neighbourhood of the shop, the fee to there. */
function feeAt({ address }: SharedPlace, { world }: Scene): Partial<Checkout> {
  const fees = (address ?? '').split(/[,;\n–-]/).map((part) => feeTo(world, part.trim()))
  const known = fees.flatMap((fee) => (fee.kind === 'fee' && fee.bairro !== null ? [fee] : []))
  const [fee] = known
  const isOne = new Set(known.map(({ bairro }) => bairro)).size === 1
  return fee && isOne ? { neighbourhood: fee.bairro, feeCents: fee.centavos } : {}
}

/** A shared location with what was written to it, as one address with its link. */
export function addressAt({ street, link }: Place, said: string): string {
  const words = tidy([street, said].filter(Boolean).join(', '), MAX_ADDRESS - link.length - 3)
  return `${words} (${link})`
}
