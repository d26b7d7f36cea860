import type { When } from '../../time/read-when'
import { nameOf } from '../cart/checkout'
import { handOver } from './hand-over'
import type { BotWorld } from '../model/model'
import { findOffer, leastOf, offersOf, type Offer } from '../cart/on-offer'
import { goTo, type Move, type Scene } from '../model/rules'
import type { BookingDraft } from '../model/state'
import { waitFor } from '../model/wait-for'
import { appointmentWords, findOwn } from '../words/appointment-words'

const LIST = 10

type Wish = Pick<BookingDraft, 'serviceId' | 'priceType' | 'moves'>

/** Into booking: the services, or their categories where one list does not hold them. */
export function startBooking(scene: Scene, notice: string | null = null): Move {
  const { state, world } = scene
  const offers = offersOf(world.services, world.now)
  if (offers.length === 0) return handOver(scene, 'booking', 'Quer agendar um horário.')
  const categories = new Set(offers.map(({ category }) => category.id))
  if (offers.length > LIST && categories.size > 1)
    return goTo(state, { at: 'service-category', page: 0 }, notice)
  return goTo(state, { at: 'service', categoryId: '', page: 0 }, notice)
}

/** A service that was chosen: its kind, or the days on which it is free. */
export function serviceChosen({ item, category }: Offer, scene: Scene): Move {
  const [only, ...others] = category.tipos_preco
  if (others.length > 0) return goTo(scene.state, { at: 'service-variant', serviceId: item.id })
  return askDays({ serviceId: item.id, priceType: only! }, scene)
}

/** Asks the agenda for days; without an agenda a person books. */
export function askDays(wish: Wish, scene: Scene, when?: When): Move {
  if (!scene.world.agenda) return handOver(scene, 'booking', bookingWords(wish, scene.world))
  const { serviceId, priceType, moves: appointmentId } = wish
  return waitFor(scene, { kind: 'find-days', serviceId, priceType, appointmentId }, when)
}

/** Asks the agenda for the times of a day. */
export function askSlots(wish: Wish, date: string, scene: Scene, when?: When): Move {
  const { serviceId, priceType, moves: appointmentId } = wish
  return waitFor(scene, { kind: 'find-slots', serviceId, priceType, date, appointmentId }, when)
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

/** Cents of the service as it is sold now. */
export function priceOfBooking({ serviceId, priceType }: BookingDraft, { services, now }: BotWorld): number {
  const offer = findOffer(services, serviceId, now)
  return offer ? leastOf(offer.item, offer.category, priceType) : 0
}

/** What the customer wanted, for a person: 'Quer agendar: Corte (Adulto).' */
export function bookingWords({ serviceId, priceType, moves }: Wish, world: BotWorld): string {
  const own = moves === undefined ? null : findOwn(world, moves)
  if (moves !== undefined) return `Quer remarcar: ${own ? appointmentWords(own, world) : 'um agendamento'}.`
  const item = world.services.items.find(({ id }) => id === serviceId)
  const category = world.services.categories.find(({ id }) => id === item?.category_id)
  const kind = category && category.tipos_preco.length > 1 ? ` (${priceType})` : ''
  return `Quer agendar: ${item?.nome ?? 'um serviço'}${kind}.`
}
