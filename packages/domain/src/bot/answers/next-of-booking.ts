import { MOST_SERVICES } from '../../scheduling/light'
import { findOffer, type Offer } from '../cart/on-offer'
import type { BotVisit } from '../model/model'
import { goTo, type Move, type Scene } from '../model/rules'
import type { SaidOfBooking } from '../model/state'
import { doesNot, serviceName, whoDoes } from '../words/person-words'
import { askDays, startBooking } from './booking'
import { isTogether, listed, restWords, whoDoesAll, wishOf, type Wish } from './visit'

/** Most ways of saying one thing that stand before a question. */
type Notices = string[]

/**
 * The first question that what was said of a booking leaves open: which service, which kind, for how many, with whom; else
 * the days.
 */
export function nextOfBooking(said: SaidOfBooking, scene: Scene, before: readonly string[] = []): Move {
  const { state, world } = scene
  const notices: Notices = [...before]
  if (said.services.length === 0) return startBooking(scene, notices.join('\n') || null, said)
  if (said.services.some((one) => 'among' in one))
    return goTo(state, { at: 'service', categoryId: '', page: 0, said }, notices.join('\n') || null)
  const known = said.services.flatMap((one) => ('among' in one ? [] : [one]))
  const offers = known.flatMap(({ serviceId }) => findOffer(world.services, serviceId, world.now) ?? [])
  const kept = inOneVisit(offers, scene, notices)
  if (kept.length === 0) {
    const why = [
      ...notices,
      ...(offers.length < known.length ? ['Esse serviço não está mais disponível.'] : []),
    ]
    return startBooking(scene, why.join('\n') || null, { ...said, services: [] })
  }
  const services = kept.map(({ item, category }) => {
    const [only, ...others] = category.tipos_preco
    const chosen = known.find(({ serviceId }) => serviceId === item.id)?.priceType ?? null
    const isSold = chosen !== null && category.tipos_preco.includes(chosen)
    return { serviceId: item.id, priceType: isSold ? chosen : others.length === 0 ? only! : null }
  })
  const next: SaidOfBooking = { ...said, services }
  const open = services.find(({ priceType }) => priceType === null)
  if (open)
    return goTo(
      state,
      { at: 'service-variant', serviceId: open.serviceId, said: next },
      notices.join('\n') || null,
    )
  const [first, ...also] = services as [Wish, ...Wish[]]
  const wish: Wish = { ...first, ...(also.length > 0 && { also }), people: said.people }
  return withPeople(wish, next, scene, notices)
}

/** Those that can be had together, each once; what is left out is said. */
function inOneVisit(offers: readonly Offer[], { world }: Scene, notices: Notices): Offer[] {
  const each = offers.filter((offer, at) => offers.findIndex(({ item }) => item.id === offer.item.id) === at)
  const done = each.filter(({ item }) => !world.people?.length || whoDoes(item.id, world).length > 0)
  const undone = each.filter((offer) => !done.includes(offer))
  if (undone.length > 0) notices.push(`Ninguém faz ${namesOf(undone)} no momento.`)
  const [first] = done
  const together = done.length > 1 ? done.filter((offer) => isTogether(offer, world)) : done
  const kept = (first && together.length === 0 ? [first] : together).slice(0, MOST_SERVICES)
  const left = done.filter((offer) => !kept.includes(offer))
  if (left.length > 0)
    notices.push(`${namesOf(left)} fica para outro agendamento: não entra na mesma visita.`)
  return kept
}

const namesOf = (offers: readonly Offer[]) => listed(offers.map(({ item }) => item.nome))

/** For how many, where that was said: what takes one at a time is for one, a class for as many as one booking may be. */
function withPeople(wish: Wish, said: SaidOfBooking, scene: Scene, notices: Notices): Move {
  const { state, world } = scene
  const { people = 1, ...others } = wish
  if (people <= 1) return withWhom(others, said, scene, notices)
  const most = world.classes?.[wish.serviceId] ?? 1
  if (most >= people) return withWhom(wish, said, scene, notices)
  if (most === 1) {
    notices.push('Cada agendamento é para uma pessoa. Para mais alguém, agende de novo depois deste.')
    return withWhom(others, said, scene, notices)
  }
  notices.push(`Um agendamento é para até ${most} pessoas.`)
  return goTo(state, { at: 'people', said, most }, notices.join('\n'))
}

/** With whom, where several people do all of it; else the days. */
function withWhom(wish: Wish, said: SaidOfBooking, scene: Scene, notices: Notices): Move {
  const { state, world } = scene
  const { serviceId, priceType } = wish
  const { agendaId, anybody, when } = said
  const days = (one: Wish): Move => {
    const move = askDays(one, scene, when)
    return notices.length > 0 ? { ...move, notice: notices.join('\n') } : move
  }
  const people = world.people ?? []
  if (!world.agenda || people.length === 0 || anybody) return days(wish)
  const ids = [serviceId, ...(wish.also ?? []).map((part) => part.serviceId)]
  const doing = whoDoesAll(ids, world)
  const isTheirs = (id: string) => whoDoes(id, world).some((one) => one.agendaId === agendaId)
  if (doing.some((one) => one.agendaId === agendaId)) return days({ ...wish, agendaId })
  if (doing.length === 0) {
    // Several people in a row do it, one of them who was named.
    if (agendaId === undefined || !ids.some(isTheirs)) {
      if (agendaId !== undefined) notices.push(doesNot(agendaId, ids[0]!, world))
      notices.push(
        `${listed(ids.map((id) => serviceName(id, world)))} são com pessoas diferentes, em seguida.`,
      )
      return days(wish)
    }
    notices.push(restWords(ids, agendaId, world))
    return days({ ...wish, agendaId })
  }
  if (agendaId !== undefined) notices.push(doesNotAll(agendaId, ids, scene))
  if (doing.length > 1) {
    const open = { ...said, agendaId: undefined }
    return goTo(
      state,
      { at: 'person', serviceId, priceType, page: 0, said: open },
      notices.join('\n') || null,
    )
  }
  const names = listed(ids.map((id) => serviceName(id, world)))
  if (agendaId === undefined && people.length > 1)
    notices.push(`${names} ${ids.length > 1 ? 'são' : 'é'} com ${doing[0]!.name}.`)
  return days(wish)
}

/** Who does not do all of it, and who does. */
function doesNotAll(agendaId: string, ids: readonly string[], { world }: Scene): string {
  const missing = ids.filter((id) => !whoDoes(id, world).some((one) => one.agendaId === agendaId))
  if (ids.length === 1) return doesNot(agendaId, ids[0]!, world)
  const name = world.people?.find((one) => one.agendaId === agendaId)?.name ?? ''
  const others = whoDoesAll(ids, world).map((one) => one.name)
  return `${name} não faz ${listed(missing.map((id) => serviceName(id, world)))}. Quem faz tudo: ${listed(others)}.`
}

/** Who was to do a service does it no longer: who else does, or another service. */
export function serviceLost(effect: BotVisit, scene: Scene): Move {
  const { world } = scene
  const wish = wishOf(effect)
  const ids = [wish, ...(wish.also ?? [])].map(({ serviceId }) => serviceId)
  const who = world.people?.find((one) => one.agendaId === wish.agendaId)?.name
  const gone = ids.filter((id) => !whoDoes(id, world).some((one) => one.agendaId === wish.agendaId))
  const isSaid = who !== undefined && gone.length > 0 && gone.every((id) => whoDoes(id, world).length > 0)
  const names = listed(gone.map((id) => serviceName(id, world)))
  const said = saidOf({ ...wish, agendaId: undefined })
  return nextOfBooking(said, scene, isSaid ? [`${who} não faz mais ${names}.`] : [])
}

/** A wish as it would have been said. */
export function saidOf({ serviceId, priceType, also = [], people, agendaId }: Wish): SaidOfBooking {
  return { services: [{ serviceId, priceType }, ...also], people, agendaId }
}
