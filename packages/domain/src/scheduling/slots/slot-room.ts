import { MINUTE_MS } from '../calendar/day-number'
import type { BookedService, Slot, Span } from '../model'
import { placeAfter } from './spans'

/** Minutes beyond which room is not measured: a service by time, with a buffer, needs less. */
export const ROOM_CAP = 2880

export type Room = Pick<Slot, 'freeMinutes' | 'clearBefore' | 'clearAfter'>
/** A room, and which kinds of people have it (`uniteDays`); absent where all are of one kind. */
export type RoomOfKinds = Pick<Slot, 'freeMinutes' | 'clearBefore' | 'clearAfter' | 'kinds'>

/** The room at an instant in time that is open until `closing`; `busy` merged, `place` is its `placeAfter` the instant. */
export function roomUntil(
  closing: number,
  busy: readonly Span[],
  instant: number,
  place = placeAfter(busy, instant),
): Room {
  const next = busy[place]
  if (next !== undefined && next.start <= instant) return taken
  const clearAfter = capped((next?.start ?? Infinity) - instant)
  return {
    freeMinutes: Math.min(capped(closing - instant), clearAfter),
    clearBefore: capped(instant - (busy[place - 1]?.end ?? -Infinity)),
    clearAfter,
  }
}

const taken: Room = { freeMinutes: 0, clearBefore: 0, clearAfter: 0 }

/**
 * Whether a service by time can be had at a slot: it ends before the next obstacle, and no appointment reaches into its
 * buffers, which may lie outside the hours. Lets a page grey the services of a slot that was found for another one. A
 * service by day needs `findSlots` or `refusalAt`.
 */
export function fitsRoom(room: Room, service: Omit<BookedService, 'modality'>): boolean {
  return service.minutes <= room.freeMinutes && isClear(room, service)
}

/** Whether other appointments leave the time and the buffers of a service alone, whatever the hours say. */
export function isClear(
  { clearBefore, clearAfter }: Room,
  { minutes, bufferBefore, bufferAfter }: Omit<BookedService, 'modality'>,
): boolean {
  return bufferBefore <= clearBefore && minutes + bufferAfter <= clearAfter
}

function capped(milliseconds: number): number {
  return Math.min(ROOM_CAP, Math.floor(milliseconds / MINUTE_MS))
}
