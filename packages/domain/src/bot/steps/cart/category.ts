import { handleCategory } from '../../cart/browse'
import { categoriesOf, offersOf } from '../../cart/on-offer'
import { paged } from '../../words/paged'
import { goTo, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'

/** Which part of the menu. Who knows what they want may write the whole order. */
export const categoryStep: StepRules<Extract<Step, { at: 'category' }>> = {
  ask: ({ page }, { world }) => {
    const offers = offersOf(world.menu, world.now)
    const example = offers[0] ? ` ou escreva o pedido, como "2 ${offers[0].item.nome}"` : ''
    const link = world.shop.menuUrl ? `\nCardápio com fotos: ${world.shop.menuUrl}` : ''
    const options = categoriesOf(world.menu, world.now).map(({ id, nome }) => {
      const count = offers.filter(({ category }) => category.id === id).length
      return { id: `cat:${id}`, title: nome, description: count === 1 ? '1 opção' : `${count} opções` }
    })
    return { text: `O que vai ser? Escolha uma categoria${example}.${link}`, options: paged(options, page) }
  },
  handle: ({ page }, { choice, text }, scene) => {
    const { state, world } = scene
    if (choice === 'mais') return goTo(state, { at: 'category', page: page + 1 })
    const category = categoriesOf(world.menu, world.now).find(({ id }) => choice === `cat:${id}`)
    return category
      ? goTo(state, { at: 'item', categoryId: category.id, page: 0 })
      : handleCategory(text, scene)
  },
  giveWay: (_step, { state, world }) =>
    categoriesOf(world.menu, world.now).length > 0
      ? null
      : { state: { ...state, step: { at: 'menu' } }, notice: 'Não há produtos disponíveis agora.' },
  back: (_step, { state }) => goTo(state, { at: state.cart.length > 0 ? 'cart' : 'menu' }),
  grows: true,
}
