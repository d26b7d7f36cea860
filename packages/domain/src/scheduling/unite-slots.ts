import type { Room } from './slot-room'
import type { DaySlots, DayStatus, Slot } from './model'

/** The order in which the word of one agenda about a day outdoes that of another. */
const openness: Readonly<Record<DayStatus, number>> = {
  open: 4,
  unavailable: 3,
  closed: 2,
  past: 1,
  beyond: 0,
}

/**
 * The days of several agendas as those of one that any of them can serve: a start is there where one has it, and fits
 * where one can take it. All lists hold the same dates, in the same order; of one list the answer is that list.
 */
export function uniteDays([first = [], ...others]: readonly DaySlots[][]): DaySlots[] {
  if (others.length === 0) return first
  return first.map((day, place) => {
    const days = [day, ...others.map((list) => list[place]!)]
    const { status } = days.reduce((best, one) => (openness[one.status] > openness[best.status] ? one : best))
    return { date: day.date, status, slots: uniteSlots(days.flatMap(({ slots }) => slots)) }
  })
}

function uniteSlots(slots: readonly Slot[]): Slot[] {
  const byStart = new Map<string, Slot[]>()
  for (const slot of slots) {
    const same = byStart.get(slot.start)
    if (same === undefined) byStart.set(slot.start, [slot])
    else same.push(slot)
  }
  return [...byStart.values()].map(uniteStart).sort((a, b) => (a.start < b.start ? -1 : 1))
}

function uniteStart(same: readonly Slot[]): Slot {
  const [{ start, time }] = same as [Slot]
  const [widest, ...more] = widestRooms(same)
  return {
    start,
    time,
    ...widest!,
    fits: same.some(({ fits }) => fits),
    ...(more.length > 0 ? { more } : {}),
  }
}

/** The rooms that no other one has in full, the longest first. */
function widestRooms(slots: readonly Slot[]): Room[] {
  const kept: Room[] = []
  const rooms = slots.map(({ freeMinutes, clearBefore, clearAfter }) => ({
    freeMinutes,
    clearBefore,
    clearAfter,
  }))
  for (const room of rooms.sort(byWidth)) if (!kept.some((other) => holds(other, room))) kept.push(room)
  return kept
}

const byWidth = (a: Room, b: Room) =>
  b.freeMinutes - a.freeMinutes || b.clearBefore - a.clearBefore || b.clearAfter - a.clearAfter

const holds = (big: Room, small: Room) =>
  big.freeMinutes >= small.freeMinutes &&
  big.clearBefore >= small.clearBefore &&
  big.clearAfter >= small.clearAfter
