import { startBooking } from '../../answers/booking'
import { hearServices } from '../../answers/hear-booking'
import { nextOfBooking } from '../../answers/next-of-booking'
import { saysAnybody } from '../../answers/said-of-booking'
import { whoDoesAll } from '../../answers/visit'
import { findOffer } from '../../cart/on-offer'
import { goTo, type StepRules } from '../../model/rules'
import type { BotWorld } from '../../model/model'
import type { SaidOfBooking, Step } from '../../model/state'
import { paged } from '../../words/paged'
import { personIn } from '../../words/person-words'

type PersonStep = Extract<Step, { at: 'person' }>

/** With whom, where several people can be booked. */
export const personStep: StepRules<PersonStep> = {
  ask: (step, { world }) => ({
    text: 'Com quem?',
    options: paged(
      doing(step, world).map(({ agendaId, name }) => ({ id: `pessoa:${agendaId}`, title: name })),
      step.page,
      [{ id: 'qualquer-pessoa', title: 'Qualquer pessoa' }],
    ),
  }),
  handle: (step, { choice, text }, scene) => {
    const said = saidIn(step)
    if (choice === 'mais') return goTo(scene.state, { ...step, page: step.page + 1 })
    if (choice === 'qualquer-pessoa' || (choice === null && saysAnybody(text)))
      return nextOfBooking({ ...said, anybody: true }, scene)
    const person = doing(step, scene.world).find(({ agendaId }) => choice === `pessoa:${agendaId}`)
    if (person) return nextOfBooking({ ...said, agendaId: person.agendaId }, scene)
    if (choice !== null) return null
    const agendaId = personIn(`com ${text.replace(/^com\s+/i, '')}`, scene.world)
    return agendaId === undefined
      ? hearServices(text, said, scene)
      : nextOfBooking({ ...said, agendaId }, scene)
  },
  back: (_step, scene) => startBooking(scene),
  giveWay(step, scene) {
    if (idsOf(step).some((id) => !findOffer(scene.world.services, id, scene.world.now)))
      return startBooking(scene, 'Esse serviço não está mais disponível.')
    return doing(step, scene.world).length > 1 ? null : nextOfBooking(saidIn(step), scene)
  },
}

const saidIn = ({ serviceId, priceType, said }: PersonStep): SaidOfBooking =>
  said ?? { services: [{ serviceId, priceType }] }

const idsOf = (step: PersonStep) =>
  saidIn(step).services.flatMap((one) => ('among' in one ? [] : [one.serviceId]))

const doing = (step: PersonStep, world: BotWorld) => whoDoesAll(idsOf(step), world)
