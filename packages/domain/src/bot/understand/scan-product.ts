import { numberOf } from './number-words'
import type { OrderToken } from './order-tokens'
import { asides, containers, fillers, joiners, measures, oneWordRemarks, remarkOpeners } from './order-words'
import type { ProductIndex } from './product-index'
import { wordKey } from './word-key'

/** A product that all words said so far may mean. */
export interface Candidate {
  /** Places of its words that were said. */
  said: readonly number[]
  /** Whether a word of it was said as it is written. */
  plain: boolean
  /** The sum of the words' likeness. */
  likeness: number
}

export type Candidates = ReadonlyMap<number, Candidate>

export interface Scan {
  candidates: Candidates
  /** The token behind the last word of the product. */
  end: number
  /** A figure that may as well be the quantity: 'coca 2' where there is a 'Coca 2 L'. */
  doubtful: boolean
  /** 'meia' or 'metade' was said of a flavour. */
  halves: boolean
  /** Places of remarks in between: 'natural' of 'suco natural de laranja'. */
  remarks: readonly number[]
}

/** A figure of this or less may be a quantity. */
const LARGEST_QUANTITY = 20

/**
 * The longest run of words from `start` on that together may mean a product, with all products that they may mean;
 * `from` are those that were named before ('2 de queijo' behind 'pastel'). Null when not even the first word fits.
 */
export function scanProduct(
  tokens: readonly OrderToken[],
  index: ProductIndex,
  start: number,
  { from = null, counted }: { from?: Candidates | null; counted: boolean },
): Scan | null {
  let candidates = from
  let end = start
  let doubtful = false
  let halves = false
  const within: number[] = []

  const take = (next: Candidates | null, to: number) => {
    if (next === null) return false
    candidates = next
    end = to
    return true
  }
  const follow = (place: number, kinds?: readonly string[]) => {
    const word = narrow(index, candidates, tokens[place], kinds)
    if (word) return { next: word, to: place + 1 }
    const joined = glued(tokens[place], tokens[place + 1])
    const next = joined && index.find(joined).likeness === 3 ? narrow(index, candidates, joined, kinds) : null
    return next && { next, to: place + 2 }
  }
  const takeFollowing = (place: number, kinds?: readonly string[]) => {
    const found = follow(place, kinds)
    return found !== null && take(found.next, found.to)
  }

  for (;;) {
    const token = tokens[end]
    if (!token || token.kind === 'break') break
    const begun = end > start || from !== null
    if (isFigure(token)) {
      const role = figureRole(tokens, index, end, { begun, counted })
      if (role === null || !takeFollowing(end)) break
      doubtful ||= role === 'doubtful'
    } else if (token.word === 'meia' || token.word === 'metade') {
      if (takeFollowing(end, ['name', 'type'])) continue
      if (!takeFollowing(tokens[end + 1]?.word === 'de' ? end + 2 : end + 1)) break
      halves = true
    } else if (token.word === 'com' || token.word === 'sem') {
      const agreeing = begun ? having(index, candidates, token.key) : null
      const wanted = agreeing && narrow(index, agreeing, tokens[end + 1])
      if (wanted && take(wanted, end + 2)) continue
      if (token.word === 'sem' || !begun || !takeFollowing(end + 1, ['name'])) break
    } else if (token.word === 'e') {
      if (!begun || isFigure(tokens[end + 1]) || !takeFollowing(end + 1, ['name', 'option'])) break
    } else if (joiners.has(token.word)) {
      if (!begun || !takeFollowing(end + 1)) break
    } else if (oneWordRemarks.has(token.word) && begun && !follow(end)) {
      const behind = /^d[eao]s?$/.test(tokens[end + 1]?.word ?? '') ? end + 2 : end + 1
      within.push(end)
      if (isFigure(tokens[behind]) || !takeFollowing(behind, ['name', 'option'])) {
        within.pop()
        break
      }
    } else if (remarkOpeners.has(token.word) && !begun) {
      if (!takeFollowing(end, ['name'])) break
    } else if (containers.has(token.key) || token.word === 'x') {
      const alone = follow(end)
      const behind = /^d[eao]s?$/.test(tokens[end + 1]?.word ?? '') ? end + 2 : end + 1
      const further = alone && narrow(index, alone.next, tokens[behind])
      const without = isFigure(tokens[behind]) ? null : narrow(index, candidates, tokens[behind])
      if (alone && (further || !without)) take(alone.next, alone.to)
      else if (!without || !take(without, behind + 1)) break
    } else if (measures.has(token.key) && begun && isFigure(tokens[end - 1]) && !follow(end)) {
      end += 1
    } else if (!takeFollowing(end)) break
  }
  return candidates === null || end === start ? null : { candidates, end, doubtful, halves, remarks: within }
}

/** Products that a word keeps among the candidates; null when it keeps none. */
export function narrow(
  index: ProductIndex,
  candidates: Candidates | null,
  token: Pick<OrderToken, 'kind' | 'word' | 'key'> | undefined,
  kinds: readonly string[] = ['name', 'category', 'type', 'option'],
): Candidates | null {
  if (!token || token.kind === 'break') return null
  const { postings, likeness } = index.find(token)
  if (likeness < 3 && (fillers.has(token.word) || asides.has(token.word))) return null
  const kept = new Map<number, Candidate>()
  for (const { product, places } of postings) {
    const before = candidates === null ? start : candidates.get(product)
    const { words } = index.products[product]!
    if (!before || places.some((place) => before.said.includes(place) || !kinds.includes(words[place]!.kind)))
      continue
    const type = words[places[0]!]!.type
    const better = type >= 0 && before.said.some((place) => words[place]!.type === type)
    if (kept.has(product) && !better) continue
    kept.set(product, {
      said: [...before.said, ...places],
      plain: before.plain || likeness === 3,
      likeness: before.likeness + likeness,
    })
  }
  return kept.size > 0 ? kept : null
}

const start: Candidate = { said: [], plain: false, likeness: 0 }

/** What a figure inside a product's words is: part of its name, perhaps, or neither. */
function figureRole(
  tokens: readonly OrderToken[],
  index: ProductIndex,
  place: number,
  { begun, counted }: { begun: boolean; counted: boolean },
): 'name' | 'doubtful' | null {
  const token = tokens[place]!
  const next = tokens[place + 1]
  if (next && (measures.has(next.key) || index.isPair(token.key, next.key))) return 'name'
  if (!begun) return null
  const value = numberOf(token.word) ?? Infinity
  const closes =
    !next ||
    next.kind !== 'word' ||
    joiners.has(next.word) ||
    remarkOpeners.has(next.word) ||
    next.word === 'mais'
  if (!closes && value <= 99) return null
  return counted || value > LARGEST_QUANTITY || tokens[place - 1]?.word === 'de' ? 'name' : 'doubtful'
}

/** The candidates in whose name a joining word stands; all of them when it stands in none. */
function having(index: ProductIndex, candidates: Candidates | null, key: string): Candidates | null {
  if (candidates === null) return null
  const kept = [...candidates].filter(([product]) =>
    index.products[product]!.words.some((word) => word.kind === 'name' && word.key === key),
  )
  return kept.length > 0 ? new Map(kept) : null
}

function glued(one: OrderToken | undefined, other: OrderToken | undefined): OrderToken | undefined {
  if (one?.kind !== 'word' || other?.kind !== 'word' || joiners.has(one.word)) return undefined
  const word = one.word + other.word
  return { ...one, word, key: wordKey(word), end: other.end }
}

function isFigure(token: OrderToken | undefined): boolean {
  return token !== undefined && /^\d/.test(token.key)
}
