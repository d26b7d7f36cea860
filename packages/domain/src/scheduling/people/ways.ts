import type { BookedService } from '../model'
import { fitsRoom, type RoomOfKinds } from '../slots/slot-room'

/** One of the ways in which a service is done: by people of some kinds, in as many minutes. */
export interface Way {
  /** Absent for all kinds. */
  kinds?: readonly number[] | undefined
  minutes: number
}

/** Of the ways in which a service is done those that have room at a start: one of its rooms is of people who do it so. */
export function waysIn<One extends Way>(
  rooms: readonly RoomOfKinds[],
  ways: readonly One[],
  buffers: Pick<BookedService, 'bufferBefore' | 'bufferAfter'>,
): One[] {
  return ways.filter(({ kinds, minutes }) =>
    rooms.some((room) => meet(kinds, room.kinds) && fitsRoom(room, { ...buffers, minutes })),
  )
}

/** Whether a room is of people who do a service in one of these ways, however long it is. */
export function isOfSome({ kinds }: RoomOfKinds, ways: readonly Way[]): boolean {
  return ways.some((way) => meet(way.kinds, kinds))
}

/**
 * The ways in which people do two services one after the other: who does both, in the minutes of both. None where nobody
 * does. `join` says what else becomes of two ways.
 */
export function joinWays<One extends Way, Other extends Way, Both extends object>(
  ones: readonly One[],
  others: readonly Other[],
  join: (one: One, other: Other) => Both,
): (Both & Way)[] {
  return ones.flatMap((one) =>
    others
      .filter((other) => meet(one.kinds, other.kinds))
      .map((other) => ({
        ...join(one, other),
        kinds: commonKinds(one.kinds, other.kinds),
        minutes: one.minutes + other.minutes,
      })),
  )
}

const commonKinds = (some?: readonly number[], others?: readonly number[]) =>
  some === undefined || others === undefined ? (some ?? others) : some.filter((kind) => others.includes(kind))

const meet = (some?: readonly number[], others?: readonly number[]) =>
  some === undefined || others === undefined || some.some((kind) => others.includes(kind))
