import type { When } from '../../time/read-when'
import { nameOf } from '../cart/checkout'
import { handOver } from './hand-over'
import type { BotWorld } from '../model/model'
import { offersOf } from '../cart/on-offer'
import { goTo, type Move, type Scene } from '../model/rules'
import type { BookingDraft, SaidOfBooking } from '../model/state'
import { waitFor } from '../model/wait-for'
import { withPerson } from '../words/person-words'
import { appointmentWords, findOwn } from '../words/appointment-words'
import { asVisit, forPeople, priceOfBooking, visitWords, type Wish } from './visit'

const LIST = 10

/** Into booking: the services, or their categories where one list does not hold them. `said` is what is known already. */
export function startBooking(scene: Scene, notice: string | null = null, said?: SaidOfBooking): Move {
  const { state, world } = scene
  const offers = offersOf(world.services, world.now)
  if (offers.length === 0) return handOver(scene, 'booking', 'Quer agendar um horário.')
  const categories = new Set(offers.map(({ category }) => category.id))
  if (offers.length > LIST && categories.size > 1)
    return goTo(state, { at: 'service-category', page: 0, said }, notice)
  return goTo(state, { at: 'service', categoryId: '', page: 0, said }, notice)
}

/** Asks the agenda for days; without an agenda a person books. */
export function askDays(wish: Wish, scene: Scene, when?: When): Move {
  const { world } = scene
  if (!world.agenda) return handOver(scene, 'booking', bookingWords(wish, world))
  return waitFor(scene, { kind: 'find-days', ...asVisit(wish, world), appointmentId: wish.moves }, when)
}

/** Asks the agenda for the times of a day. */
export function askSlots(wish: Wish, date: string, scene: Scene, when?: When): Move {
  const visit = asVisit(wish, scene.world)
  return waitFor(scene, { kind: 'find-slots', ...visit, date, appointmentId: wish.moves }, when)
}

/** A time that was chosen: whose it is, then the confirmation. */
export function slotChosen(booking: BookingDraft, { state, world }: Scene): Move {
  if (booking.moves !== undefined && booking.start !== null)
    return goTo(state, { at: 'appointment-move', id: booking.moves, start: booking.start })
  const name = booking.name ?? nameOf({ state, world })
  if (name === null) return goTo(state, { at: 'booking-name', wish: booking })
  const named = { ...booking, name }
  const shownCents = priceOfBooking(named, world)
  return goTo(state, { at: 'booking-confirm', wish: named, shownCents, shownAt: world.now })
}

/** What the customer wanted, for a person: 'Quer agendar: Corte (Adulto).' */
export function bookingWords(wish: Wish, world: BotWorld): string {
  const { moves, agendaId } = wish
  const own = moves === undefined ? null : findOwn(world, moves)
  if (moves !== undefined) return `Quer remarcar: ${own ? appointmentWords(own, world) : 'um agendamento'}.`
  return `Quer agendar: ${visitWords(wish, world)}${withPerson(agendaId, world)}${forPeople(wish)}.`
}
