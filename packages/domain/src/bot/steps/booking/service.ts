import { serviceChosen, startBooking } from '../../answers/booking'
import { offerOption, offersOf, type Offer } from '../../cart/on-offer'
import { paged } from '../../words/paged'
import { goTo, type Scene, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { readChoice } from '../../understand'
import { withoutPerson } from '../../words/person-words'

type ServiceStep = Extract<Step, { at: 'service' }>

/** Which service; an empty category stands for all of them. */
export const serviceStep: StepRules<ServiceStep> = {
  ask: (step, scene) => {
    const options = offersIn(step, scene).map((offer) => offerOption(offer, `serv:${offer.item.id}`))
    return { text: 'Qual serviço?', options: paged(options, step.page) }
  },
  handle: (step, { choice, text }, scene) => {
    if (choice === 'mais') return goTo(scene.state, { ...step, page: step.page + 1 })
    const offers = offersIn(step, scene)
    const named =
      choice === null && !/\d/.test(text)
        ? readChoice(
            withoutPerson(text, scene.world),
            offers.map(({ item }) => ({ id: `serv:${item.id}`, title: item.nome })),
          )
        : null
    const id = named?.kind === 'chosen' ? named.id : choice
    const offer = offers.find(({ item }) => id === `serv:${item.id}`)
    return offer ? serviceChosen(offer, scene, text) : null
  },
  giveWay: (step, scene) => (offersIn(step, scene).length > 0 ? null : startBooking(scene)),
}

function offersIn({ categoryId }: ServiceStep, { world }: Scene): readonly Offer[] {
  const offers = offersOf(world.services, world.now)
  return categoryId === '' ? offers : offers.filter(({ category }) => category.id === categoryId)
}
