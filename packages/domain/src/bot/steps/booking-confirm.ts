import { formatBrl } from '../../money'
import { dateIn } from '../../time/wall-clock'
import { askDays, priceOfWish, slotChosen, startBooking } from '../answers/booking'
import { slotWords } from '../words/moment'
import { findOffer } from '../cart/on-offer'
import { goTo, type Move, type Scene, type StepRules } from '../model/rules'
import type { Step } from '../model/state'
import { readYesNo } from '../understand'
import { waitFor } from '../model/wait-for'

type ConfirmStep = Extract<Step, { at: 'booking-confirm' }>

/** Service, time, price and name, read back. */
export const bookingConfirmStep: StepRules<ConfirmStep> = {
  ask: ({ wish, shownCents, shownAt }, { world }) => {
    const offer = findOffer(world.services, wish.serviceId, world.now)
    const several = offer && offer.category.tipos_preco.length > 1 ? ` (${wish.priceType})` : ''
    const time = slotWords(wish.start ?? '', world.now, world.shop.timeZone)
    return {
      text: `*${offer?.item.nome ?? ''}*${several}, ${time}, ${formatBrl(shownCents)}, em nome de ${wish.name}. Posso agendar?`,
      options: [
        { id: `agendar:${shownAt}`, title: 'Confirmar' },
        { id: 'outro-horario', title: 'Outro horário' },
        { id: 'outro-nome', title: 'Trocar o nome' },
        { id: 'cancelar', title: 'Cancelar' },
      ],
    }
  },
  handle: (step, { choice, text }, scene) => {
    const { wish, shownAt } = step
    if (choice === 'outro-horario') return otherSlots(step, scene)
    if (choice === 'outro-nome') return goTo(scene.state, { at: 'booking-name', wish })
    const answer = choice === null ? readYesNo(text) : choice === `agendar:${shownAt}`
    if (answer === null) return null
    return answer ? book(step, scene) : otherSlots(step, scene)
  },
  back: (step, scene) => otherSlots(step, scene),
  settle: ({ wish }, scene) =>
    findOffer(scene.world.services, wish.serviceId, scene.world.now)
      ? null
      : startBooking(scene, 'Esse serviço não está mais disponível.'),
}

function book({ wish, shownCents }: ConfirmStep, scene: Scene): Move {
  const cents = priceOfWish(wish, scene.world)
  if (cents !== shownCents) {
    const words = `O preço mudou de ${formatBrl(shownCents)} para ${formatBrl(cents)}.`
    return { ...slotChosen(wish, scene), notice: words }
  }
  const { serviceId, priceType, start, name } = wish
  if (start === null || name === null) return askDays(wish, scene)
  return waitFor(scene, { kind: 'book', serviceId, priceType, start, customerName: name })
}

function otherSlots({ wish }: ConfirmStep, scene: Scene): Move {
  if (wish.start === null) return askDays(wish, scene)
  const { serviceId, priceType, start } = wish
  const date = dateIn(Date.parse(start), scene.world.shop.timeZone)
  return waitFor(scene, { kind: 'find-slots', serviceId, priceType, date })
}
