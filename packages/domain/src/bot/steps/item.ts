import { browse, handleCategory } from '../cart/browse'
import { draftOf } from '../cart/drafts'
import { offerOption, offersOf, type Offer } from '../cart/on-offer'
import { paged } from '../words/paged'
import { goTo, type Scene, type StepRules } from '../model/rules'
import type { Step } from '../model/state'
import { advanceDraft } from '../cart/typed-order'

type ItemStep = Extract<Step, { at: 'item' }>

/** Which product of a category. */
export const itemStep: StepRules<ItemStep> = {
  ask: (step, scene) => {
    const offers = offersIn(step, scene)
    const options = offers.map((offer) => offerOption(offer, `item:${offer.item.id}`))
    return {
      text: `*${offers[0]?.category.nome ?? ''}*: qual você quer?`,
      options: paged(options, step.page),
    }
  },
  handle: (step, { choice, text }, scene) => {
    const { state, world } = scene
    if (choice === 'mais') return goTo(state, { ...step, page: step.page + 1 })
    const shown = world.menu.items.find(({ id }) => choice === `item:${id}`)
    return shown ? advanceDraft(state, draftOf(shown.id), world) : handleCategory(text, scene)
  },
  giveWay: (step, scene) =>
    offersIn(step, scene).length > 0 ? null : browse(scene, 'Os produtos desta categoria acabaram.'),
  back: (_step, scene) => {
    const move = browse(scene)
    return move.state.step.at === 'item' ? goTo(scene.state, { at: 'menu' }) : move
  },
  grows: true,
}

function offersIn({ categoryId }: ItemStep, { world }: Scene): Offer[] {
  return offersOf(world.menu, world.now).filter(({ category }) => category.id === categoryId)
}
