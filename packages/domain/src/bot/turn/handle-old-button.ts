import { draftOf } from '../cart/drafts'
import { findOffer } from '../cart/on-offer'
import { rulesOf } from './all-steps'
import { goTo, type Move, type Scene } from '../model/rules'
import { advanceDraft } from '../cart/typed-order'

/**
 * A button of an earlier message. A product or category still leads there; anything else, above all an old
 * 'Confirmar', answers a question that is gone.
 */
export function handleOldButton(replyId: string, { state, world }: Scene): Move {
  const step = state.step.at === 'quiet' ? ({ at: 'menu' } as const) : state.step
  if (rulesOf(state.step).grows) {
    const category = world.menu.categories.find(({ id }) => replyId === `cat:${id}`)
    if (category) return goTo(state, { at: 'item', categoryId: category.id, page: 0 })
    const item = world.menu.items.find(({ id }) => replyId === `item:${id}`)
    if (item && findOffer(world.menu, item.id, world.now)) {
      return advanceDraft({ ...state, typed: null }, draftOf(item.id), world)
    }
  }
  return { state: { ...state, step }, notice: 'Esse botão é de uma mensagem anterior.' }
}
