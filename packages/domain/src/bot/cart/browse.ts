import { categoriesOf, offersOf } from './on-offer'
import { goTo, type Move, type Scene } from '../model/rules'
import { bare, sameName } from '../words/small-talk'

/** Into the menu of products: its categories, or the products where there is one category. */
export function browse({ state, world }: Scene, notice: string | null = null): Move {
  const [only, ...others] = categoriesOf(world.menu, world.now)
  if (!only) {
    const words = [notice, 'Não há produtos disponíveis agora.'].filter(Boolean).join('\n')
    return { ...goTo(state, { at: 'menu' }, words), earned: false }
  }
  if (others.length > 0) return goTo(state, { at: 'category', page: 0 }, notice)
  return goTo(state, { at: 'item', categoryId: only.id, page: 0 }, notice)
}

/** The list of a category that is called by its name, as in 'quero ver as bebidas'; null when none is. */
export function handleCategory(text: string, { state, world }: Scene): Move | null {
  const name = bare(text).replace(
    /^(?:(?:quero|queria|ver|tem|me|ve|mostra|quais|qual|as|os|um|uma|a|o|de)\s+)+/,
    '',
  )
  const found = categoriesOf(world.menu, world.now).filter(({ nome }) => sameName(name, nome))
  return found.length === 1 ? goTo(state, { at: 'item', categoryId: found[0]!.id, page: 0 }) : null
}

/** Whether there is anything to order, and anything to book. */
export function onOffer({ menu, services, now }: Scene['world']): { products: boolean; services: boolean } {
  return { products: offersOf(menu, now).length > 0, services: offersOf(services, now).length > 0 }
}
