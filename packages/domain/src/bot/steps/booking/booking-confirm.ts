import { formatBrl } from '../../../money'
import { dateIn } from '../../../time/wall-clock'
import { askDays, askSlots, slotChosen, startBooking } from '../../answers/booking'
import { hearMore, saidSoFar } from '../../answers/hear-booking'
import { nextOfBooking } from '../../answers/next-of-booking'
import {
  asVisit,
  bookingPriceWords,
  forPeople,
  partsOf,
  priceOfBooking,
  visitWords,
  whatJoins,
} from '../../answers/visit'
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
    const time = slotWords(booking.start ?? '', world.now, world.shop.timeZone)
    const services = visitWords(booking, world, (name) => `*${name}*`)
    const what = `${services}${withPerson(booking.agendaId, world)}, ${time}${forPeople(booking)}`
    const most = world.classes?.[booking.serviceId] ?? 1
    return {
      text: `${what}, ${bookingPriceWords(booking, world)}, em nome de ${booking.name}. Posso agendar?`,
      options: [
        { id: `agendar:${shownAt}`, title: 'Confirmar' },
        { id: 'outro-horario', title: 'Outro horário' },
        ...(whatJoins(booking, world).length > 0 ? [{ id: 'mais-servico', title: 'Mais um serviço' }] : []),
        ...(most > 1 ? [{ id: 'quantas-pessoas', title: 'Quantas pessoas' }] : []),
        { id: 'outro-nome', title: 'Trocar o nome' },
        { id: 'cancelar', title: 'Cancelar' },
      ],
    }
  },
  handle: (step, { choice, text }, scene) => {
    const { wish: booking, shownAt } = step
    if (choice === 'outro-horario') return otherSlots(step, scene)
    if (choice === 'outro-nome') return goTo(scene.state, { at: 'booking-name', wish: booking })
    if (choice === 'mais-servico') return oneMore(step, scene)
    if (choice === 'quantas-pessoas') return otherPeople(step, scene)
    const more = choice === null ? hearMore(text, booking, scene) : null
    if (more) return more
    const answer = choice === null ? readYesNo(text) : choice === `agendar:${shownAt}`
    if (answer === null) return null
    return answer ? book(step, scene) : otherSlots(step, scene)
  },
  back: (step, scene) => otherSlots(step, scene),
  giveWay: ({ wish: booking }, scene) =>
    partsOf(booking).every(({ serviceId }) => findOffer(scene.world.services, serviceId, scene.world.now))
      ? null
      : startBooking(scene, 'Esse serviço não está mais disponível.'),
}

function book({ wish: booking, shownCents }: ConfirmStep, scene: Scene): Move {
  const cents = priceOfBooking(booking, scene.world)
  if (cents !== shownCents) {
    const words = `O preço mudou de ${formatBrl(shownCents)} para ${formatBrl(cents)}.`
    return { ...slotChosen(booking, scene), notice: words }
  }
  const { start, name } = booking
  if (start === null || name === null) return askDays(booking, scene)
  return waitFor(scene, { kind: 'book', ...asVisit(booking, scene.world), start, customerName: name })
}

/** Asks which service comes along; the time stays where it still fits. */
function oneMore({ wish }: ConfirmStep, scene: Scene): Move {
  const said = saidSoFar(wish, scene.world)
  const among = whatJoins(wish, scene.world).map(({ item }) => item.id)
  return nextOfBooking({ ...said, services: [...said.services, { among }] }, scene)
}

function otherPeople({ wish }: ConfirmStep, scene: Scene): Move {
  const most = scene.world.classes?.[wish.serviceId] ?? 1
  return goTo(scene.state, { at: 'people', said: saidSoFar(wish, scene.world), most })
}

function otherSlots({ wish: booking }: ConfirmStep, scene: Scene): Move {
  if (booking.start === null) return askDays(booking, scene)
  return askSlots(booking, dateIn(Date.parse(booking.start), scene.world.shop.timeZone), scene)
}
