import type { Span } from '../model'

/** The same instants as disjoint spans in the order of time; spans that touch become one, empty ones go. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  if (isMerged(spans)) return spans
  const merged: Span[] = []
  for (const { start, end } of spans
    .filter((span) => span.end > span.start)
    .sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

function isMerged(spans: readonly Span[]): boolean {
  let last = -Infinity
  for (const { start, end } of spans) {
    if (start <= last || end <= start) return false
    last = end
  }
  return true
}

/** What is left of `spans` without `holes`; both merged. */
export function subtractSpans(spans: readonly Span[], holes: readonly Span[]): Span[] {
  return spans.flatMap((span) => {
    const left: Span[] = []
    let start = span.start
    for (let place = placeAfter(holes, start); place < holes.length; place += 1) {
      const hole = holes[place]!
      if (hole.start >= span.end) break
      if (hole.start > start) left.push({ start, end: hole.start })
      start = hole.end
    }
    if (start < span.end) left.push({ start, end: span.end })
    return left
  })
}

/** Place of the first of some merged spans that ends after an instant: the one it lies in, or else the next one. */
export function placeAfter(spans: readonly Span[], instant: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.end > instant) high = middle
    else low = middle + 1
  }
  return low
}

/** The same in the order of time, where the place of an earlier instant is at hand: right for every other instant too. */
export function placeFrom(place: number, spans: readonly Span[], instant: number): number {
  if (place > 0 && spans[place - 1]!.end > instant) return placeAfter(spans, instant)
  let next = place
  while (next < spans.length && spans[next]!.end <= instant) next += 1
  return next
}
