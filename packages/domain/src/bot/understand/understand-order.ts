import { plainName, type Category, type Item } from '../../catalogue'
import { orderTokens } from './order-tokens'
import { productIndex } from './product-index'
import type { Product } from './product-words'
import type { OrderEntry } from './order-entry'
import { readOrder } from './read-order'
import { withoutHeadings } from './without-headings'
import { MAX_TEXT } from './plain-words'
import { MAX_UNCLEAR } from './read-choice'

/** A product that was surely meant. */
interface UnderstoodLine {
  itemId: string
  /** The price type that was said, or the only one there is; null when the customer has yet to choose. */
  priceType: string | null
  quantity: number
  /** What was remarked on it, at most 200 characters: 'sem cebola, bem passado'. */
  notes: string | null
}

/**
 * What a text orders, each list in the text's order: products surely meant; words that may mean several, or one that is
 * not sure, with at most 5 products, best first; and words behind a quantity that mean none. Quantities are 1 to 99.
 */
export interface UnderstoodOrder {
  lines: UnderstoodLine[]
  unclear: { said: string; quantity: number; itemIds: string[] }[]
  unknown: string[]
}

/** What a line of an order may carry. */
const MAX_NOTES = 200

/**
 * What a customer's free text orders of what is on sale at `now` (epoch milliseconds): '2 x-bacon e 1 coca',
 * 'quero um x tudo sem cebola', '3 pastel de carne, 2 de queijo'. Accents, case, plural, usual misspellings and slips
 * are forgiven; sizes of the category are read; 'sem …' and the like become notes of the line before. It never guesses:
 * what is not surely one product is asked about. Of a longer text the first 1,000 characters are read.
 */
export function understandOrder(
  text: string,
  menu: { categories: readonly Category[]; items: readonly Item[] },
  now: number,
): UnderstoodOrder {
  const index = productIndex(menu, now)
  const order: UnderstoodOrder = { lines: [], unclear: [], unknown: [] }
  const spelled = plainName(text)
  const named = index.products.filter(({ item }) => spelled !== '' && plainName(item.nome) === spelled)
  if (named.length === 1) {
    const { item, types } = named[0]!
    order.lines.push({ itemId: item.id, priceType: onlyType(types), quantity: 1, notes: null })
    return order
  }
  const said = text.slice(0, MAX_TEXT)
  const { entries, unknown } = readOrder(said, orderTokens(said), index)
  for (const entry of withoutHeadings(entries, index)) {
    if (entry.sure) order.lines.push(lineOf(entry, index.products[entry.found.products[0]!]!))
    else order.unclear.push(unclearOf(entry, index.products))
  }
  order.unknown = unknown
  return order
}

function lineOf({ type, quantity, remarks }: OrderEntry, { item, types }: Product): UnderstoodLine {
  const notes = remarks.join(', ').slice(0, MAX_NOTES).trim()
  return { itemId: item.id, priceType: type ?? onlyType(types), quantity, notes: notes || null }
}

function unclearOf({ said, quantity, remarks, found }: OrderEntry, products: readonly Product[]) {
  return {
    said: [said, ...remarks].join(' '),
    quantity,
    itemIds: found.products.slice(0, MAX_UNCLEAR).map((product) => products[product]!.item.id),
  }
}

function onlyType(types: readonly string[]): string | null {
  return types.length === 1 ? types[0]! : null
}
