import { isByDay } from '../../modality'
import { MINUTE_MS } from '../calendar/day-number'
import { bookingOf, checkService } from './blocked-range'
import type { DaySlots, Slot, SlotRules, Span } from '../model'
import { planDays, planName, type DateRange, type DayPlan, type PlannedStart } from './day-plan'
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
  const plans = new Map<string, DayPlan>()
  const planOf = (rules: SlotRules, besides: number[] = []) => {
    const name = [planName(rules), ...besides].join()
    const plan = plans.get(name) ?? planDays(rules, range, besides)
    plans.set(name, plan)
    return plan
  }
  return agendas.map((rules) => {
    checkService(rules.service)
    if (!Number.isInteger(rules.grid) || rules.grid < 1) throw new RangeError('The grid is 1 minute or more')
    const joinable = joinableClasses(rules, planOf(rules).open)
    return slotsIn(planOf(rules, [...joinable.keys()]), rules, joinable)
  })
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
    const fits = isByDay(service.modality) ? fitsByDay(instant, others) : fitsRoom(room, service)
    const slot = { start, time, freeMinutes, clearBefore, clearAfter, fits }
    return seats ? { ...slot, left: fits ? (joined?.left ?? seats.each) : 0 } : slot
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
