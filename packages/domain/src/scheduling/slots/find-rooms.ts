import type { DayStatus, SlotRules } from '../model'
import { checkRules, planner, type DateRange, type PlannedStart } from './day-plan'
import { roomUntil, type Room, type RoomOfKinds } from './slot-room'
import { mergeSpans, placeFrom } from './spans'
import { mostOpen, roomsOfKinds, widestRooms } from './unite-slots'

/** The starts of a date with the rooms of several agendas. */
export interface DayRooms {
  /** `YYYY-MM-DD`. */
  date: string
  status: DayStatus
  /** In the order of time. */
  starts: RoomsAt[]
}

export interface RoomsAt {
  /** As in `Slot`. */
  start: string
  time: string
  /** The longest first, none that another one has in full; at least one. */
  rooms: RoomOfKinds[]
}

/**
 * What `uniteDays` says of the rooms of several agendas, in one pass over the starts: no list of slots is made for each of
 * them. Whether a service fits, and seats, are not looked at. All rooms are told as far as `most`, where it is given.
 * `kinds` as in `uniteDays`.
 */
export function findRooms(
  agendas: readonly SlotRules[],
  range: DateRange,
  { kinds = [], most }: { kinds?: readonly number[]; most?: Room | undefined } = {},
): DayRooms[] {
  const planOf = planner(range)
  const lines = agendas.map((rules, place) => {
    checkRules(rules)
    return { plan: planOf(rules), kind: kinds[place] ?? 0, busy: mergeSpans(rules.busy), place: 0 }
  })
  const plans = [...new Set(lines.map(({ plan }) => plan))]
  const isOfKinds = new Set(kinds).size > 1
  const planOfLine = lines.map(({ plan }) => plans.indexOf(plan))

  function roomsAt(planned: readonly (PlannedStart | undefined)[]): RoomOfKinds[] {
    const rooms: Room[] = []
    const ofKinds: { slot: Room; kind: number }[] = []
    for (const [at, line] of lines.entries()) {
      const start = planned[planOfLine[at]!]
      if (start === undefined) continue
      line.place = placeFrom(line.place, line.busy, start.instant)
      const room = within(roomUntil(start.closing, line.busy, start.instant, line.place), most)
      if (isOfKinds) ofKinds.push({ slot: room, kind: line.kind })
      else rooms.push(room)
    }
    return isOfKinds ? roomsOfKinds(ofKinds) : widestRooms(rooms)
  }

  return (plans[0]?.days ?? []).map(({ date }, number) => {
    const days = plans.map((plan) => plan.days[number]!)
    const starts = inOrder(days.map((day) => day.starts)).map((planned) => {
      const { start, time } = planned.find((one) => one !== undefined)!
      return { start, time, rooms: roomsAt(planned) }
    })
    return { date, status: mostOpen(days), starts }
  })
}

/** Starts of several lists, each in the order of time, by their instants: of each list the one that it has there. */
function inOrder(lists: readonly (readonly PlannedStart[])[]): (PlannedStart | undefined)[][] {
  const [only, ...others] = lists
  if (only && others.length === 0) return only.map((start) => [start])
  const places = lists.map(() => 0)
  const all: (PlannedStart | undefined)[][] = []
  for (;;) {
    const next = lists.map((list, at) => list[places[at]!])
    const instant = Math.min(...next.map((start) => start?.instant ?? Infinity))
    if (instant === Infinity) return all
    all.push(next.map((start) => (start?.instant === instant ? start : undefined)))
    next.forEach((start, at) => {
      if (start?.instant === instant) places[at]! += 1
    })
  }
}

function within(room: Room, most: Room | undefined): Room {
  if (most === undefined) return room
  return {
    freeMinutes: Math.min(room.freeMinutes, most.freeMinutes),
    clearBefore: Math.min(room.clearBefore, most.clearBefore),
    clearAfter: Math.min(room.clearAfter, most.clearAfter),
  }
}
