import { priceCart } from '../../menu'
import { browse } from './browse'
import { goTo, type Move, type Scene } from '../model/rules'
import { readChoice } from '../understand'

/** The cart without one of its lines. */
export function withoutLine(line: number, { state, world }: Scene): Move {
  const name = priceCart(world.menu, state.cart, world.now).lines[line]?.name ?? 'o item'
  const cart = state.cart.filter((_, index) => index !== line)
  if (cart.length > 0) return goTo({ ...state, cart }, { at: 'cart' }, `Tirei: ${name}.`)
  return browse({ state: { ...state, cart }, world }, `Tirei: ${name}. Seu carrinho está vazio.`)
}

/** The cart without the line that words name for sure; null otherwise. */
export function removeNamed(words: string, scene: Scene): Move | null {
  const { lines } = priceCart(scene.world.menu, scene.state.cart, scene.world.now)
  if (/^\d*$/.test(words)) return null
  const read = readChoice(
    words,
    lines.map(({ name }, index) => ({ id: String(index), title: name })),
  )
  return read?.kind === 'chosen' ? withoutLine(Number(read.id), scene) : null
}
