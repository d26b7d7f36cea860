import { backFromDraft, leaveGoneDraft } from '../../cart/draft-steps'
import { findOffer, priceWords } from '../../cart/on-offer'
import { cut } from '../../words/prompt-limits'
import type { StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { advanceDraft } from '../../cart/typed-order'
import { readOrder } from '../../reading'
import { readQuantity } from '../../understand'

const MAX_DESCRIPTION = 200

/** How many. */
export const quantityStep: StepRules<Extract<Step, { at: 'quantity' }>> = {
  ask: ({ draft }, { world }) => {
    const offer = findOffer(world.menu, draft.itemId, world.now, draft)
    const name = offer
      ? `*${offer.item.nome}*${draft.priceType && offer.category.tipos_preco.length > 1 ? ` (${draft.priceType})` : ''}`
      : ''
    const about = offer && draft.options.length === 0 ? cut(offer.item.descricao.trim(), MAX_DESCRIPTION) : ''
    const price =
      offer && offer.category.tipos_preco.length === 1 && offer.item.opcoes.length === 0
        ? `: ${priceWords(offer)}`
        : ''
    return {
      text: [`${name}${price}`, about, 'Quantas unidades?'].filter(Boolean).join('\n'),
      options: ['1', '2', '3'].map((title) => ({ id: `quantas:${title}`, title })),
    }
  },
  handle: ({ draft }, { choice, text }, { state, world }) => {
    const chosen = choice?.startsWith('quantas:') ? Number(choice.slice(8)) : readQuantity(text)
    const quantity = chosen ?? saidWithName(text, draft.itemId, world)
    return quantity === null ? null : advanceDraft(state, { ...draft, quantity }, world)
  },
  back: backFromDraft,
  giveWay: leaveGoneDraft,
  words: true,
}

/** '2 x-bacon' where X-Bacon is what is asked about. */
function saidWithName(
  text: string,
  itemId: string,
  { menu, now }: { menu: Parameters<typeof readOrder>[1]; now: number },
): number | null {
  const { lines, unclear, unknown } = readOrder(text, menu, now)
  const [line] = lines
  const isIt = lines.length === 1 && unclear.length === 0 && unknown.length === 0 && line?.itemId === itemId
  return isIt ? line.quantity : null
}
