/** Chance that falls alike each time: a demonstration should not change with every start. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  roll(): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  /** One of a list, the heavier the likelier. */
  weigh<T>(list: readonly (readonly [T, number])[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** Dice with a seed (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(roll() * (high - low + 1))
  return {
    roll,
    between,
    pick: (list) => list[between(0, list.length - 1)]!,
    weigh(list) {
      let left = roll() * list.reduce((sum, [, weight]) => sum + weight, 0)
      const found = list.find(([, weight]) => (left -= weight) < 0) ?? list.at(-1)!
      return found[0]
    },
    shuffle(list) {
      const cards = [...list]
      for (let last = cards.length - 1; last > 0; last--) {
        const other = between(0, last)
        ;[cards[last], cards[other]] = [cards[other]!, cards[last]!]
      }
      return cards
    },
  }
}
