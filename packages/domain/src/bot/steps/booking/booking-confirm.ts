import { formatBrl } from '../../../money'
import { dateIn } from '../../../time/wall-clock'
import {
  askDays,
  askSlots,
  bookingPriceWords,
  priceOfBooking,
  slotChosen,
  startBooking,
} from '../../answers/booking'
import { withPerson } from '../../words/person-words'
import { slotWords } from '../../words/moment'
import { findOffer } from '../../cart/on-offer'
import { goTo, type Move, type Scene, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { readYesNo } from '../../understand'
import { waitFor } from '../../model/wait-for'

type ConfirmStep = Extract<Step, { at: 'booking-confirm' }>

/** Service, time, price and name, read back. */
export const bookingConfirmStep: StepRules<ConfirmStep> = {
  ask: ({ wish: booking, shownAt }, { world }) => {
    const offer = findOffer(world.services, booking.serviceId, world.now)
    const several = offer && offer.category.tipos_preco.length > 1 ? ` (${booking.priceType})` : ''
    const time = slotWords(booking.start ?? '', world.now, world.shop.timeZone)
    return {
      text: `*${offer?.item.nome ?? ''}*${several}${withPerson(booking.agendaId, world)}, ${time}, ${bookingPriceWords(booking, world)}, em nome de ${booking.name}. Posso agendar?`,
      options: [
        { id: `agendar:${shownAt}`, title: 'Confirmar' },
        { id: 'outro-horario', title: 'Outro horário' },
        { id: 'outro-nome', title: 'Trocar o nome' },
        { id: 'cancelar', title: 'Cancelar' },
      ],
    }
  },
  handle: (step, { choice, text }, scene) => {
    const { wish: booking, shownAt } = step
    if (choice === 'outro-horario') return otherSlots(step, scene)
    if (choice === 'outro-nome') return goTo(scene.state, { at: 'booking-name', wish: booking })
    const answer = choice === null ? readYesNo(text) : choice === `agendar:${shownAt}`
    if (answer === null) return null
    return answer ? book(step, scene) : otherSlots(step, scene)
  },
  back: (step, scene) => otherSlots(step, scene),
  giveWay: ({ wish: booking }, scene) =>
    findOffer(scene.world.services, booking.serviceId, scene.world.now)
      ? null
      : startBooking(scene, 'Esse serviço não está mais disponível.'),
}

function book({ wish: booking, shownCents }: ConfirmStep, scene: Scene): Move {
  const cents = priceOfBooking(booking, scene.world)
  if (cents !== shownCents) {
    const words = `O preço mudou de ${formatBrl(shownCents)} para ${formatBrl(cents)}.`
    return { ...slotChosen(booking, scene), notice: words }
  }
  const { serviceId, priceType, agendaId, start, name } = booking
  if (start === null || name === null) return askDays(booking, scene)
  return waitFor(scene, { kind: 'book', serviceId, priceType, start, customerName: name, agendaId })
}

function otherSlots({ wish: booking }: ConfirmStep, scene: Scene): Move {
  if (booking.start === null) return askDays(booking, scene)
  return askSlots(booking, dateIn(Date.parse(booking.start), scene.world.shop.timeZone), scene)
}
