import { startBooking } from '../../answers/booking'
import { hearServices } from '../../answers/hear-booking'
import { nextOfBooking } from '../../answers/next-of-booking'
import { offerOption, offersOf, type Offer } from '../../cart/on-offer'
import { paged } from '../../words/paged'
import { goTo, type Move, type Scene, type StepRules } from '../../model/rules'
import type { SaidOfBooking, Step } from '../../model/state'
import { readChoice } from '../../understand'
import { personIn, withoutPerson } from '../../words/person-words'

type ServiceStep = Extract<Step, { at: 'service' }>

/** Which service; an empty category stands for all of them. Of what was said, those that may be meant. */
export const serviceStep: StepRules<ServiceStep> = {
  ask: (step, scene) => {
    const options = offersIn(step, scene).map((offer) => offerOption(offer, `serv:${offer.item.id}`))
    const isMore =
      step.said?.services.some((one) => !('among' in one)) && amongOf(step) === step.said.services.at(-1)
    return { text: isMore ? 'Qual serviço a mais?' : 'Qual serviço?', options: paged(options, step.page) }
  },
  handle: (step, { choice, text }, scene) => {
    if (choice === 'mais') return goTo(scene.state, { ...step, page: step.page + 1 })
    const offers = offersIn(step, scene)
    if (choice === null && !amongOf(step)) {
      const heard = hearServices(text, step.said, scene)
      if (heard) return heard
    }
    const named =
      choice === null && !/\d/.test(text)
        ? readChoice(
            withoutPerson(text, scene.world),
            offers.map(({ item }) => ({ id: `serv:${item.id}`, title: item.nome })),
          )
        : null
    const id = named?.kind === 'chosen' ? named.id : choice
    const offer = offers.find(({ item }) => id === `serv:${item.id}`)
    return offer ? chosen(offer, step, scene, text) : null
  },
  giveWay: (step, scene) => (offersIn(step, scene).length > 0 ? null : startBooking(scene)),
}

/** The first of what was said of which several services may be meant. */
const amongOf = ({ said }: Pick<ServiceStep, 'said'>) => said?.services.find((one) => 'among' in one)

/** A service that was chosen, in the place of those among which it was; `text` may name the person too. */
function chosen({ item }: Offer, step: ServiceStep, scene: Scene, text: string): Move {
  const said: SaidOfBooking = step.said ?? { services: [] }
  const open = amongOf(step)
  const one = { serviceId: item.id, priceType: null }
  const services = open
    ? said.services.map((other) => (other === open ? one : other))
    : [...said.services, one]
  const agendaId = personIn(text, scene.world) ?? said.agendaId
  return nextOfBooking({ ...said, services, agendaId }, scene)
}

function offersIn(step: ServiceStep, { world }: Scene): readonly Offer[] {
  const offers = offersOf(world.services, world.now)
  const open = amongOf(step)
  if (open) return offers.filter(({ item }) => open.among.includes(item.id))
  const { categoryId } = step
  return categoryId === '' ? offers : offers.filter(({ category }) => category.id === categoryId)
}
