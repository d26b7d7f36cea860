import type { DaySlots, DayStatus } from '../model'

/** The availability of the spec: groups of months, each with its days by date `YYYY-MM-DD` (AVAIL-04, CALL-39). */
export type SlotGroups = {
  months: {
    /** `YYYY-MM`. */
    month: string
    /** Only an `open` day can be booked; `slots` are its free starts `HH:MM`, none where all are taken. */
    days: Record<string, { status: 'open' | 'closed' | 'unavailable'; slots: string[] }>
  }[]
}[]

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

/** A clock change that repeats an hour gives a time twice; the spec's shape knows it once. */
function timesOf(status: DayStatus, slots: DaySlots['slots']): string[] {
  if (status !== 'open') return []
  return [...new Set(slots.filter(({ fits }) => fits).map(({ time }) => time))]
}
