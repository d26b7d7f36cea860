import { askDays, kindChosen, startBooking } from '../../answers/booking'
import { findOffer } from '../../cart/on-offer'
import { goTo, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { paged } from '../../words/paged'
import { plainName } from '../../../text'
import { personIn, whoDoes } from '../../words/person-words'

/** With whom, where several people can be booked. */
export const personStep: StepRules<Extract<Step, { at: 'person' }>> = {
  ask: ({ serviceId, page }, { world }) => ({
    text: 'Com quem?',
    options: paged(
      whoDoes(serviceId, world).map(({ agendaId, name }) => ({ id: `pessoa:${agendaId}`, title: name })),
      page,
      [{ id: 'qualquer-pessoa', title: 'Qualquer pessoa' }],
    ),
  }),
  handle: (step, { choice, text }, scene) => {
    const { serviceId, priceType, page } = step
    if (choice === 'mais') return goTo(scene.state, { ...step, page: page + 1 })
    if (choice === 'qualquer-pessoa' || (choice === null && isAnybody(text)))
      return askDays({ serviceId, priceType }, scene)
    const person = whoDoes(serviceId, scene.world).find(({ agendaId }) => choice === `pessoa:${agendaId}`)
    if (person) return askDays({ serviceId, priceType, agendaId: person.agendaId }, scene)
    const said = `com ${text.replace(/^com\s+/i, '')}`
    const isOther = choice === null && personIn(said, scene.world) !== undefined
    return isOther ? kindChosen({ serviceId, priceType }, scene, said) : null
  },
  back: (_step, scene) => startBooking(scene),
  giveWay({ serviceId, priceType }, scene) {
    if (!findOffer(scene.world.services, serviceId, scene.world.now))
      return startBooking(scene, 'Esse serviço não está mais disponível.')
    return whoDoes(serviceId, scene.world).length > 1 ? null : kindChosen({ serviceId, priceType }, scene)
  },
}

/** 'Tanto faz', 'qualquer um', 'quem estiver livre', 'sem preferência'. */
const isAnybody = (text: string) =>
  /\b(tanto faz|qualquer|quem (?:estiver|tiver|puder)|(?:sem|nao tenho) preferencia|o primeiro)\b/.test(
    plainName(text),
  )
