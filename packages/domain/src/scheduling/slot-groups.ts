import { minutesOf, clockOf } from '../hours/clock'
import { isDate } from './day-number'
import type { DaySlots, DayStatus } from './model'

/** The availability of the spec: groups of months, each with its days by date `YYYY-MM-DD` (AVAIL-04, CALL-39). */
export type SlotGroups = {
  months: {
    /** `YYYY-MM`. */
    month: string
    /** Only an `open` day can be booked; `slots` are its free starts `HH:MM`, none where all are taken. */
    days: Record<string, { status: 'open' | 'closed' | 'unavailable'; slots: string[] }>
  }[]
}[]

/** One day as the pages of the spec take it (AVAIL-07). */
export interface AvailableDay {
  date: string
  available: boolean
  timeSlots: { id: string; time: string; available: boolean }[]
}

const statuses = {
  open: 'open',
  unavailable: 'unavailable',
  closed: 'closed',
  past: 'closed',
  beyond: 'closed',
} as const

/** The availability of found days as one group: of open days the starts that fit, of others none. */
export function slotGroups(days: readonly DaySlots[]): SlotGroups {
  const months = new Map<string, SlotGroups[number]['months'][number]>()
  for (const { date, status, slots } of days) {
    const month = date.slice(0, 7)
    const known = months.get(month) ?? { month, days: {} }
    months.set(month, known)
    known.days[date] = { status: statuses[status satisfies DayStatus], slots: timesOf(status, slots) }
  }
  return [{ months: [...months.values()] }]
}

/**
 * The days of an availability that some server sent, in the order of time (AVAIL-04 to AVAIL-07). A date in several
 * groups is open when one of them says so. What is no day or no time is passed over.
 */
export function processAvailability(groups: unknown): AvailableDay[] {
  const days = new Map<string, Map<string, boolean>>()
  const open = new Set<string>()
  for (const [date, day] of listOf(groups).flatMap(monthsOf).flatMap(daysOf)) {
    if (day.status === 'open') open.add(date)
    const times = days.get(date) ?? new Map<string, boolean>()
    days.set(date, times)
    for (const time of listOf(day.slots).flatMap(readTime)) {
      times.set(time, day.status === 'open' || times.get(time) === true)
    }
  }
  return [...days].toSorted(byKey).map(([date, times]) => ({
    date,
    available: open.has(date),
    timeSlots: [...times]
      .toSorted(byKey)
      .map(([time, available]) => ({ id: `${date}T${time}`, time, available })),
  }))
}

/** A clock change that repeats an hour gives a time twice; the spec's shape knows it once. */
function timesOf(status: DayStatus, slots: DaySlots['slots']): string[] {
  if (status !== 'open') return []
  return [...new Set(slots.filter(({ fits }) => fits).map(({ time }) => time))]
}

const monthsOf = (group: unknown) => listOf(recordOf(group).months)

function daysOf(month: unknown): [string, Record<string, unknown>][] {
  return Object.entries(recordOf(recordOf(month).days))
    .filter(([date]) => isDate(date))
    .map(([date, day]) => [date, recordOf(day)])
}

function readTime(text: unknown): string[] {
  const minutes = typeof text === 'string' ? minutesOf(text) : null
  return minutes === null || minutes === 1440 ? [] : [clockOf(minutes)]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)
