import {
  meetsJust,
  meetsNeeds,
  serviceRules,
  unitSets,
  type PlaceNeed,
  type Span,
} from '@balcao/domain/scheduling'
import type { PlaceOfFacts } from './agenda-facts'
import type { AgendaQuestion } from './agenda-question'
import type { AgendaView } from './agenda-view'
import { idsOf, type TimedService } from './timed-service'

/** An agenda as if there were no places. */
type Bare = Omit<AgendaView, 'places' | 'units' | 'busyOwn' | 'fixed'>

/** So many sets of agendas and units are looked at for one question: each costs a pass, and one company keeps no other waiting. */
const MOST_LANES = 160
const LEAST_SETS = 4

/**
 * Agendas, each together with each set of units that its services may take: who is free and what is free is asked as one. The
 * first of each is the agenda alone; in each the services are those whose needs its units meet, and busy is what either is.
 * Where there are many agendas or units, those that are the least busy come before the others.
 */
export function lanesOf(
  agendas: readonly Bare[],
  places: readonly PlaceOfFacts[],
  question: Pick<AgendaQuestion, 'placeIds' | 'keeps'>,
): AgendaView[] {
  const busyOf = new Map<number, Span[]>()
  for (const { unit, start, end } of places.flatMap((place) => place.busy)) {
    const spans = busyOf.get(unit)
    if (spans) spans.push({ start, end })
    else busyOf.set(unit, [{ start, end }])
  }
  const most = Math.max(LEAST_SETS, Math.floor(MOST_LANES / agendas.length))
  return agendas.flatMap((bare) => {
    const view: AgendaView = { ...bare, places, units: [], busyOwn: bare.busy, fixed: null }
    return places.length === 0 ? [view] : lanesOfOne(view, question, { busyOf, most })
  })
}

function lanesOfOne(
  view: AgendaView,
  { placeIds, keeps }: Pick<AgendaQuestion, 'placeIds' | 'keeps'>,
  { busyOf, most }: { busyOf: ReadonlyMap<number, Span[]>; most: number },
): AgendaView[] {
  const { places } = view
  const fixed = placeIds ? fixedNeeds(places, placeIds) : keeps ? keptNeeds(view, keeps) : null
  const own = { ...view, fixed }
  const needing = own.services.map((service) => ({ service, needs: needsOf(own, [service.id]) }))
  const all = [...needing.flatMap(({ needs }) => needs), ...(keeps ? needsOf(own, idsOf(keeps)) : [])]
  const needs = [...new Map(all.map((need) => [need.join(), need])).values()]
  const isTooMany = new Set(needs.flat()).size >= most
  const oftenBusy = (unit: number) => busyOf.get(unit)?.length ?? 0
  const asked = needs.map((need) =>
    isTooMany ? need.toSorted((one, other) => oftenBusy(one) - oftenBusy(other)) : need,
  )
  return unitSets(asked, most).map((units) => ({
    ...own,
    units,
    busy: units.length === 0 ? own.busy : [...own.busy, ...units.flatMap((unit) => busyOf.get(unit) ?? [])],
    services: needing.filter((one) => meetsNeeds(units, one.needs)).map(({ service }) => service),
  }))
}

/** What the services of a visit need of the places, each need once. One that nothing in use can meet is empty. */
export function needsOf(
  { places, settings, fixed }: Pick<AgendaView, 'places' | 'settings' | 'fixed'>,
  serviceIds: readonly string[],
): readonly PlaceNeed[] {
  if (fixed) return fixed
  if (places.length === 0) return []
  const needs = serviceIds.flatMap((id) => {
    const ids = serviceRules(settings, id).place_ids
    const known = ids.flatMap((placeId) => places.find((place) => place.id === placeId) ?? [])
    return known.length === 0 ? [] : [known.flatMap(unitsOf)]
  })
  return [...new Map(needs.map((need) => [need.join(), need])).values()]
}

/** Whether an agenda with its units can take a service: `just` where it would take no unit in vain. */
export function serves(view: AgendaView, service: Pick<TimedService, 'id' | 'parts'>, how?: 'just'): boolean {
  const needs = needsOf(view, idsOf(service))
  return how === 'just' ? meetsJust(view.units, needs) : meetsNeeds(view.units, needs)
}

/** Lanes without those that are free exactly when another one is that serves as much. */
export function thinned(views: readonly AgendaView[]): AgendaView[] {
  const named = views.map((view) => [nameOf(view), view] as const)
  return [...new Map(named.toReversed()).values()].toReversed()
}

const nameOf = ({ agenda, services, busy, units }: AgendaView) =>
  units.length === 0
    ? agenda.id
    : JSON.stringify([agenda.id, services.map(({ id }) => id), busy.map(({ start, end }) => [start, end])])

/** The units of a place that new appointments can have. */
const unitsOf = ({ number, units, active }: PlaceOfFacts): number[] =>
  active ? Array.from({ length: units }, (_, place) => number * 100 + place + 1) : []

const fixedNeeds = (places: readonly PlaceOfFacts[], ids: readonly string[]): PlaceNeed[] =>
  places.filter(({ id }) => ids.includes(id)).map(unitsOf)

/** What an appointment keeps that is in other places than its services ask for, as long as those are in use. */
function keptNeeds(view: AgendaView, keeps: NonNullable<AgendaQuestion['keeps']>): PlaceNeed[] | null {
  const { units } = keeps
  if (units.length === 0 || meetsJust(units, needsOf(view, idsOf(keeps)))) return null
  const kept = view.places.filter(({ number }) => units.some((unit) => Math.floor(unit / 100) === number))
  const needs = kept.map(unitsOf)
  return needs.length === units.length && needs.every((need) => need.length > 0) ? needs : null
}
