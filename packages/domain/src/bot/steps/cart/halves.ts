import { halvesWith, priceCents } from '../../../catalogue'
import { formatBrl } from '../../../money'
import { backFromDraft, leaveGoneDraft } from '../../cart/draft-steps'
import { findOffer } from '../../cart/on-offer'
import { advanceDraft } from '../../cart/typed-order'
import type { Scene, StepRules } from '../../model/rules'
import type { Draft, Step } from '../../model/state'
import { bare } from '../../words/small-talk'
import { optionsStep } from './options'

type HalvesStep = Extract<Step, { at: 'halves' }>

/** Whether all of a product is wanted, or halves of it and others. */
export const halvesStep: StepRules<HalvesStep> = {
  ask: ({ draft }, scene) => {
    const { item } = findOffer(scene.world.menu, draft.itemId, scene.world.now, draft) ?? {}
    const most = partsOf(draft, scene)?.most ?? 2
    const price = item ? { description: formatBrl(priceCents(item, draft.priceType ?? '')) } : {}
    return {
      text: `*${item?.nome ?? ''}*: inteira ou meio a meio?`,
      options: [
        { id: 'inteira', title: 'Inteira', ...price },
        { id: 'meio', title: 'Meio a meio', description: most > 2 ? `até ${most} sabores` : '2 sabores' },
      ],
    }
  },
  handle: ({ draft }, { choice, text }, scene) => {
    const { state, world } = scene
    if (choice === 'inteira' || /^(?:inteir[oa]|tod[oa]|so ess[ea]|so um sabor)\b/.test(bare(text)))
      return advanceDraft(state, { ...draft, whole: true }, world)
    const parts = partsOf(draft, scene)?.draft
    if (!parts) return advanceDraft(state, { ...draft, whole: true }, world)
    if (choice === 'meio') return advanceDraft(state, parts, world)
    // 'meia atum': the other half at once.
    return optionsStep.handle(
      { at: 'options', draft: parts, page: 0 },
      { choice: null, text, lines: [] },
      scene,
    )
  },
  back: backFromDraft,
  giveWay: leaveGoneDraft,
}

/** The draft of halves with the product as its first part; null where it is not sold like that any more. */
function partsOf(draft: Draft, { world }: Scene): { draft: Draft; most: number } | null {
  const item = world.menu.items.find(({ id }) => id === draft.itemId)
  const found = item && halvesWith(world.menu, item, draft.priceType, world.now)
  if (!found) return null
  const { options } = found
  return {
    draft: { ...draft, itemId: found.item.id, options, groupsDone: 0 },
    most: found.item.opcoes[0]!.max,
  }
}
