import type { Carry, Text } from '../../explain/explanation'
import type { ItemEntry } from '../../menu/lexicon'
import { sizeOf } from '../../menu/sizes'

const CANDIDATES = 9
const HEADED = 6

/** Items of which a message says any word, with how much its tokens up to each speak for them. */
export type Weights = readonly { entry: ItemEntry; sums: Float64Array }[]

/** How much each token speaks for each item, summed up from the start. */
export function candidateWeights({ tokens, words, lexicon }: Text): Weights {
  const speaking = new Map<ItemEntry, Float64Array>()
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'break') continue
    const keys = new Map(lexicon.senses(token))
    const size = sizeOf(words[at]!)
    if (size) keys.set(size, 0)
    for (const [sense, price] of keys) {
      for (const key of sense.split(' ')) {
        for (const entry of lexicon.having(key)) {
          const own = speaking.get(entry) ?? new Float64Array(tokens.length + 1)
          speaking.set(entry, own)
          const named = entry.name.indexOf(key)
          const weight = named >= 0 ? 0.5 + entry.tells[named]! : 0.45
          own[at + 1] = Math.max(own[at + 1]!, weight * (1 - price))
        }
      }
    }
  }
  return [...speaking].map(([entry, own]) => {
    for (let at = 1; at < own.length; at += 1) own[at] = own[at]! + own[at - 1]!
    return { entry, sums: own }
  })
}

/** The items that a run speaks for, the most likely first. */
export function candidatesOf(weights: Weights, from: number, to: number, most = CANDIDATES): ItemEntry[] {
  return weights
    .map(({ entry, sums }) => ({ entry, weight: sums[to]! - sums[from]! }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** Items that the word before calls together with one of these: 'de queijo' behind 'esfiha de carne'. */
export function headed(
  { lexicon }: Text,
  { head }: Carry,
  weights: Weights,
  from: number,
  to: number,
): ItemEntry[] {
  if (head.size === 0) return []
  const called = new Set([...head].flatMap((key) => lexicon.having(key)))
  return weights
    .filter(
      ({ entry, sums }) =>
        called.has(entry) && sums[to]! > sums[from]! && entry.name.some((key) => head.has(key)),
    )
    .slice(0, HEADED)
    .map(({ entry }) => entry)
}
