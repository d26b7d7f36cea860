import type { Span } from '@balcao/domain/scheduling'
import type { InTheWay } from '../appointments/will/in-the-way'

type Lying = Omit<InTheWay, 'blocked_from' | 'blocked_to'> & { blocked: Span }

const DAY_MS = 86_400_000

/** What lies in one agenda, found by the days that it touches: thousands of rows ask, and each lies there afterwards. */
export function lyingIn(rows: readonly InTheWay[]) {
  const byDay = new Map<number, Lying[]>()
  const add = (one: Lying) => {
    for (const day of daysOf(one.blocked)) byDay.set(day, [...(byDay.get(day) ?? []), one])
  }
  for (const { blocked_from, blocked_to, ...one } of rows) {
    add({ ...one, blocked: { start: blocked_from.getTime(), end: blocked_to.getTime() } })
  }
  return {
    add,
    /** What shares a time, each once, in the order of time. */
    at(blocked: Span): Lying[] {
      const near = new Set(daysOf(blocked).flatMap((day) => byDay.get(day) ?? []))
      return [...near]
        .filter((one) => one.blocked.start < blocked.end && one.blocked.end > blocked.start)
        .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
    },
  }
}

function daysOf({ start, end }: Span): number[] {
  const first = Math.floor(start / DAY_MS)
  return Array.from({ length: Math.floor(end / DAY_MS) - first + 1 }, (_, place) => first + place)
}
