import { isByDay } from '../../modality'
import { formatBrl } from '../../money'
import { does, MOST_SERVICES, ownCents, visitName } from '../../scheduling/light'
import { findOffer, leastOf, offersOf, type Offer } from '../cart/on-offer'
import type { BotPerson, BotVisit, BotWorld } from '../model/model'
import type { BookingDraft } from '../model/state'
import { serviceName, whoDoes } from '../words/person-words'

/** What is to be booked: a service and those that follow in the same visit, for how many and with whom. */
export type Wish = Pick<BookingDraft, 'serviceId' | 'priceType' | 'also' | 'people' | 'moves' | 'agendaId'>

/** The services of a wish in the order in which they are done. */
export const partsOf = ({
  serviceId,
  priceType,
  also = [],
}: Pick<Wish, 'serviceId' | 'priceType' | 'also'>) => [{ serviceId, priceType }, ...also]

/** Who does all of some services, of those who can be chosen. */
export function whoDoesAll(serviceIds: readonly string[], { people = [] }: BotWorld): BotPerson[] {
  return people.filter(({ offers = null }) => serviceIds.every((id) => does(offers, id)))
}

/** A wish as the outside is asked for it: who does a part of it alone is named with that part. */
export function asVisit(wish: Wish, world: BotWorld): BotVisit {
  const { serviceId, priceType, also, agendaId, people } = wish
  const ids = partsOf(wish).map((part) => part.serviceId)
  const isWhole = also === undefined || whoDoesAll(ids, world).some((one) => one.agendaId === agendaId)
  if (agendaId === undefined || isWhole) return { serviceId, priceType, agendaId, also, people }
  const isTheirs = (id: string) => whoDoes(id, world).some((one) => one.agendaId === agendaId)
  return {
    serviceId,
    priceType,
    whom: isTheirs(serviceId) ? agendaId : undefined,
    also: also.map((part) => (isTheirs(part.serviceId) ? { ...part, agendaId } : part)),
    people,
  }
}

/** The wish that was asked for. */
export function wishOf(visit: BotVisit & { appointmentId?: string | undefined }): BookingDraft {
  const { serviceId, priceType, also, people, appointmentId: moves } = visit
  const agendaId = visit.agendaId ?? visit.whom ?? also?.find((part) => part.agendaId)?.agendaId
  const plain = also?.map((part) => ({ serviceId: part.serviceId, priceType: part.priceType }))
  return { serviceId, priceType, also: plain, people, agendaId, start: null, name: null, moves }
}

/** 'Corte (Curto) + Barba'; `called` says how a name stands there. */
export function visitWords(wish: Wish, world: BotWorld, called = (name: string) => name): string {
  const names = partsOf(wish).map(({ serviceId, priceType }) => {
    const { items, categories } = world.services
    const item = items.find(({ id }) => id === serviceId)
    const category = categories.find(({ id }) => id === item?.category_id)
    const isOneOfSome = category !== undefined && category.tipos_preco.length > 1
    return `${called(item?.nome ?? 'um serviço')}${isOneOfSome ? ` (${priceType})` : ''}`
  })
  return visitName(names)
}

/** 'Corte + Barba', by the names alone. */
export const servicesOf = (wish: Wish, world: BotWorld): string =>
  visitName(partsOf(wish).map(({ serviceId }) => serviceName(serviceId, world)))

/** ', para 2 pessoas' behind what is booked; empty for one. */
export const forPeople = ({ people = 1 }: Pick<Wish, 'people'>): string =>
  people > 1 ? `, para ${people} pessoas` : ''

/** Services that go into one visit with others: by time, one customer each. */
export function isTogether({ item, category }: Offer, { classes = {} }: BotWorld): boolean {
  return !isByDay(item.modalidade ?? category.modalidade ?? 'tempo') && !Object.hasOwn(classes, item.id)
}

/** The services that may join a wish; none where it comes alone, or is full. */
export function whatJoins(wish: Wish, world: BotWorld): Offer[] {
  const ids = partsOf(wish).map(({ serviceId }) => serviceId)
  const chosen = ids.map((id) => findOffer(world.services, id, world.now))
  if (wish.moves !== undefined || ids.length >= MOST_SERVICES) return []
  if (!chosen.every((offer) => offer && isTogether(offer, world))) return []
  return offersOf(world.services, world.now).filter(
    (offer) =>
      isTogether(offer, world) &&
      !ids.includes(offer.item.id) &&
      (!world.people?.length || whoDoes(offer.item.id, world).length > 0),
  )
}

/** Cents of what is booked as it is sold now, by who was chosen; the least of them where nobody was. */
export function priceOfBooking(wish: Wish, world: BotWorld): number {
  return boundsOf(wish, world).least
}

/** What it costs: 'R$ 50,00', or 'a partir de R$ 50,00' where that depends on who it becomes. */
export function bookingPriceWords(wish: Wish, world: BotWorld): string {
  const words = formatBrl(priceOfBooking(wish, world))
  return isPriceOpen(wish, world) ? `a partir de ${words}` : words
}

/** Whether the price depends on who it becomes. */
export function isPriceOpen(wish: Wish, world: BotWorld): boolean {
  const { least, most } = boundsOf(wish, world)
  return least < most
}

function boundsOf(wish: Wish, world: BotWorld): { least: number; most: number } {
  const { agendaId, people = 1 } = wish
  const prices = partsOf(wish).map((part) => pricesOf(part, agendaId, world))
  const sum = (pick: (cents: readonly number[]) => number) =>
    prices.reduce((total, cents) => total + pick(cents), 0) * people
  return { least: sum((cents) => Math.min(...cents)), most: sum((cents) => Math.max(...cents)) }
}

function pricesOf(
  { serviceId, priceType }: { serviceId: string; priceType: string },
  agendaId: string | undefined,
  world: BotWorld,
): number[] {
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

/** What is not done by who was wanted: 'Caio Prado não faz Barba: quem estiver livre faz.' */
export function restWords(ids: readonly string[], agendaId: string, world: BotWorld): string {
  const name = world.people?.find((one) => one.agendaId === agendaId)?.name ?? ''
  const others = ids.filter((id) => !whoDoes(id, world).some((one) => one.agendaId === agendaId))
  return `${name} não faz ${listed(others.map((id) => serviceName(id, world)))}: essa parte fica com quem estiver livre.`
}

/** 'Corte, Barba e Luzes'. */
export function listed(names: readonly string[]): string {
  const last = names.slice(-1).join('')
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${last}` : last
}
