import { fairestFirst, type Booking } from '@balcao/domain/scheduling'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Problem } from '../../../platform/http/problems'
import { serves } from '../../agenda/lanes'
import { classAt } from '../../agenda/seats'
import type { ChosenService, Doing } from './choose-service'
import { isOverlap } from './fresh-slots'
import { placeStart, type StartToPlace } from './place-start'
import { timedOf } from './take-turn'

/** An agenda that can take a start, and where the service would lie in it. */
export interface PlaceIn<Service = ChosenService> extends Doing<Service> {
  place: Booking
  /** What was accepted for it, and what it lies over: only where the owner wants it so. */
  willed?: string[]
  beside?: string[]
}

/**
 * The agendas that can take a start, in the order in which they are asked: `first` where it is among them, which the
 * appointment has already, then who gives the class that is wanted, then the fairest. @throws Problem SLOT_TAKEN where one of them has it taken, else as
 * `placeStart` for the first of them
 */
export function placeAmong<Service extends Doing['service']>(
  doing: readonly Doing<Service>[],
  asked: Omit<StartToPlace, 'isKept'> & {
    first?: string | undefined
    firstUnits?: readonly number[] | undefined
    isKept?: boolean
  },
): PlaceIn<Service>[] {
  const { first, firstUnits = [], isKept = false, ...start } = asked
  const refusals: Problem[] = []
  const found = justServing(doing).flatMap(({ view, service }): PlaceIn<Service>[] => {
    try {
      const keeps = isKept && view.agenda.id === first
      return [{ view, service, place: placeStart(view, timedOf(service), { ...start, isKept: keeps }) }]
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refusals.push(error)
      return []
    }
  })
  if (found.length === 0) throw refusals.find(({ code }) => code === 'SLOT_TAKEN') ?? refusals[0]!
  if (found.length === 1) return found
  const candidates = found.map((one) => ({ one, number: one.view.agenda.number, busy: one.view.busyOwn }))
  const fair = fairestFirst(candidates, { start: start.start, zone: found[0]!.view.zone })
  // Who has it already comes first, and of their places those that it has already.
  const rank = ({ one: { view, service } }: (typeof fair)[number]) =>
    Number(view.agenda.id !== first) * 4 +
    Number(!classAt(view, timedOf(service), start.start)) * 2 +
    Number(view.units.join() !== firstUnits.join())
  return fair.toSorted((a, b) => rank(a) - rank(b)).map(({ one }) => one)
}

/** Of the agendas with their units those that take none in vain; where none does, a place is missing. @throws Problem SERVICE_NOT_OFFERED */
export function justServing<One extends Doing>(doing: readonly One[]): readonly One[] {
  const found = doing.filter(({ view, service }) => serves(view, timedOf(service), 'just'))
  if (found.length === 0) throw new Problem('SERVICE_NOT_OFFERED')
  return found
}

/**
 * Writes a row into the first of the places that nobody has taken meanwhile; with the last of them the constraint's
 * refusal is thrown. @throws the database's 23P01
 */
export async function writeFirstFree<Place>(
  tx: Tx,
  places: readonly Place[],
  write: (into: Place) => Promise<void>,
): Promise<void> {
  const [last] = places.slice(-1) as [Place]
  for (const into of places.slice(0, -1)) {
    await tx.execute(sql`savepoint before_place`)
    try {
      return await write(into)
    } catch (error) {
      if (!isOverlap(error)) throw error
      await tx.execute(sql`rollback to savepoint before_place`)
    }
  }
  return write(last)
}

/** Writes the first of several ways of which nobody has taken a part; false where each of them is taken, or there already. */
export async function firstWritten<Way>(
  tx: Tx,
  ways: readonly Way[],
  write: (way: Way) => Promise<boolean>,
): Promise<boolean> {
  for (const way of ways) {
    await tx.execute(sql`savepoint before_row`)
    try {
      if (await write(way)) return true
    } catch (error) {
      if (!isOverlap(error)) throw error
    }
    await tx.execute(sql`rollback to savepoint before_row`)
  }
  return false
}
