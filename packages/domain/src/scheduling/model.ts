import type { Week } from '../hours'
import type { Modality } from '../modality'
import type { Period } from './people/periods'

/** Minutes between two starts where the company chose nothing (AVAIL-15), and what it may choose. */
export const GRID_MINUTES = 60
export const GRIDS = [15, 20, 30, 60] as const

/** Instants in epoch milliseconds, `end` excluded. */
export interface Span {
  start: number
  end: number
}

/** Minutes; the buffers keep the agenda blocked around the time that the customer sees. */
export interface BookedService {
  minutes: number
  modality: Modality
  bufferBefore: number
  bufferAfter: number
}

/**
 * When appointments can be had. A closed date `YYYY-MM-DD` closes every range that begins on it, its past-midnight tail
 * included; a closed span closes just its instants.
 */
export interface OpeningHours {
  /** IANA name. */
  zone: string
  week: Week
  /** Weeks of their own between two dates, both included: of those that hold on a date the last one counts. */
  periods?: readonly (Period & { week: Week })[]
  closures: { dates: readonly string[]; spans: readonly Span[] }
}

/** A class that somebody is in already; `start` to `end` is what it blocks, its buffers included. */
export interface ClassTime extends Span {
  /** When it begins, epoch milliseconds. */
  at: number
  /** Seats that somebody has. */
  taken: number
}

/** A service that several people come to at one time. */
export interface Seats {
  each: number
  /** How many come together; one where it is absent. */
  people?: number | undefined
  /** Its classes in this agenda, full ones too. `busy` of the rules has them all. */
  classes: readonly ClassTime[]
  /** What blocks the agenda beside them: who comes into a class is where it is, and takes no place of their own. */
  busy: readonly Span[]
}

/** All that decides whether a service can be had at a start. */
export interface SlotRules extends OpeningHours {
  service: BookedService
  /** Absent of a service that takes one person. */
  seats?: Seats | undefined
  /** What other appointments block, their own buffers included, in any order. */
  busy: readonly Span[]
  /** Minutes between two starts. */
  grid: number
  /** Minutes that must lie between `now` and a start; 0 refuses the past only. */
  notice: number
  /** The last date that can be booked is this many days after today, on the zone's calendar. */
  horizon: number
  /** Epoch milliseconds. */
  now: number
}

export interface Slot {
  /** ISO instant in UTC with milliseconds. It tells the two times of a repeated hour apart; `time` does not. */
  start: string
  /** `HH:MM` on the company's clock. */
  time: string
  /** Minutes until the next obstacle: closing, closure or appointment. 0 where it is taken; 2880 stands for more. */
  freeMinutes: number
  /** Minutes to the appointments on either side, whether the company is open or not: the room that buffers need. */
  clearBefore: number
  clearAfter: number
  /** Whether the service that was asked for can be had here. */
  fits: boolean
  /** Of a service with seats: how many are left here. Of several agendas as one, all that they have. */
  left?: number | undefined
  /** Of several agendas as one: rooms of others at this start that are longer or clearer in some way (`uniteDays`). */
  more?: readonly Pick<Slot, 'freeMinutes' | 'clearBefore' | 'clearAfter' | 'kinds'>[]
  /** Of people of several kinds: those who have this room. Who does the same services in the same way is of one kind. */
  kinds?: readonly number[]
}

/**
 * `past` and `beyond` the horizon, `closed` by the hours, `unavailable` by a closure, or `open`, though all its slots
 * may be taken (decision 0026, A33).
 */
export type DayStatus = 'past' | 'beyond' | 'closed' | 'unavailable' | 'open'

export interface DaySlots {
  /** `YYYY-MM-DD` on the company's calendar. A start after midnight belongs to the date that the clock shows. */
  date: string
  status: DayStatus
  /** In the order of time; taken ones included, those before the notice left out. */
  slots: Slot[]
}
