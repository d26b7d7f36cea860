import { allergenOf, allergyIn, mayEat } from './allergens'
import { isOrder } from './clauses'
import type { Asked, Reading } from './reading'

/** What somebody bears badly is asked about, unless an order left it out already. */
export function aboutAllergy(reading: Reading, place: number): Asked | null {
  const { said, lexicon, clauses } = reading
  const clause = clauses[place]!
  const own = allergenOf(said, lexicon, clause)
  if (own) return { questions: [{ kind: 'allergen', ...own }] }
  const others = clauses.filter((one) => one !== clause)
  const isAsked = others.some(
    (one) => !isOrder(one) && (allergenOf(said, lexicon, one) ?? mayEat(said, lexicon, one)),
  )
  if (isAsked) return { questions: [] }
  const before = reading.asked[place - 1]?.questions.at(-1)
  const feared = clauses.map((one) => allergyIn(said, one)).find((one) => one !== null)
  if (feared && before && 'itemIds' in before)
    return { questions: [{ kind: 'allergen', itemIds: before.itemIds, word: feared }] }
  const word = allergyIn(said, clause)
  const leftOut = clauses.some((one) => one.sentence === clause.sentence && /\bsem\b/.test(one.text))
  if (word === null || leftOut || (isOrder(clause) && !clause.asked)) return null
  const eaten = mayEat(said, lexicon, clause)
  return { questions: [{ kind: 'allergen', itemIds: eaten ?? [], word }] }
}
