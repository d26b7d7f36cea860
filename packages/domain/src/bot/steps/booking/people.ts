import { startBooking } from '../../answers/booking'
import { nextOfBooking } from '../../answers/next-of-booking'
import { readPeople } from '../../answers/said-of-booking'
import { findOffer } from '../../cart/on-offer'
import { goTo, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { readQuantity } from '../../understand'

const ROWS = 10

/** How many come to a class together. */
export const peopleStep: StepRules<Extract<Step, { at: 'people' }>> = {
  ask: ({ most }) => ({
    text: 'Para quantas pessoas?',
    options: Array.from({ length: Math.min(most, ROWS) }, (_, nth) => ({
      id: `pessoas:${nth + 1}`,
      title: String(nth + 1),
    })),
  }),
  handle: ({ said, most }, { choice, text }, scene) => {
    const chosen = /^pessoas:(\d+)$/.exec(choice ?? '')?.[1]
    const people = chosen === undefined ? (readPeople(text) ?? readQuantity(text)) : Number(chosen)
    if (people === null || people < 1) return null
    if (people <= most) return nextOfBooking({ ...said, people }, scene)
    return goTo(scene.state, { at: 'people', said, most }, `Um agendamento é para até ${most} pessoas.`)
  },
  back: (_step, scene) => startBooking(scene),
  giveWay: ({ said }, scene) => {
    const isGone = said.services.some(
      (one) => 'serviceId' in one && !findOffer(scene.world.services, one.serviceId, scene.world.now),
    )
    return isGone ? startBooking(scene, 'Esse serviço não está mais disponível.') : null
  },
}
