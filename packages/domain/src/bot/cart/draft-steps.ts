import { browse } from './browse'
import { earlierDraft, nextOfDraft } from './drafts'
import { findOffer } from './on-offer'
import { goTo, type Move, type Scene } from '../model/rules'
import type { Draft } from '../model/state'
import { advanceDraft } from './typed-order'

/** 'Voltar' while a product is put together: its answers one by one, then the list that it was chosen from. */
export function backFromDraft({ draft }: { draft: Draft }, { state, world }: Scene): Move {
  const earlier = earlierDraft(draft, world)
  if (earlier) return advanceDraft(state, earlier, world)
  if (state.typed) {
    const dropped = { ...state, typed: null }
    return state.cart.length > 0 ? goTo(dropped, { at: 'cart' }) : browse({ state: dropped, world })
  }
  const category = findOffer(world.menu, draft.itemId, world.now, draft)?.category
  return category ? goTo(state, { at: 'item', categoryId: category.id, page: 0 }) : browse({ state, world })
}

/** A product that ran out while it was put together is said and left. */
export function leaveGoneDraft({ draft }: { draft: Draft }, { state, world }: Scene): Move | null {
  return nextOfDraft(draft, world).kind === 'gone' ? advanceDraft(state, draft, world) : null
}
