import { findProduct, type Found } from './find-product'
import { readNumberAt } from './number-words'
import type { OrderToken } from './order-tokens'
import { asides, fillers, joiners, measures } from './order-words'
import type { ProductIndex } from './product-index'
import { remarkKeys, type Product } from './product-words'
import { beginsRemark } from './read-remark'

const half = /^(meia|metade)$/

/** A quantity behind its product: 'x-bacon 2', 'coca lata: 3', 'x-tudo x2'. */
export function quantityBehind(
  tokens: readonly OrderToken[],
  place: number,
): { quantity: number; end: number } | null {
  const words = tokens.map(({ word }) => word)
  let at = place
  if (words[at] === ':') at += 1
  if (words[at] === 'x') at += 1
  const number = readNumberAt(words, at)
  if (number === null) return null
  let end = at + number.length
  if (/^(un|und|unid|unidades?|x)$/.test(words[end] ?? '')) end += 1
  const next = tokens[end]
  const closes =
    !next ||
    next.kind === 'break' ||
    /^(e|mais|por|pfv|pf|favor)$/.test(next.word) ||
    beginsRemark(tokens, end)
  return closes ? { quantity: number.value, end } : null
}

/**
 * The token behind words that go with the product before them although the menu knows no such product: 'duplo' of
 * 'x-bacon duplo', 'de palmito', '3l'. The place itself when there are none.
 */
export function endOfRest(
  tokens: readonly OrderToken[],
  index: ProductIndex,
  place: number,
  counted: boolean,
): number {
  const token = tokens[place]
  const next = tokens[place + 1]
  if (!token || token.kind === 'break') return place
  if (token.kind === 'number') {
    if (next && measures.has(next.key)) return place + 2
    return counted && (!next || next.kind === 'break' || next.word === 'e') ? place + 1 : place
  }
  if (token.word === 'de' && next?.kind === 'number' && measures.has(tokens[place + 2]?.key ?? ''))
    return place + 3
  const qualified = /^d[eao]s?$/.test(token.word) && next?.kind === 'word' && !fillers.has(next.word)
  let end = qualified ? place + 2 : place
  while (tokens[end]?.kind === 'word' && isRest(tokens, index, end)) end += 1
  return end
}

function isRest(tokens: readonly OrderToken[], index: ProductIndex, place: number): boolean {
  const token = tokens[place]!
  if (joiners.has(token.word) || fillers.has(token.word) || asides.has(token.word) || token.word === 'mais')
    return false
  if (readNumberAt([token.word], 0) !== null || beginsRemark(tokens, place)) return false
  const { postings, likeness } = index.find(token)
  const names = postings.some(({ product, places }) => {
    const { kind } = index.products[product]!.words[places[0]!]!
    return kind === 'name' || kind === 'category'
  })
  return likeness === 1 || !names
}

/** Whether all of the words name what the product is made of or may be had with. */
export function isOwnRemark(
  tokens: readonly OrderToken[],
  product: Product,
  from: number,
  to: number,
): boolean {
  const telling = tokens.slice(from, to).filter(({ word }) => !joiners.has(word))
  const own = remarkKeys(product)
  return telling.every(({ key }) => own.has(key))
}

/** Both halves of a pizza of which each is a product of its own: only the customer can say how that is to be. */
export function otherHalf(
  tokens: readonly OrderToken[],
  index: ProductIndex,
  place: number,
  found: Found,
  carry: OrderToken,
): Found {
  const at = tokens[place]?.word === 'e' ? place + 1 : place
  if (!half.test(tokens[at]?.word ?? '')) return found
  const start = /^d[eao]$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
  const other = findProduct(tokens, index, start, { carry, ofBefore: true, counted: true })
  if (!other) return found
  const candidates = new Map([...found.candidates, ...other.candidates])
  const products = [...new Set([...found.products, ...other.products])]
  return { ...found, products, candidates, sure: false, end: other.end }
}
