import { commonWords } from './neighbourhood-abbreviations'
import type { Entry } from './neighbourhood-index'
import { formsOf, isDesignator } from './neighbourhood-words'

const MAX_NEAR = 5
const LEAST_LIKENESS = 0.4

/** A function that names the entries which share most letter pairs with a text, the most alike first, at most 5. */
export function suggestNear(entries: readonly Entry[]): (typed: string) => string[] {
  const sizes = entries.map(({ forms }) => pairsOf(forms[0]?.words ?? []).size)
  const holders = new Map<string, number[]>()
  entries.forEach(({ forms }, place) => {
    for (const pair of pairsOf(forms[0]?.words ?? [])) {
      const list = holders.get(pair)
      if (list) list.push(place)
      else holders.set(pair, [place])
    }
  })
  return (typed) => {
    const pairs = pairsOf((formsOf(typed)[0] ?? '').split(' '))
    const shared = new Map<number, number>()
    for (const pair of pairs) {
      for (const place of holders.get(pair) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
    }
    const alike = [...shared]
      .map(([place, count]) => ({ place, likeness: (2 * count) / (pairs.size + sizes[place]!) }))
      .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
      .sort((a, b) => b.likeness - a.likeness || a.place - b.place)
      .map(({ place }) => entries[place]!.bairro)
    return [...new Set(alike)].slice(0, MAX_NEAR)
  }
}

/** Letter pairs of the words that tell a name apart; of all of them when there is no such word. */
function pairsOf(words: readonly string[]): Set<string> {
  const telling = words.filter((word) => !commonWords.has(word))
  const pairs = new Set<string>()
  for (const word of telling.some((one) => !isDesignator(one)) ? telling : words) {
    const framed = ` ${word} `
    for (let place = 0; place + 1 < framed.length; place += 1) pairs.add(framed.slice(place, place + 2))
  }
  return pairs
}
