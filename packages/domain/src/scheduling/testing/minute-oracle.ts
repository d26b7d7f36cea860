import { weekdayKeys } from '../../hours'
import type { DaySlots, DayStatus, Slot, SlotRules, Span } from '../model'
import type { Wall } from './walls'

const MINUTE = 60_000
const CAP = 2880

interface Window {
  /** From `origin` on, minute by minute, with days to spare on both sides of the dates that are asked for. */
  walls: Wall[]
  origin: number
  first: number
  last: number
}

/** The rules of `findSlots` told again minute by minute, slowly and without any of its ideas. */
export function slotsByMinute(rules: SlotRules, { walls, origin, first, last }: Window): DaySlots[] {
  const { service, grid } = rules
  const { minutes, busy, flagged, isOpen } = readMinutes(rules, { walls, origin })
  const { each = 0, classes = [], busy: beside = [] } = rules.seats ?? {}
  const together = rules.seats?.people ?? 1
  const begun = new Map(classes.map((one) => [(one.at - origin) / MINUTE, one]))
  /** What is in the way of a start: of who comes into a class that has a seat left, all but that class. */
  const clearFrom = (at: number): ((one: number) => boolean) => {
    const joined = begun.get(at)
    if (!joined || joined.taken >= each) return (one) => busy[one] !== 1
    const others = flagged([...beside, ...classes.filter((other) => other !== joined)])
    return (one) => others[one] !== 1
  }
  const openDays = new Map<number, { from: number; to: number }>()
  minutes.forEach(({ open }, at) => {
    for (const { on } of open) openDays.set(on, { from: openDays.get(on)?.from ?? at, to: at + 1 })
  })

  const startsOf = new Map<number, number[]>()
  walls.forEach(({ day }, at) => {
    if (day >= first && day <= last && isStart(at)) startsOf.set(day, [...(startsOf.get(day) ?? []), at])
  })

  return Array.from({ length: last - first + 1 }, (_, place) => {
    const day = first + place
    const starts = startsOf.get(day) ?? []
    const status = statusOf(day, starts.length > 0)
    const offered = starts.filter((at) => instantOf(at) >= rules.now + rules.notice * MINUTE)
    return { date: iso(day), status, slots: status === 'open' ? offered.map(slotAt) : [] }
  })

  function instantOf(at: number): number {
    return origin + at * MINUTE
  }

  function isStart(at: number): boolean {
    const joined = begun.get(at)
    if (joined && joined.taken < each && isOpen(at)) return true
    return minutes[at]!.open.some(({ on, since }) =>
      service.modality === 'tempo' ? since % grid === 0 : openDays.get(on)!.from === at,
    )
  }

  function endOf(at: number): number | null {
    if (service.modality === 'tempo') {
      return every(at, at + service.minutes, isOpen) ? at + service.minutes : null
    }
    const begun = minutes[at]!.open[0]!.on
    const days = [...openDays.keys()].filter((day) => day >= begun).sort((a, b) => a - b)
    const lastDay = days[Math.max(1, Math.round(service.minutes / 480)) - 1]
    return lastDay === undefined ? null : openDays.get(lastDay)!.to
  }

  function slotAt(at: number): Slot {
    const end = endOf(at)
    const { minute } = walls[at]!
    const isClear = clearFrom(at)
    const isFree = end !== null && every(at - service.bufferBefore, end + service.bufferAfter, isClear)
    const left = isFree ? each - (begun.get(at)?.taken ?? 0) : 0
    const fits = rules.seats ? isFree && left >= together : isFree
    return {
      start: new Date(instantOf(at)).toISOString(),
      time: [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
      freeMinutes: count(at, 1, (one) => isOpen(one) && isClear(one)),
      clearBefore: isClear(at) ? count(at - 1, -1, isClear) : 0,
      clearAfter: count(at, 1, isClear),
      fits,
      ...(rules.seats && { left }),
    }
  }

  function statusOf(day: number, hasStarts: boolean): DayStatus {
    const today = walls[Math.floor((rules.now - origin) / MINUTE)]!.day
    if (day < today) return 'past'
    if (day > today + rules.horizon) return 'beyond'
    if (hasStarts || openDays.has(day)) return 'open'
    return minutes.some(({ covers }) => covers.some(({ on }) => on === day)) ? 'unavailable' : 'closed'
  }
}

/** What the hours and other appointments say of each minute. */
function readMinutes(
  { closures, busy, week, periods = [] }: Omit<SlotRules, 'service'>,
  { walls, origin }: Pick<Window, 'walls' | 'origin'>,
) {
  const shut = flagged(closures.spans)
  const rangesOf = new Map<number, readonly { start: number; end: number }[]>()
  const closedDays = new Set(closures.dates.map((date) => Date.parse(date) / (1440 * MINUTE)))
  const minutes = walls.map(({ day, minute }, at) => {
    const covers = [...coveringOn(day, minute), ...coveringOn(day - 1, minute + 1440)]
    return { covers, open: covers.filter(({ on }) => shut[at] !== 1 && !closedDays.has(on)) }
  })
  return { minutes, busy: flagged(busy), flagged, isOpen: (at: number) => minutes[at]!.open.length > 0 }

  function flagged(spans: readonly Span[]): Uint8Array {
    const flags = new Uint8Array(walls.length)
    for (const { start, end } of spans) flags.fill(1, (start - origin) / MINUTE, (end - origin) / MINUTE)
    return flags
  }

  function coveringOn(on: number, minute: number): { on: number; since: number }[] {
    const covers: { on: number; since: number }[] = []
    for (const { start, end } of rangesOn(on))
      if (start <= minute && minute < end) covers.push({ on, since: minute - start })
    return covers
  }

  /** Looked up for each minute, so each day is asked once. */
  function rangesOn(on: number): readonly { start: number; end: number }[] {
    const known = rangesOf.get(on)
    if (known) return known
    const weeks = periods.filter(
      ({ from, to }) => !(from !== null && iso(on) < from) && !(to !== null && iso(on) > to),
    )
    const { open, ranges } = (weeks.at(-1)?.week ?? week)[weekdayKeys[(on + 3) % 7]!]
    const found = open ? ranges : []
    rangesOf.set(on, found)
    return found
  }
}

/** Somebody of several who do a visit in a row: their rules, and how they do each service of it. */
export interface PersonByMinute {
  rules: Omit<SlotRules, 'service'>
  does: readonly (Pick<SlotRules['service'], 'minutes' | 'bufferBefore' | 'bufferAfter'> | undefined)[]
}

/**
 * The starts of a visit of several services by date, and of each the fewest people who can do it in a row without a gap; null
 * where nobody can. Told by trying everybody for everything, minute by minute.
 */
export function rowsByMinute(
  people: readonly PersonByMinute[],
  window: Window,
): Map<string, number | null>[] {
  const anything = { minutes: 1, modality: 'tempo', bufferBefore: 0, bufferAfter: 0 } as const
  const count = people[0]!.does.length
  const seen = people.map(({ rules }) => readMinutes(rules, window))
  const fewest = (at: number, from: number, before: number, first: number | null): number => {
    if (from === count) return 0
    let best = Infinity
    people.forEach(({ does }, person) => {
      if (person === before || (first !== null && person !== first)) return
      const { isOpen, busy } = seen[person]!
      for (let to = from + 1; to <= count && does.slice(from, to).every(Boolean); to += 1) {
        const parts = does.slice(from, to).map((one) => one!)
        const end = at + parts.reduce((sum, { minutes }) => sum + minutes, 0)
        const [early, late] = (['bufferBefore', 'bufferAfter'] as const).map((name) =>
          Math.max(...parts.map((one) => one[name])),
        )
        if (end - at > 720 || !every(at, end, isOpen)) continue
        if (!every(at - early!, end + late!, (one) => busy[one] !== 1)) continue
        best = Math.min(best, 1 + fewest(end, to, person, null))
      }
    })
    return best
  }
  const asked = people.map(({ rules }) => slotsByMinute({ ...rules, service: anything }, window))
  return Array.from({ length: window.last - window.first + 1 }, (_, place) => {
    const starts = new Map<string, number | null>()
    asked.forEach((days, person) => {
      for (const { start } of days[place]!.slots) {
        const found = fewest((Date.parse(start) - window.origin) / MINUTE, 0, -1, person)
        const known = starts.get(start) ?? Infinity
        const best = Math.min(known, found)
        starts.set(start, best === Infinity ? null : best)
      }
    })
    return starts
  })
}

/**
 * The starts of a service, told of several people by asking each of those who do it minute by minute: by date the
 * instants at which one of them begins, and whether one of them can take it there in the minutes that they need.
 */
export function startsOfAny(people: readonly SlotRules[], window: Window): Map<string, boolean>[] {
  const asked = people.map((rules) => slotsByMinute(rules, window))
  return Array.from({ length: window.last - window.first + 1 }, (_, place) => {
    const starts = new Map<string, boolean>()
    for (const days of asked)
      for (const { start, fits } of days[place]!.slots) starts.set(start, fits || starts.get(start) === true)
    return starts
  })
}

function iso(day: number): string {
  return new Date(day * 1440 * MINUTE).toISOString().slice(0, 10)
}

function every(from: number, to: number, holds: (at: number) => boolean): boolean {
  for (let at = from; at < to; at += 1) if (!holds(at)) return false
  return true
}

function count(from: number, step: 1 | -1, holds: (at: number) => boolean): number {
  let length = 0
  while (length < CAP && holds(from + length * step)) length += 1
  return length
}
