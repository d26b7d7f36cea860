import { joiners } from '../../vocabulary/word-sets'
import type { Text } from '../explanation'

/** A run that was read: the token behind it, and what it costs to read it so. */
export interface Hand {
  at: number
  cost: number
}

/**
 * How far the words of a name go from a place, in any order, joining words between them; not back over a 'com': 'chocolate
 * com calda' is no 'Calda de chocolate'.
 */
export function phraseFrom(
  { tokens, words, lexicon }: Text,
  keys: readonly string[],
  place: number,
  to: number,
): (Hand & { matched: number }) | null {
  const left = [...keys]
  let end = place
  let cost = 0
  for (let look = place; look < to && left.length > 0 && look - end < 3; look += 1) {
    const token = tokens[look]!
    if (token.kind === 'break') break
    const found = matchOf(lexicon.senses(token), (key) => (left.includes(key) ? key : null))
    if (found && words[look - 1] === 'com' && look > place && keys[0] === found.value) break
    if (found) {
      left.splice(left.indexOf(found.value), 1)
      cost += found.cost
      end = look + 1
    } else if (look === place || !joiners.has(words[look]!)) break
  }
  const matched = keys.length - left.length
  return matched > 0 ? { at: end, cost, matched } : null
}

/** The cheapest sense of a word that `take` makes something of. */
export function matchOf<Value>(
  senses: ReadonlyMap<string, number>,
  take: (key: string) => Value | null,
): { value: Value; cost: number } | null {
  let best: { value: Value; cost: number } | null = null
  for (const [key, cost] of senses) {
    if (best && best.cost <= cost) continue
    const value = take(key)
    if (value !== null) best = { value, cost }
  }
  return best
}

/** Whether the name of an item is said from a place on, more than `share` of it; all of it for 1. */
export function namesItemAt(text: Text, place: number, share = 0.5): boolean {
  const token = text.tokens[place]
  if (!token || token.kind === 'break') return false
  const keys = [...text.lexicon.senses(token)]
    .filter(([, cost]) => cost <= 0.1)
    .flatMap(([key]) => key.split(' '))
  return keys.some((key) =>
    text.lexicon.having(key).some(({ name, weights, weight }) => {
      const end = phraseFrom(text, name, place, Math.min(text.tokens.length, place + 8))?.at ?? place
      const said = name.reduce(
        (sum, own, index) =>
          sum +
          (text.tokens.slice(place, end).some((one) => text.lexicon.senses(one).has(own))
            ? weights[index]!
            : 0),
        0,
      )
      return name[0] === key && (said / weight > share || said / weight > 0.99)
    }),
  )
}
