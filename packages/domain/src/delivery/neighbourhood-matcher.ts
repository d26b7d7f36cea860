import type { FeeGroup } from './fee-groups'
import { createIndex, type Entry } from './neighbourhood-index'
import { suggestNear } from './neighbourhood-near'
import { withoutCity } from './without-city'

/** A neighbourhood as the shop wrote it, and its fee in cents. */
export interface NeighbourhoodFee {
  bairro: string
  centavos: number
}

/**
 * What a customer's words mean: one neighbourhood; several (at most 10) between which only the customer can choose; or
 * none, with the names that look most alike (at most 5).
 */
export type NeighbourhoodMatch =
  | ({ kind: 'found' } & NeighbourhoodFee)
  | { kind: 'ambiguous'; candidates: NeighbourhoodFee[] }
  | { kind: 'unknown'; near: string[] }

export type NeighbourhoodMatcher = (typed: string) => NeighbourhoodMatch

const MAX_TYPED = 120
const MAX_CANDIDATES = 10

/**
 * A function that tells which neighbourhood of the fee groups a customer means. In this order: the name itself but for
 * case, accents and punctuation; abbreviations ('Jd.', 'Vl.', 'N. Sra.'), articles, numerals ('II' is 2) and spaces
 * aside; the whole first words of exactly one name ('Parque Dez'); slips of the finger, one in a word of 6 letters or
 * more, two from 10 on. A city behind the name is passed over when a state follows it ('Centro - Manaus/AM') or when it
 * is the given `city`. It never guesses: numbers, single letters and directions must agree, and where two names fit,
 * the customer is asked even if the fee is the same. Build it once; a lookup over 1,000 names takes less than 1 ms.
 */
export function createNeighbourhoodMatcher(
  groups: readonly FeeGroup[],
  { city = null }: { city?: string | null } = {},
): NeighbourhoodMatcher {
  const index = createIndex(groups)
  const near = suggestNear(index.entries)
  return (typed) => {
    const text = typed.slice(0, MAX_TYPED).trim()
    if (text === '') return { kind: 'unknown', near: [] }
    const variants = withoutCity(text, city)
    const ways = [index.byName, index.byForm, index.byFirstWords, index.bySlip]
    for (const way of ways) {
      for (const variant of variants) {
        const { entries, sure } = way(variant)
        if (entries.length === 1 && !sure) break
        if (entries.length > 0) return decide(entries)
      }
    }
    return { kind: 'unknown', near: near(variants.at(-1)!) }
  }
}

function decide(entries: readonly Entry[]): NeighbourhoodMatch {
  const [first, ...others] = entries
  const same = others.every(
    (other) => other.centavos === first!.centavos && other.forms.some(({ key }) => first!.keys.has(key)),
  )
  if (same) return { kind: 'found', bairro: first!.bairro, centavos: first!.centavos }
  const candidates = entries.slice(0, MAX_CANDIDATES)
  return { kind: 'ambiguous', candidates: candidates.map(({ bairro, centavos }) => ({ bairro, centavos })) }
}
