import { MINUTE_MS } from '../calendar/day-number'
import { MOST_VISIT_MINUTES } from '../limits'
import type { BookedService, DaySlots, SlotRules, Span } from '../model'
import { planner, type DateRange, type DayPlan } from '../slots/day-plan'
import { mergeSpans } from '../slots/spans'
import { allRanges, commonRanges, earlier, isIn, startRanges, type StartRanges } from './start-ranges'

/** Somebody who may have a part in a visit of several services, with the units of places that they would take. */
export interface InRow {
  /** Tells people apart; one who is there with several sets of units has the same. */
  person: number
  rules: Omit<SlotRules, 'service' | 'seats'>
  /** How they do each service of the visit, in its order; undefined of those that they do not do, or not here. */
  does: readonly (Omit<BookedService, 'modality'> | undefined)[]
  /** Whether they may do those from one place to another, the second one excluded; where it is left out, they may. */
  suits?: (from: number, to: number) => boolean
}

/** What one person does of a visit without a break. */
export interface Stretch<One extends InRow> {
  by: One
  /** Places in the visit, the second one excluded. */
  from: number
  to: number
  /** Epoch milliseconds. */
  start: number
  minutes: number
}

/** Who can do a visit from some start on, within the dates that were asked for. */
export interface Row<One extends InRow> {
  /** The days with their starts; `fits` where one person, or several in a row without a gap, can do all of it. */
  days(): DaySlots[]
  /**
   * The ways to do all of it from an instant on: those with the fewest people in a row first, and among them by the order of
   * `people`, part by part. At most so many.
   */
  waysFrom(start: number, most: number): Stretch<One>[][]
}

/** Looks that one question of ways may take: beyond them the ways that were found are enough. */
const MOST_LOOKS = 4000

/**
 * Several services one after the other without a gap, each by one of the people who do it: who does several that follow each
 * other does them as one stretch, with the longest of their buffers around it. The first begins where that person can be
 * booked (grid, notice and horizon of their rules), the others when the one before ends, on whatever minute that is.
 * Buffers keep other people's appointments away; those of one visit do not stand in each other's way.
 *
 * All starts of a range are worked out as ranges of instants, from the last service backwards: what it costs is ruled by
 * how often people are busy, and not by how many starts there are.
 */
export function rowOf<One extends InRow>(people: readonly One[], range: DateRange): Row<One> {
  const count = people[0]?.does.length ?? 0
  const planOf = planner(range)
  const lanes = people.map((by) => laneOf(by, planOf({ ...by.rules, service: anyTime }), count))
  const first = followed(lanes, count)

  return {
    days() {
      const dates = lanes[0]?.plan.days ?? []
      const byDate = dates.map(() => new Map<string, { time: string; fits: boolean }>())
      lanes.forEach(({ plan }, lane) => {
        const ranges = first.byLane[lane]!
        plan.days.forEach(({ starts }, day) => {
          for (const { instant, start, time } of starts) {
            const fits = isIn(ranges, instant)
            const known = byDate[day]!.get(start)
            if (known === undefined) byDate[day]!.set(start, { time, fits })
            else if (fits) known.fits = true
          }
        })
      })
      return dates.map(({ date }, day) => ({
        date,
        status: bestStatus(lanes.map(({ plan }) => plan.days[day]!.status)),
        slots: [...byDate[day]!]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([start, { time, fits }]) => ({ start, time, fits, ...noRoom })),
      }))
    },
    waysFrom(start, most) {
      return waysOf(lanes, count, { start, most })
    },
  }
}

const anyTime = { minutes: 1, modality: 'tempo', bufferBefore: 0, bufferAfter: 0 } as const
const noRoom = { freeMinutes: 0, clearBefore: 0, clearAfter: 0 }

const openness = ['beyond', 'past', 'closed', 'unavailable', 'open'] as const
const bestStatus = (all: readonly DaySlots['status'][]) =>
  all.reduce((best, one) => (openness.indexOf(one) > openness.indexOf(best) ? one : best), 'beyond')

interface Lane<One extends InRow> {
  by: One
  plan: DayPlan
  /** The stretches that begin with each service, the longest first. */
  stretches: readonly (readonly LaneStretch[])[]
}

interface LaneStretch {
  to: number
  minutes: number
  ranges: StartRanges
}

function laneOf<One extends InRow>(by: One, plan: DayPlan, count: number): Lane<One> {
  const time = { open: plan.open, busy: mergeSpans(by.rules.busy) }
  const stretches = Array.from({ length: count }, (_, from) => {
    const found: LaneStretch[] = []
    const whole = { minutes: 0, bufferBefore: 0, bufferAfter: 0 }
    for (let to = from; to < count; to += 1) {
      const next = by.does[to]
      if (next === undefined) break
      whole.minutes += next.minutes
      whole.bufferBefore = Math.max(whole.bufferBefore, next.bufferBefore)
      whole.bufferAfter = Math.max(whole.bufferAfter, next.bufferAfter)
      if (whole.minutes > MOST_VISIT_MINUTES) break
      if (by.suits?.(from, to + 1) === false) continue
      found.unshift({ to: to + 1, minutes: whole.minutes, ranges: startRanges(time, whole) })
    }
    return found
  })
  return { by, plan, stretches }
}

/** The instants at which the visit can begin with each of the lanes. */
function followed<One extends InRow>(lanes: readonly Lane<One>[], count: number) {
  const everywhere: StartRanges = [{ start: -Infinity, end: Infinity }]
  /** By the service that the rest begins with: where it can begin with anybody but who did what comes before. */
  const restWithout: Map<number, StartRanges>[] = []
  let byLane: StartRanges[] = []
  for (let from = count - 1; from >= 0; from -= 1) {
    byLane = lanes.map(({ by, stretches }) =>
      allRanges(
        stretches[from]!.map(({ to, minutes, ranges }) =>
          commonRanges(
            ranges,
            to === count ? everywhere : earlier(restWithout[to]!.get(by.person)!, minutes),
          ),
        ),
      ),
    )
    const byPerson = new Map<number, StartRanges[]>()
    lanes.forEach(({ by }, lane) => {
      byPerson.set(by.person, [...(byPerson.get(by.person) ?? []), byLane[lane]!])
    })
    restWithout[from] = withoutEach([...byPerson].map(([person, lists]) => [person, allRanges(lists)]))
  }
  return { byLane }
}

/** Of what each of several people has, what all the others have together. */
function withoutEach(each: readonly (readonly [number, StartRanges])[]): Map<number, StartRanges> {
  const before: StartRanges[] = [[]]
  for (const [, ranges] of each) before.push(allRanges([before.at(-1)!, ranges]))
  let after: StartRanges = []
  const without = new Map<number, StartRanges>()
  for (let place = each.length - 1; place >= 0; place -= 1) {
    const [person, ranges] = each[place]!
    without.set(person, allRanges([before[place]!, after]))
    after = allRanges([ranges, after])
  }
  return without
}

function waysOf<One extends InRow>(
  lanes: readonly Lane<One>[],
  count: number,
  { start, most }: { start: number; most: number },
): Stretch<One>[][] {
  let looks = MOST_LOOKS
  const fewest = new Map<string, number>()
  /** The fewest people in a row who can do what is left; Infinity where nobody can. */
  function fewestFrom(from: number, at: number, before: number | null): number {
    if (from === count) return 0
    const name = `${from} ${at} ${before}`
    const known = fewest.get(name)
    if (known !== undefined) return known
    let best = Infinity
    for (const { by, stretches } of lanes) {
      if (by.person === before) continue
      for (const { to, minutes, ranges } of stretches[from]!) {
        if (best === 1 || looks <= 0) break
        looks -= 1
        if (isIn(ranges, at)) best = Math.min(best, 1 + fewestFrom(to, at + minutes * MINUTE_MS, by.person))
      }
    }
    fewest.set(name, best)
    return best
  }

  const ways: Stretch<One>[][] = []
  function walk(way: Stretch<One>[], from: number, at: number, left: number): void {
    if (from === count) {
      if (left === 0) ways.push(way)
      return
    }
    const before = way.at(-1)?.by.person ?? null
    for (const { by, plan, stretches } of lanes) {
      if (by.person === before || (from === 0 && !startsAt(plan, at))) continue
      for (const { to, minutes, ranges } of stretches[from]!) {
        if (ways.length === most || looks <= 0) return
        looks -= 1
        const next = at + minutes * MINUTE_MS
        if (!isIn(ranges, at) || fewestFrom(to, next, by.person) > left - 1) continue
        walk([...way, { by, from, to, start: at, minutes }], to, next, left - 1)
      }
    }
  }
  for (let people = 1; people <= count && ways.length < most; people += 1) walk([], 0, start, people)
  return ways
}

const startsAt = ({ days }: DayPlan, at: number) =>
  days.some(({ starts }) => starts.some(({ instant }) => instant === at))

/**
 * What each stretch of one visit blocks: its time and its buffers, which give way where the same person, or one of the same
 * units, is in another stretch. `takes` names what each of them takes.
 */
export function blockedInRow(
  stretches: readonly (Span & { blocked: Span; takes: readonly (string | number)[] })[],
): Span[] {
  const blocked = stretches.map((one) => ({ ...one.blocked }))
  stretches.forEach((one, place) => {
    for (let later = place + 1; later < stretches.length; later += 1) {
      const other = stretches[later]!
      if (!other.takes.some((name) => one.takes.includes(name))) continue
      blocked[place]!.end = Math.min(blocked[place]!.end, other.start)
      blocked[later]!.start = Math.max(blocked[later]!.start, blocked[place]!.end)
    }
  })
  return blocked
}
