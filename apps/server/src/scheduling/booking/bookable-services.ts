import type { BookableService } from '@balcao/contract/booking'
import { isByDay } from '@balcao/domain/modality'
import { depositOf, serviceRules, visitRules } from '@balcao/domain/scheduling'
import type { AgendaView } from '../agenda/agenda-view'
import type { AgendaService } from '../agenda/services'
import { isClass } from '../agenda/seats'
import { asOffered, customerDays } from '../agenda/slot-rules'
import { idsOf } from '../agenda/timed-service'
import { pageClasses } from './page-classes'

/** Of services those that customers may book by themselves. */
export function bookableByCustomers(
  services: readonly AgendaService[],
  { settings }: Pick<AgendaView, 'settings'>,
): AgendaService[] {
  return services.filter(({ id }) => serviceRules(settings, id).bookable)
}

/** Dates `YYYY-MM-DD`, both included; null where no start can lie in what was asked for. */
type Dates = { from: string; to: string } | null

/** Agendas, and of which kind each of them is (`kindsOf`). */
export interface KindedAgendas {
  views: readonly AgendaView[]
  kinds: readonly number[]
}

/**
 * Services as the booking page shows them. Those by time are fitted into the agendas' slots by the page; those by day
 * bring the starts within `dates` at which their open days in a row are free. What is not done alike in all the agendas
 * says in which ways it is.
 */
export function showServices(
  agendas: KindedAgendas,
  services: readonly AgendaService[],
  dates: Dates,
): BookableService[] {
  const { views } = agendas
  const [{ settings }] = views as [AgendaView]
  const starts = new Map<string, string[]>()
  const classesOf = pageClasses(views, dates)
  return services.map((service) => {
    const { buffer_before, buffer_after, deposit_cents, waiting_list } = visitRules(settings, idsOf(service))
    const { duration, prices, ways } = howDone(agendas, service)
    const shown = {
      id: service.id,
      name: service.name,
      description: service.description,
      category: service.category,
      duration,
      modalidade: service.modality,
      buffer_before,
      buffer_after,
      prices,
      deposit_cents: depositOf(deposit_cents, Math.max(...prices.map(({ cents }) => cents))),
      waiting_list,
      ...(ways && { ways }),
      ...(isClass(views[0]!, service) && { seats: classesOf(service) }),
    }
    if (!isByDay(service.modality)) return { ...shown, day_starts: null }
    // Services of as many days and the same buffers begin on the same ones.
    const lengths = views.map((view) => asOffered(service.id)(view)?.minutes ?? null)
    const alike = JSON.stringify([lengths, buffer_before, buffer_after])
    const known = starts.get(alike) ?? dayStarts(views, service, dates)
    starts.set(alike, known)
    return { ...shown, day_starts: known }
  })
}

type Way = NonNullable<BookableService['ways']>[number]
type HowDone = Pick<BookableService, 'duration' | 'prices' | 'ways'>

/** The shortest length and the lowest prices of a service, and each way by itself where there are several, or none. */
function howDone({ views, kinds }: KindedAgendas, service: AgendaService): HowDone {
  const ways = new Map<string, Way>()
  const names = new Map<AgendaService, string>()
  let isEverybodys = true
  for (const [place, view] of views.entries()) {
    const own = asOffered(service.id)(view)
    if (!own) {
      isEverybodys = false
      continue
    }
    const { minutes: duration, prices } = own
    const name = names.get(own) ?? JSON.stringify([duration, prices])
    names.set(own, name)
    const way = ways.get(name) ?? { kinds: [], duration, prices }
    if (!way.kinds.includes(kinds[place]!)) way.kinds.push(kinds[place]!)
    ways.set(name, way)
  }
  const all = [...ways.values()]
  const [only, ...others] = all
  if (!only) return { duration: service.minutes, prices: service.prices, ways: [] }
  const { duration, prices } = only
  if (others.length === 0) return { duration, prices, ...(!isEverybodys && { ways: all }) }
  return {
    duration: Math.min(...all.map((way) => way.duration)),
    prices: prices.map(({ type }, place) => ({
      type,
      cents: Math.min(...all.map((way) => way.prices[place]!.cents)),
    })),
    ways: all,
  }
}

function dayStarts(views: readonly AgendaView[], service: AgendaService, dates: Dates): string[] {
  if (!dates) return []
  return customerDays(views, asOffered(service.id), dates)
    .flatMap(({ slots }) => slots)
    .flatMap(({ start, fits }) => (fits ? [start] : []))
}
