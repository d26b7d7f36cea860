import { MINUTE_MS } from '../calendar/day-number'
import type { Span } from '../model'

/** Instants at which something may begin, as ranges in the order of time that do not touch; here `end` is included. */
export type StartRanges = readonly Span[]

/**
 * The instants at which a time of so many minutes can begin: it lies in open time, and nobody's time in its buffers, which
 * may lie outside. `open` and `busy` merged.
 */
export function startRanges(
  { open, busy }: { open: readonly Span[]; busy: readonly Span[] },
  time: { minutes: number; bufferBefore: number; bufferAfter: number },
): StartRanges {
  const length = time.minutes * MINUTE_MS
  const room = length + time.bufferAfter * MINUTE_MS
  const opens = open.map(({ start, end }) => ({ start, end: end - length }))
  const gaps = [...busy, { start: Infinity, end: Infinity }].map(({ start }, place) => ({
    start: (busy[place - 1]?.end ?? -Infinity) + time.bufferBefore * MINUTE_MS,
    end: start - room,
  }))
  return commonRanges(
    opens.filter(({ start, end }) => start <= end),
    gaps.filter(({ start, end }) => start <= end),
  )
}

/** The instants that lie in both. */
export function commonRanges(ones: StartRanges, others: StartRanges): StartRanges {
  const common: Span[] = []
  let [one, other] = [0, 0]
  while (one < ones.length && other < others.length) {
    const [a, b] = [ones[one]!, others[other]!]
    const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)]
    if (start <= end) common.push({ start, end })
    if (a.end < b.end) one += 1
    else other += 1
  }
  return common
}

/** The instants that lie in any of several. */
export function allRanges(lists: readonly StartRanges[]): StartRanges {
  const filled = lists.filter((list) => list.length > 0)
  if (filled.length < 2) return filled[0] ?? []
  const united: Span[] = []
  for (const { start, end } of filled.flat().sort((a, b) => a.start - b.start)) {
    const last = united.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else united.push({ start, end })
  }
  return united
}

/** The same instants so many minutes earlier. */
export function earlier(ranges: StartRanges, minutes: number): StartRanges {
  return ranges.map(({ start, end }) => ({
    start: start - minutes * MINUTE_MS,
    end: end - minutes * MINUTE_MS,
  }))
}

/** Whether an instant lies in one of the ranges. */
export function isIn(ranges: StartRanges, instant: number): boolean {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ranges[middle]!.end < instant) low = middle + 1
    else high = middle
  }
  return low < ranges.length && ranges[low]!.start <= instant
}
