/** Minutes of one date on the company's wall, 0 to 1440, `to` excluded. */
export interface MinuteSpan {
  from: number
  to: number
}

/** How high an hour is drawn, in rem. */
export const hourRem = 4

export const DAY_MINUTES = 1440

/** What is left of some spans when others are cut out of them; sorted, touching pieces joined. */
export function without(spans: readonly MinuteSpan[], cuts: readonly MinuteSpan[]): MinuteSpan[] {
  const left = cuts.reduce<MinuteSpan[]>(
    (rest, cut) =>
      rest.flatMap((span) =>
        [
          { from: span.from, to: Math.min(span.to, cut.from) },
          { from: Math.max(span.from, cut.to), to: span.to },
        ].filter(({ from, to }) => from < to),
      ),
    [...spans],
  )
  return joined(left)
}

/** What of a whole date no span covers. */
export function restOfDay(spans: readonly MinuteSpan[]): MinuteSpan[] {
  return without([{ from: 0, to: DAY_MINUTES }], spans)
}

function joined(spans: readonly MinuteSpan[]): MinuteSpan[] {
  const result: MinuteSpan[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}
