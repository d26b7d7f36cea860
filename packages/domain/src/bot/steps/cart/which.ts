import { draftOf } from '../../cart/drafts'
import { findOffer, offerOption, priceWords } from '../../cart/on-offer'
import { type Move, type Scene, type StepRules } from '../../model/rules'
import type { Draft, Step } from '../../model/state'
import { nextTyped, advanceDraft } from '../../cart/typed-order'
import { readYesNo } from '../../understand'

type WhichStep = Extract<Step, { at: 'which' }>

/** Which of the few products that a word may mean. */
export const whichStep: StepRules<WhichStep> = {
  ask: ({ said, itemIds }, { world }) => {
    const offers = itemIds.flatMap((id) => findOffer(world.menu, id, world.now) ?? [])
    const options = offers.map((offer) => offerOption(offer, `item:${offer.item.id}`))
    const [only, ...others] = offers
    if (only && others.length === 0) {
      const yesNo = [
        { ...options[0]!, title: 'Sim' },
        { id: 'nenhum', title: 'Não' },
      ]
      return {
        text: `Por "${said}" você quer dizer ${only.item.nome} (${priceWords(only)})?`,
        options: yesNo,
      }
    }
    return {
      text: `Qual destes é "${said}"?`,
      options: [...options, { id: 'nenhum', title: 'Nenhum destes' }],
    }
  },
  handle: (step, { choice, text }, scene) => {
    const { state, world } = scene
    const isIt = step.itemIds.length === 1 && readYesNo(text) === true
    const id = isIt ? step.itemIds[0] : step.itemIds.find((id) => choice === `item:${id}`)
    if (id !== undefined) return advanceDraft(state, chosenDraft(id, step, world), world)
    return choice === 'nenhum' || readYesNo(text) === false ? passOver(step, scene) : null
  },
  giveWay: (step, scene) =>
    step.itemIds.some((id) => findOffer(scene.world.menu, id, scene.world.now))
      ? null
      : passOver(step, scene),
  grows: true,
}

/** The product that was chosen, with what was said of it as far as it has that. */
function chosenDraft(id: string, { quantity, known }: WhichStep, { menu, now }: Scene['world']): Draft {
  const offer = findOffer(menu, id, now)
  const options = (known?.options ?? []).filter(({ group_id, option_id }) =>
    offer?.item.opcoes.some(
      (group) => group.id === group_id && group.opcoes.some((one) => one.id === option_id),
    ),
  )
  const priceType = known?.priceType ?? null
  return draftOf(id, {
    quantity,
    priceType,
    options,
    asks: known?.asks,
    notes: known?.notes ?? null,
    brief: true,
  })
}

function passOver({ said }: WhichStep, { state, world }: Scene): Move {
  const typed = state.typed ?? { todo: [], ready: [], unknown: [] }
  return nextTyped({ ...state, typed: { ...typed, unknown: [...typed.unknown, said] } }, world)
}
