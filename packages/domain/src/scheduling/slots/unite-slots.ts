import type { Room, RoomOfKinds } from './slot-room'
import type { DaySlots, DayStatus, Slot } from '../model'

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
 * `kinds` says of each list of which kind of people it is: where there are several kinds, each keeps rooms of its own,
 * because what one kind does in a room another may not do at all. Of a service with seats those that are left are added up,
 * or with `most` the most of one counts: where the lists are of one agenda.
 */
export function uniteDays(
  [first = [], ...others]: readonly DaySlots[][],
  kinds: readonly number[] = [],
  seats: 'sum' | 'most' = 'sum',
): DaySlots[] {
  if (others.length === 0) return first
  const keep = new Set(kinds).size > 1 ? roomsOfKinds : widestOf
  return first.map((day, place) => {
    const days = [day, ...others.map((list) => list[place]!)]
    return { date: day.date, status: mostOpen(days), slots: uniteSlots(days, { kinds, keep, seats }) }
  })
}

/** Of days of several agendas the status that outdoes the others'. */
export function mostOpen(days: readonly { status: DayStatus }[]): DayStatus {
  return days.reduce((best, one) => (openness[one.status] > openness[best.status] ? one : best)).status
}

interface RoomOfKind {
  slot: Room
  kind: number
}
interface SlotOfKind extends RoomOfKind {
  slot: Slot
}
/** What is kept of the rooms at one start, the longest first. */
type KeepRooms = (same: readonly RoomOfKind[]) => RoomOfKinds[]

interface HowToUnite {
  kinds: readonly number[]
  keep: KeepRooms
  seats: 'sum' | 'most'
}

/** The starts of all lists, each of which is in the order of time. */
function uniteSlots(days: readonly DaySlots[], { kinds, keep, seats }: HowToUnite): Slot[] {
  const lists = days.map(({ slots }) => slots)
  const places = lists.map(() => 0)
  const united: Slot[] = []
  for (;;) {
    let start: string | undefined
    lists.forEach((slots, list) => {
      const next = slots[places[list]!]?.start
      if (next !== undefined && (start === undefined || next < start)) start = next
    })
    if (start === undefined) return united
    const same: SlotOfKind[] = []
    lists.forEach((slots, list) => {
      const slot = slots[places[list]!]
      if (slot === undefined || slot.start !== start) return
      same.push({ slot, kind: kinds[list] ?? 0 })
      places[list]! += 1
    })
    united.push(uniteStart(same, keep, seats))
  }
}

function uniteStart(same: readonly SlotOfKind[], keep: KeepRooms, seats: 'sum' | 'most'): Slot {
  const [{ slot }] = same as [SlotOfKind]
  const [widest, ...more] = keep(same)
  const left = same.flatMap((one) => one.slot.left ?? [])
  return {
    start: slot.start,
    time: slot.time,
    ...widest!,
    fits: same.some((one) => one.slot.fits),
    ...(left.length > 0 && {
      left: seats === 'most' ? Math.max(...left) : left.reduce((sum, one) => sum + one, 0),
    }),
    ...(more.length > 0 ? { more } : {}),
  }
}

/** The rooms of each kind by itself, those that are alike as one; a kind that has none left is not named. */
export function roomsOfKinds(same: readonly RoomOfKind[]): RoomOfKinds[] {
  const rooms: (Room & { kinds: number[] })[] = []
  for (const { slot, kind } of same) {
    const known = rooms.find((room) => holds(room, slot) && holds(slot, room))
    if (known?.kinds.includes(kind)) continue
    const { freeMinutes, clearBefore, clearAfter } = slot
    if (known) known.kinds.push(kind)
    else rooms.push({ freeMinutes, clearBefore, clearAfter, kinds: [kind] })
  }
  for (const room of rooms) {
    const bigger = rooms.filter((other) => other !== room && holds(other, room))
    if (bigger.length > 0)
      room.kinds = room.kinds.filter((kind) => !bigger.some(({ kinds }) => kinds.includes(kind)))
  }
  const kept = rooms.filter(({ kinds }) => kinds.length > 0).sort(byWidth)
  const free = kept.filter(({ freeMinutes }) => freeMinutes > 0)
  return free.length > 0 ? free : kept.slice(0, 1)
}

const widestOf = (same: readonly RoomOfKind[]) => widestRooms(same.map(({ slot }) => slot))

/** The rooms that no other one has in full, the longest first. Mostly one has all that the others have. */
export function widestRooms(rooms: readonly Room[]): Room[] {
  let kept: Room[] = []
  for (const room of rooms) {
    if (kept.some((other) => holds(other, room))) continue
    kept = kept.filter((other) => !holds(room, other))
    kept.push(room)
  }
  return kept
    .sort(byWidth)
    .map(({ freeMinutes, clearBefore, clearAfter }) => ({ freeMinutes, clearBefore, clearAfter }))
}

const byWidth = (a: Room, b: Room) =>
  b.freeMinutes - a.freeMinutes || b.clearBefore - a.clearBefore || b.clearAfter - a.clearAfter

const holds = (big: Room, small: Room) =>
  big.freeMinutes >= small.freeMinutes &&
  big.clearBefore >= small.clearBefore &&
  big.clearAfter >= small.clearAfter
