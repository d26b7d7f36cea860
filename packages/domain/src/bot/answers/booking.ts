import { formatBrl } from '../../money'
import { ownCents } from '../../scheduling/light'
import type { When } from '../../time/read-when'
import { nameOf } from '../cart/checkout'
import { handOver } from './hand-over'
import type { BotWorld } from '../model/model'
import { findOffer, leastOf, offersOf, type Offer } from '../cart/on-offer'
import { goTo, type Move, type Scene } from '../model/rules'
import type { BookingDraft } from '../model/state'
import { waitFor } from '../model/wait-for'
import { doesNot, personIn, serviceName, whoDoes, withPerson } from '../words/person-words'
import { appointmentWords, findOwn } from '../words/appointment-words'

const LIST = 10

type Wish = Pick<BookingDraft, 'serviceId' | 'priceType' | 'moves' | 'agendaId'>

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

/** A service that was chosen: its kind, with whom, or the days on which it is free. `said` may name the person already. */
export function serviceChosen({ item, category }: Offer, scene: Scene, said = ''): Move {
  const [only, ...others] = category.tipos_preco
  if (others.length > 0) return goTo(scene.state, { at: 'service-variant', serviceId: item.id })
  return kindChosen({ serviceId: item.id, priceType: only! }, scene, said)
}

/** A kind of a service that was chosen: with whom, where there are several people; else the days. */
export function kindChosen(kind: Pick<Wish, 'serviceId' | 'priceType'>, scene: Scene, said = ''): Move {
  const { state, world } = scene
  const { people = [] } = world
  if (!world.agenda || people.length === 0) return askDays(kind, scene)
  const { serviceId } = kind
  const doing = whoDoes(serviceId, world)
  const [only, ...others] = doing
  if (!only) return startBooking(scene, `Ninguém faz ${serviceName(serviceId, world)} no momento.`)
  const agendaId = personIn(said, world)
  if (doing.some((one) => one.agendaId === agendaId)) return askDays({ ...kind, agendaId }, scene)
  const refusal = agendaId === undefined ? null : doesNot(agendaId, serviceId, world)
  if (others.length > 0) return goTo(state, { at: 'person', ...kind, page: 0 }, refusal)
  const isOneOfSome = people.length > 1
  const words = isOneOfSome ? `${serviceName(serviceId, world)} é com ${only.name}.` : null
  const notice = refusal ?? words
  return { ...askDays(kind, scene), ...(notice !== null && { notice }) }
}

/** Who was to do a service does it no longer: who else does, or another service. */
export function serviceLost({ serviceId, priceType, agendaId }: Wish, scene: Scene): Move {
  const move = kindChosen({ serviceId, priceType }, scene)
  const who = scene.world.people?.find((one) => one.agendaId === agendaId)?.name
  if (!who || whoDoes(serviceId, scene.world).length === 0) return move
  return { ...move, notice: `${who} não faz mais ${serviceName(serviceId, scene.world)}.` }
}

/** Asks the agenda for days; without an agenda a person books. */
export function askDays(wish: Wish, scene: Scene, when?: When): Move {
  if (!scene.world.agenda) return handOver(scene, 'booking', bookingWords(wish, scene.world))
  const { serviceId, priceType, agendaId, moves: appointmentId } = wish
  return waitFor(scene, { kind: 'find-days', serviceId, priceType, appointmentId, agendaId }, when)
}

/** Asks the agenda for the times of a day. */
export function askSlots(wish: Wish, date: string, scene: Scene, when?: When): Move {
  const { serviceId, priceType, agendaId, moves: appointmentId } = wish
  return waitFor(scene, { kind: 'find-slots', serviceId, priceType, date, appointmentId, agendaId }, when)
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

type Priced = Pick<BookingDraft, 'serviceId' | 'priceType' | 'agendaId'>

/** Cents of the service as it is sold now, by who was chosen; the least of them where nobody was. */
export function priceOfBooking(booking: Priced, world: BotWorld): number {
  return Math.min(...pricesOfBooking(booking, world))
}

/** What it costs: 'R$ 50,00', or 'a partir de R$ 50,00' where that depends on who it becomes. */
export function bookingPriceWords(booking: Priced, world: BotWorld): string {
  const words = formatBrl(priceOfBooking(booking, world))
  return isPriceOpen(booking, world) ? `a partir de ${words}` : words
}

/** Whether the price depends on who it becomes. */
export function isPriceOpen(booking: Priced, world: BotWorld): boolean {
  return new Set(pricesOfBooking(booking, world)).size > 1
}

function pricesOfBooking({ serviceId, priceType, agendaId }: Priced, world: BotWorld): number[] {
  const offer = findOffer(world.services, serviceId, world.now)
  if (!offer) return [0]
  const usual = leastOf(offer.item, offer.category, priceType)
  const doing = whoDoes(serviceId, world)
  const chosen = doing.filter((one) => one.agendaId === agendaId)
  const prices = (chosen.length > 0 ? chosen : doing).map(({ offers = null }) =>
    ownCents(offers, serviceId, priceType, usual),
  )
  return prices.length > 0 ? prices : [usual]
}

/** What the customer wanted, for a person: 'Quer agendar: Corte (Adulto).' */
export function bookingWords({ serviceId, priceType, moves, agendaId }: Wish, world: BotWorld): string {
  const own = moves === undefined ? null : findOwn(world, moves)
  if (moves !== undefined) return `Quer remarcar: ${own ? appointmentWords(own, world) : 'um agendamento'}.`
  const item = world.services.items.find(({ id }) => id === serviceId)
  const category = world.services.categories.find(({ id }) => id === item?.category_id)
  const kind = category && category.tipos_preco.length > 1 ? ` (${priceType})` : ''
  return `Quer agendar: ${item?.nome ?? 'um serviço'}${kind}${withPerson(agendaId, world)}.`
}
