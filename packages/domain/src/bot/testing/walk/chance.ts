/** A source of chance that gives the same for the same seed. */
export interface Chance {
  /** From 0 to below `count`. */
  below(count: number): number
  /** True so often in a hundred. */
  often(percent: number): boolean
  one<T>(list: readonly T[]): T
}

/** Chance of a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    often: (percent) => next() * 100 < percent,
    one: (list) => list[below(list.length)]!,
  }
}
