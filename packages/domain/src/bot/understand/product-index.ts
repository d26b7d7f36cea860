import { isOnSale, type Category, type Item } from '../../catalogue'
import { joiners } from './order-words'
import type { OrderToken } from './order-tokens'
import { flavours, productWords, readWords, type Product } from './product-words'
import { sameButSlip } from './same-but-slip'
import { wordKey } from './word-key'

/** What of a catalogue an order is understood by. */
interface OrderMenu {
  categories: readonly Category[]
  items: readonly Item[]
}

/** A product that a word may mean, and the places of its words that are thereby said. */
interface Posting {
  product: number
  places: readonly number[]
}

/** How surely a typed word is a word of the menu; the higher the surer. */
type Likeness = 3 | 2 | 1

interface Hits {
  postings: readonly Posting[]
  likeness: Likeness
}

export interface ProductIndex {
  products: readonly Product[]
  /** Products that a typed word may mean: the same word, else one that it begins, else one that it is a slip of. */
  find(token: Pick<OrderToken, 'kind' | 'word' | 'key'>): Hits
  /** Whether two keys follow one another in the name of a product or flavour. */
  isPair(key: string, next: string): boolean
  /** Whether a key begins a product's name or names a category. */
  isHead(key: string): boolean
  /** Products whose name is just these words, as `nameOf` joins them. */
  named(name: string): readonly number[]
  /** Words of the longest name. */
  longest: number
}

const LEAST_BEGINNING = 5
/** Typed words whose hits are remembered. */
const MOST_KNOWN = 500
const sizes: readonly (readonly string[])[] = [
  ['g', 'grande'],
  ['p', 'pequena', 'pequeno'],
  ['m', 'media', 'medio'],
  ['familia', 'fam', 'f'],
  ['gigante', 'gg'],
  ['broto', 'brotinho'],
  ['inteira', 'inteiro'],
]

// Rows are never changed in place, and one menu is read for many messages.
const kept = new WeakMap<
  readonly Item[],
  { index: ProductIndex; categories: readonly Category[]; sale: string }
>()

/** The words of the products that are on sale at `now` (epoch milliseconds). */
export function productIndex(menu: OrderMenu, now: number): ProductIndex {
  const categories = new Map(menu.categories.map((category) => [category.id, category]))
  const sold = menu.items.map((item) => {
    const category = categories.get(item.category_id)
    return category && isOnSale(item, category, now) ? category : null
  })
  const sale = sold.map((category) => (category ? '1' : '0')).join('')
  const before = kept.get(menu.items)
  if (before?.categories === menu.categories && before.sale === sale) return before.index
  const index = createIndex(menu, sold)
  kept.set(menu.items, { index, categories: menu.categories, sale })
  return index
}

/** `sold` holds the category of each item, null for those that are not on sale. */
function createIndex(menu: OrderMenu, sold: readonly (Category | null)[]): ProductIndex {
  const products: Product[] = []
  const postings = new Map<string, Posting[]>()
  const vocabulary = new Map<string, string>()
  const pairs = new Set<string>()
  const heads = new Set<string>()
  const names = new Map<string, number[]>()
  let longest = 0
  const read = remembering(readWords)
  for (const [row, item] of menu.items.entries()) {
    const category = sold[row]
    if (!category) continue
    const product = products.length
    const name = read(item.nome)
    const described = productWords(item, category, menu.items, read)
    products.push(described)
    longest = Math.max(longest, name.length)
    add(names, nameOf(name), product)
    const head = name.find(({ word }) => !joiners.has(word))
    if (head) heads.add(head.key)
    for (const { word, key } of read(category.nome)) if (!joiners.has(word)) heads.add(key)
    described.words.forEach(({ kind, key }, place) => {
      for (const other of kind === 'type' ? sizeKeys(key) : [key]) {
        add(postings, other, { product, places: [place] })
      }
    })
    for (const { word, key } of [...name, ...read(category.nome), ...flavours(item).flatMap(read)]) {
      if (/^\p{L}/u.test(word) && !joiners.has(word)) vocabulary.set(word, key)
    }
    for (const called of [item.nome, ...flavours(item)].map(read)) {
      called.slice(1).forEach(({ key }, place) => pairs.add(`${called[place]!.key} ${key}`))
    }
    name.slice(1).forEach(({ word }, place) => {
      const before = name[place]!
      if (joiners.has(before.word) && before.word.length > 1) return
      const joined = before.word + word
      if (/\d/.test(joined)) return
      vocabulary.set(joined, wordKey(joined))
      add(postings, wordKey(joined), { product, places: [place, place + 1] })
    })
  }
  const known = new Map<string, Hits>()
  return {
    products,
    longest,
    isPair: (key, next) => pairs.has(`${key} ${next}`),
    isHead: (key) => heads.has(key),
    named: (name) => names.get(name) ?? [],
    find: (token) => {
      const before = known.get(token.word)
      if (before) return before
      const hits = findHits(token, postings, vocabulary)
      if (known.size > MOST_KNOWN) known.clear()
      known.set(token.word, hits)
      return hits
    },
  }
}

/** Words of a name as they are compared when the whole name is said: number words as figures. */
export function nameOf(tokens: readonly Pick<OrderToken, 'word' | 'key'>[]): string {
  return tokens.map(({ word, key }) => (/^\d/.test(key) ? key : word)).join(' ')
}

function findHits(
  { kind, word, key }: Pick<OrderToken, 'kind' | 'word' | 'key'>,
  postings: ReadonlyMap<string, readonly Posting[]>,
  vocabulary: ReadonlyMap<string, string>,
): Hits {
  const same = postings.get(key)
  if (same || kind !== 'word') return { postings: same ?? [], likeness: 3 }
  const of = (fits: (other: string, otherKey: string) => boolean) => {
    const keys = [...vocabulary]
      .filter(([other, otherKey]) => fits(other, otherKey))
      .map(([, other]) => other)
    return [...new Set(keys)].flatMap((other) => postings.get(other) ?? [])
  }
  const begun =
    word.length < LEAST_BEGINNING ? [] : of((other) => other.length > word.length && other.startsWith(word))
  if (begun.length > 0) return { postings: begun, likeness: 2 }
  return { postings: of((_, other) => sharesAnEnd(key, other) && sameButSlip(key, other)), likeness: 1 }
}

/** A slip at both ends of a word is none; most of a large menu need not be measured. */
function sharesAnEnd(one: string, other: string): boolean {
  return one[0] === other[0] || one.at(-1) === other.at(-1)
}

/** Names of categories, sizes and flavours come again and again. */
function remembering<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    known.set(text, value)
    return value
  }
}

function sizeKeys(key: string): readonly string[] {
  return sizes.find((alike) => alike.includes(key)) ?? [key]
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
