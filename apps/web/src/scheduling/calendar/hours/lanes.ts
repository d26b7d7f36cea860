import type { MinuteSpan } from './minute-spans'

/** A thing beside others: it stands in column `lane` of `lanes`, counted from 0. */
export type InLane<T> = T & { lane: number; lanes: number }

/**
 * Puts things that share a moment beside each other: each into the first column that is free, and all that hang
 * together get as many columns as they need at most. In the order of their start, the longer one first.
 */
export function intoLanes<T extends MinuteSpan>(things: readonly T[]): InLane<T>[] {
  const result: InLane<T>[] = []
  let group: InLane<T>[] = []
  let ends: number[] = []
  const close = () => {
    for (const thing of group) thing.lanes = ends.length
    result.push(...group)
    group = []
    ends = []
  }
  for (const thing of things.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.length > 0 && thing.from >= Math.max(...ends)) close()
    const free = ends.findIndex((end) => end <= thing.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = thing.to
    group.push({ ...thing, lane, lanes: 1 })
  }
  close()
  return result
}
