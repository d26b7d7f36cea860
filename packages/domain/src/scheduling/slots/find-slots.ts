import { isByDay } from '../../modality'
import { MINUTE_MS } from '../calendar/day-number'
import { bookingOf } from './blocked-range'
import type { DaySlots, Slot, SlotRules, Span } from '../model'
import {
  checkRules,
  planner,
  planOfStarts,
  type DateRange,
  type DayPlan,
  type PlannedStart,
} from './day-plan'
import { fitsRoom, ROOM_CAP, roomUntil } from './slot-room'
import { mergeSpans, placeAfter } from './spans'

/**
 * The starts of each date from `from` to `to` (`YYYY-MM-DD`, both included), and whether the service fits there.
 *
 * A service by time starts on the clock at the opening of each range, and every `grid` minutes after it, up to but
 * excluding closing (AVAIL-15): the grid stays where it is around closures and appointments. Where the clock changes, a
 * start on a time that is skipped does not exist, and one on a time that is repeated exists twice; the minutes of a
 * service are real ones. Ranges that touch are one open time, also over midnight. A service by day has one start a date,
 * its opening. A class that has seats left is a start of its own service, on the grid or not, and nobody's way to itself.
 *
 * @throws RangeError for an unknown zone, a malformed date, a service without minutes or a grid below one minute.
 */
export function findSlots(rules: SlotRules, range: DateRange): DaySlots[] {
  return findSlotsOfEach([rules], range)[0]!
}

/** The same of several agendas, each for itself: what those with the same hours have in common is worked out once. */
export function findSlotsOfEach(agendas: readonly SlotRules[], range: DateRange): DaySlots[][] {
  const planOf = planner(range)
  return agendas.map((rules) => {
    checkRules(rules)
    const plan = planOf(rules)
    const joinable = joinableClasses(rules, plan.open)
    return slotsIn(joinable.size === 0 ? plan : planOf(rules, [...joinable.keys()]), rules, joinable)
  })
}

/** A start with seats, and how many are left there. */
export interface SeatsAt {
  instant: number
  /** As in `Slot`. */
  start: string
  left: number
}

/**
 * Looks for seats of a service at some instants and at no others: where `findSlots` has a start that fits. A month of
 * classes is little, a month of all starts is not.
 */
export function seatFinder(range: DateRange): (rules: SlotRules, instants: readonly number[]) => SeatsAt[] {
  const planOf = planner(range)
  const grids = new Map<DayPlan, ReadonlySet<number>>()
  return (rules, instants) => {
    checkRules(rules)
    const plan = planOf(rules)
    const joinable = joinableClasses(rules, plan.open)
    const grid =
      grids.get(plan) ?? new Set(plan.days.flatMap(({ starts }) => starts.map(({ instant }) => instant)))
    grids.set(plan, grid)
    const asked = [...new Set(instants)]
      .filter((instant) => grid.has(instant) || joinable.has(instant))
      .sort((a, b) => a - b)
    return slotsIn(planOfStarts(plan, rules, asked), rules, joinable)
      .flatMap(({ slots }) => slots)
      .flatMap(({ start, fits, left = 0 }) => (fits ? [{ instant: Date.parse(start), start, left }] : []))
  }
}

type JoinableClasses = ReturnType<typeof joinableClasses>

function slotsIn({ calendar, days }: DayPlan, rules: SlotRules, joinable: JoinableClasses): DaySlots[] {
  const { service, seats } = rules
  const busy = mergeSpans(rules.busy)

  function fitsByDay(instant: number, others: readonly Span[]): boolean {
    const blocked = bookingOf(calendar, service, instant)?.blocked
    return (
      blocked !== undefined && (others[placeAfter(others, blocked.start)]?.start ?? Infinity) >= blocked.end
    )
  }

  function slotAt({ instant, start, time, closing }: PlannedStart): Slot {
    const joined = joinable.get(instant)
    const others = joined?.busy ?? busy
    const room = roomUntil(closing, others, instant)
    const { freeMinutes, clearBefore, clearAfter } = room
    const fitsTime = isByDay(service.modality) ? fitsByDay(instant, others) : fitsRoom(room, service)
    const fits = fitsTime && (joined?.left ?? seats?.each ?? 1) >= (seats?.people ?? 1)
    if (!seats) return { start, time, freeMinutes, clearBefore, clearAfter, fits }
    const left = fitsTime ? (joined?.left ?? seats.each) : 0
    return { start, time, freeMinutes, clearBefore, clearAfter, fits, left }
  }

  return days.map(({ date, status, starts }) => ({ date, status, slots: starts.map(slotAt) }))
}

/** The classes that begin in open time and have a seat left, by their start: what is in the way of who joins them. */
function joinableClasses({ seats, service }: SlotRules, open: readonly Span[]) {
  const { each = 0, classes = [], busy = [] } = seats ?? {}
  const all = [...busy, ...classes]
  // Room is not measured beyond its cap, so that what lies further is in nobody's way.
  const reach = isByDay(service.modality) ? Infinity : ROOM_CAP * MINUTE_MS
  return new Map(
    classes
      .filter(({ at, taken }) => taken < each && (open[placeAfter(open, at)]?.start ?? Infinity) <= at)
      .map((one) => {
        const near = all.filter(
          (other) => other !== one && other.end > one.at - reach && other.start < one.at + reach,
        )
        return [one.at, { left: each - one.taken, busy: mergeSpans(near) }]
      }),
  )
}
