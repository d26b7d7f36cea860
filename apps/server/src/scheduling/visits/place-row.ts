import {
  blockedInRow,
  blockedRange,
  fairestFirst,
  rowOf,
  type Booking,
  type Stretch,
} from '@balcao/domain/scheduling'
import { dateIn } from '@balcao/domain/time'
import { Problem } from '../../platform/http/problems'
import type { AgendaView } from '../agenda/agenda-view'
import { slotRules } from '../agenda/slot-rules'
import { asOne, type ChosenService } from '../appointments/choosing/choose-service'
import { placeStart } from '../appointments/choosing/place-start'
import { timedOf } from '../appointments/choosing/take-turn'
import { peopleFor, type PartsIn, type PersonFor } from './people-for'

/** What one person does of a visit, and where it lies in their agenda. */
export interface PlacedPart {
  view: AgendaView
  service: ChosenService
  place: Booking
  willed?: string[]
  beside?: string[]
}

/** Ways that are tried before a time counts as taken. */
const MOST_WAYS = 12

interface RowToPlace {
  /** Epoch milliseconds. */
  start: number
  publicly: boolean
  isKept?: boolean
  mayBePast?: boolean
  /** Agendas that have it already, service by service: they are asked before all others. */
  first?: readonly string[] | undefined
}

/**
 * The ways in which a visit can be done from a start on, the best first: by who has it already, else by the fewest people,
 * and among as few by the fairest, part by part. Never none.
 * @throws Problem SLOT_TAKEN, SERVICE_NOT_OFFERED where nobody does one of the services, or APPOINTMENT_INVALID naming `date`
 * or `time` where nobody could begin there
 */
export function waysToPlace(
  views: readonly AgendaView[],
  partsIn: PartsIn,
  { start, publicly, isKept = false, mayBePast = false, first }: RowToPlace,
): PlacedPart[][] {
  const [{ zone }] = views as [AgendaView]
  const date = dateIn(start, zone)
  const how = {
    publicly,
    anyMinute: !publicly,
    just: true,
    isKept,
    keeps: mayBePast ? start : undefined,
  }
  const fair = fairestFirst(
    views.map((view) => ({ view, number: view.agenda.number, busy: view.busyOwn })),
    { start, zone },
  ).map(({ view }) => view)
  const waysBy = (some: PartsIn, most: number) => {
    const people = peopleFor(fair, some, how)
    requireEach(people)
    return rowOf(people, { from: date, to: date }).waysFrom(start, most)
  }
  const kept = first ? keptWays(() => waysBy(onlyBy(partsIn, first), 1)) : []
  const found = [...kept, ...waysBy(partsIn, MOST_WAYS)]
  if (found.length > 0) return found.map(placed)
  // The first of them says why nobody can begin there; where somebody can, another part is taken.
  const begins = peopleFor(fair, partsIn, how).filter(({ parts }) => parts[0])
  for (const { view, parts } of begins) {
    placeStart(view, timedOf(asOne([parts[0]!])), { start, publicly, isKept, mayBePast })
  }
  throw new Problem('SLOT_TAKEN')
}

/** Each service by who had it, where they still do it. */
const onlyBy =
  (partsIn: PartsIn, first: readonly string[]): PartsIn =>
  (view) =>
    partsIn(view).map((part, place) => (first[place] === view.agenda.id ? part : undefined))

function keptWays<Ways>(find: () => Ways[]): Ways[] {
  try {
    return find()
  } catch (error) {
    if (error instanceof Problem && error.code === 'SERVICE_NOT_OFFERED') return []
    throw error
  }
}

/** @throws Problem SERVICE_NOT_OFFERED where one of the services has nobody */
export function requireEach(people: readonly PersonFor[]): void {
  const count = people[0]?.parts.length ?? 0
  const isDone = (place: number) => people.some(({ parts }) => parts[place] !== undefined)
  if (count > 0 && Array.from({ length: count }, (_, place) => isDone(place)).every(Boolean)) return
  const mensagem = 'Um destes serviços não é feito por quem foi escolhido. Escolha outra pessoa.'
  throw new Problem('SERVICE_NOT_OFFERED', { mensagem })
}

function placed(way: readonly Stretch<PersonFor>[]): PlacedPart[] {
  const parts = way.map(({ by: { view, parts: all }, from, to, start }) => {
    const service = asOne(all.slice(from, to).map((part) => part!))
    const rules = slotRules(view, timedOf(service), { publicly: false, anyMinute: true })
    return { view, service, place: blockedRange(rules, rules.service, start)! }
  })
  return withinVisit(parts)
}

/** Parts of one visit whose buffers do not stand in each other's way. */
export function withinVisit<One extends PlacedPart>(parts: readonly One[]): One[] {
  const blocked = blockedInRow(
    parts.map(({ view, place }) => ({ ...place, takes: [view.agenda.id, ...view.units] })),
  )
  return parts.map((part, nth) => ({ ...part, place: { ...part.place, blocked: blocked[nth]! } }))
}
