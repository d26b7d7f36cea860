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

const meet = (some?: readonly number[], others?: readonly number[]) =>
  some === undefined || others === undefined || some.some((kind) => others.includes(kind))
