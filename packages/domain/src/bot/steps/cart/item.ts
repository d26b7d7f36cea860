import { browse, handleCategory } from '../../cart/browse'
import { draftOf } from '../../cart/drafts'
import { offerOption, offersOf, type Offer } from '../../cart/on-offer'
import { paged } from '../../words/paged'
import { goTo, type Scene, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { advanceDraft } from '../../cart/typed-order'

type ItemStep = Extract<Step, { at: 'item' }>

/** As many as WhatsApp shows of a catalogue in one message. */
const MOST_SHOWN = 30

/** Which product of a category. What the shop's catalogue at WhatsApp has is shown from there, the rest as a list. */
export const itemStep: StepRules<ItemStep> = {
  ask: (step, scene) => {
    const offers = offersIn(step, scene)
    const name = offers[0]?.category.nome ?? ''
    const text = `*${name}*: qual você quer?`
    const shown = shownOf(offers, scene)
    const rest = offers.filter((offer) => !shown.includes(offer))
    // The first page is the catalogue; who goes on sees it all as a list.
    if (shown.length === 0 || step.page > 0)
      return { text, options: paged([...shown, ...rest].map(optionOf), step.page) }
    const ids = shown.flatMap(({ item }) => scene.world.catalogue?.[item.id] ?? [])
    return {
      products: { title: name, ids, text, options: paged(shown.map(optionOf), 0) },
      text: `Mais de *${name}*: qual você quer?`,
      options: paged(rest.map(optionOf), 0),
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

const optionOf = (offer: Offer) => offerOption(offer, `item:${offer.item.id}`)

function shownOf(offers: readonly Offer[], { world: { catalogue = {} } }: Scene): Offer[] {
  return offers.filter(({ item }) => Object.hasOwn(catalogue, item.id)).slice(0, MOST_SHOWN)
}

function offersIn({ categoryId }: ItemStep, { world }: Scene): Offer[] {
  return offersOf(world.menu, world.now).filter(({ category }) => category.id === categoryId)
}
