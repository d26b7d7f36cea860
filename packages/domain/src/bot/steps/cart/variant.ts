import { PARTS_GROUP } from '../../../catalogue'
import { countChosen } from '../../../menu'
import { formatBrl } from '../../../money'
import { backFromDraft, leaveGoneDraft } from '../../cart/draft-steps'
import { findOffer, leastOf } from '../../cart/on-offer'
import { paged } from '../../words/paged'
import type { StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { advanceDraft } from '../../cart/typed-order'

/** Which size, where a category sells by more than one. */
export const variantStep: StepRules<Extract<Step, { at: 'variant' }>> = {
  ask: ({ draft }, { world }) => {
    const offer = findOffer(world.menu, draft.itemId, world.now, draft)
    if (!offer) return { text: 'Qual tamanho?', options: [] }
    const { item, category } = offer
    const from = item.opcoes.some(
      ({ id, min }) => min > (id === PARTS_GROUP ? countChosen(draft.options, id) : 0),
    )
      ? 'a partir de '
      : ''
    const options = category.tipos_preco.map((type) => {
      return { id: `tipo:${type}`, title: type, description: from + formatBrl(leastOf(item, category, type)) }
    })
    return { text: `*${item.nome}*: qual tamanho?`, options: paged(options, 0) }
  },
  handle: ({ draft }, { choice }, { state, world }) => {
    const types = findOffer(world.menu, draft.itemId, world.now, draft)?.category.tipos_preco ?? []
    const priceType = types.find((type) => choice === `tipo:${type}`)
    return priceType === undefined ? null : advanceDraft(state, { ...draft, priceType }, world)
  },
  back: backFromDraft,
  giveWay: leaveGoneDraft,
}
