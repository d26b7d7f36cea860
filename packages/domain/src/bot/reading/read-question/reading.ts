import type { Area } from '../../understand/neighbourhoods'
import type { Lexicon } from '../menu/lexicon'
import type { Question } from '../question'
import type { Said } from '../tokens'
import { isOrder, type Clause } from './clauses'
import { thingsIn, type Things } from './items/things'
import { isIdle } from './question-words'

/** What a clause asks, and the span of its tokens when that is not all of it. */
export interface Asked {
  questions: Question[]
  span?: readonly [from: number, to: number]
}

/** A message while its questions are read: `asked` grows from clause to clause. */
export interface Reading {
  said: Said
  lexicon: Lexicon
  area: Area
  clauses: readonly Clause[]
  asked: (Asked | null)[]
}

/** Whether words named anything at all. */
export function isSomething({ itemIds, unknown }: Things): boolean {
  return itemIds.length > 0 || unknown.length > 0
}

/** A question of items, and of what the shop has not. */
export function ofThings(
  kind: 'price' | 'available' | 'ingredients' | 'flavours',
  { itemIds, unknown }: Things,
): Asked {
  const missing = unknown.map((word): Question => ({ kind: 'not-sold', word }))
  return { questions: itemIds.length > 0 ? [{ kind, itemIds }, ...missing] : missing }
}

/** The items that a clause names and nothing else; null where it orders or counts them. */
export function plainThings(said: Said, lexicon: Lexicon, clause: Clause): Things | null {
  if (isOrder(clause) || /^(?:e )?(?:\d|uma? |dois|duas|tres)/.test(clause.text)) return null
  const things = thingsIn(said, lexicon, clause.from, clause.to)
  return things.itemIds.length > 0 && things.unknown.length === 0 ? things : null
}

/** Whether a clause holds a word of a product or an option. */
export function namesSomething({ tokens, words }: Said, lexicon: Lexicon, { from, to }: Clause): boolean {
  for (let at = from; at < to; at += 1) {
    if (isIdle(words[at]!)) continue
    if (
      [...lexicon.senses(tokens[at]!)].some(
        ([key, cost]) => cost < 0.3 && (lexicon.isName(key) || lexicon.isOption(key)),
      )
    )
      return true
  }
  return false
}
