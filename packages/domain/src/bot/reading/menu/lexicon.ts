import {
  isOffered,
  isOnSale,
  offeredTypes,
  type Category,
  type Item,
  type Option,
  type OptionGroup,
  type SaidOfHalves,
} from '../../../catalogue'
import type { Token } from '../tokens'
import { measureOf, type Measure } from './measures'
import { besideOf, isJoined, keysOf, stemOf, tellingOf, weightOf, wordsOfOption } from './name-words'
import { sensesOf, vocabularyOf } from './senses'
import { typeKeys } from './sizes'

/** What of a catalogue a message is read by. */
export interface Menu {
  categories: readonly Category[]
  items: readonly Item[]
}

/** A name in keys, words that join left out. */
export type Keys = readonly string[]

export interface OptionEntry {
  option: Option
  keys: Keys
  /** Whether its name says with or without what it comes: 'Arroz com pequi'. */
  isWith: boolean
}

export interface GroupEntry {
  group: OptionGroup
  keys: Keys
  options: readonly OptionEntry[]
}

/** An item that is on sale, as words. */
export interface ItemEntry {
  /** Its place among all that is on sale. */
  place: number
  item: Item
  category: Category
  name: Keys
  /** How much each word of the name is missed where it is not said, 0 to 1, and all of them together. */
  weights: readonly number[]
  weight: number
  /** How much each word tells where it is said, 0 to 1. */
  tells: readonly number[]
  /** Words of its category that call it: not those by which others of the category are named ('gás' of 'Água e gás'). */
  categoryKeys: Keys
  /** How much of it is sold, where its name says so ('Açúcar 1 kg'), and which words of the name do. */
  holds: { measure: Measure; places: readonly number[] } | null
  types: readonly {
    name: string
    keys: Keys
    /** All ways to say it, the keys of its name first. */
    said: readonly Keys[]
    measure: Measure | null
  }[]
  groups: readonly GroupEntry[]
  /** All keys of its options. */
  optionKeys: ReadonlySet<string>
  /** Words in brackets, which explain the name: 'pacote' and '5' of 'Pão sírio (pacote com 5)'. */
  explained: ReadonlySet<string>
  /** Words of the name behind 'com' or 'sem': 'gás' of 'Água com gás'. */
  beside: ReadonlySet<string>
  /** Words of the name up to the one that says of what: 'pastel' of 'Pastel de carne'. */
  stem: ReadonlySet<string>
  /** Ingredients and the like: what may be left out or asked about. */
  madeOf: ReadonlySet<string>
  /** Of something by halves: what it is with other parts, or in another size; null where that is not sold. */
  remade?: (said: SaidOfHalves) => ItemEntry | null
}

export interface Lexicon {
  items: readonly ItemEntry[]
  /** Items in which a key of the vocabulary stands, by name, category, type or option. */
  having(key: string): readonly ItemEntry[]
  /** Keys of the vocabulary that a typed word may mean, and what it costs to believe so. */
  senses(token: Token): ReadonlyMap<string, number>
  /** Whether a word is a name of any option of the shop. */
  isOption(key: string): boolean
  /** Whether it is a word of any product's name. */
  isName(key: string): boolean
  /** Of how many pieces the packs are that something is sold by: 100 where there is a 'Cento'. */
  packs: ReadonlySet<number>
  /** Whether two words follow each other in a name of a product or an option. */
  isPair(one: string | undefined, other: string | undefined): boolean
}

const kept = new WeakMap<
  readonly Item[],
  { lexicon: Lexicon; categories: readonly Category[]; sale: string }
>()

/** The words of what is on sale at `now` (epoch milliseconds). */
export function lexiconOf(menu: Menu, now: number): Lexicon {
  const categories = new Map(menu.categories.map((category) => [category.id, category]))
  const sold = menu.items.map((item) => {
    const category = categories.get(item.category_id)
    return category && isOnSale(item, category, now) ? category : null
  })
  const sale = sold.map((category) => (category ? '1' : '0')).join('')
  const before = kept.get(menu.items)
  if (before?.categories === menu.categories && before.sale === sale) return before.lexicon
  const lexicon = build(menu, sold)
  kept.set(menu.items, { lexicon, categories: menu.categories, sale })
  return lexicon
}

/** Names in keys; what stands in brackets counts where others are called the same without it. */
function namesOf(names: readonly string[]): Keys[] {
  const plain = names.map((name) => (name === '' ? [] : keysOf(name)))
  const often = new Map<string, number>()
  for (const keys of plain) often.set(keys.join(' '), (often.get(keys.join(' ')) ?? 0) + 1)
  return plain.map((keys, row) =>
    keys.length > 0 && often.get(keys.join(' '))! > 1 ? [...keys, ...keysOf(bracketed(names[row]!))] : keys,
  )
}

/** What stands in brackets, as if it did not. */
function bracketed(name: string): string {
  return Array.from(name.matchAll(/\(([^)]*)\)/g), ([, within]) => within).join(' ')
}

/** The measure that stands in a name in keys. */
function heldBy(name: Keys): ItemEntry['holds'] {
  for (const [place, key] of name.entries()) {
    const measure =
      /^\d/.test(key) && name[place + 1] !== undefined ? measureOf(`${key} ${name[place + 1]!}`) : null
    if (measure && measure.unit !== 'piece') return { measure, places: [place, place + 1] }
  }
  return null
}

function build(menu: Menu, sold: readonly (Category | null)[]): Lexicon {
  const names = namesOf(menu.items.map(({ nome }, row) => (sold[row] ? nome : '')))
  const inNames = new Map<string, number>()
  for (const name of names) for (const key of new Set(name)) inNames.set(key, (inNames.get(key) ?? 0) + 1)
  const ofCategory = new Map<Category, Set<string>>()
  for (const [row, name] of names.entries()) {
    const category = sold[row]
    if (category) ofCategory.set(category, new Set([...(ofCategory.get(category) ?? []), ...name]))
  }
  const items: ItemEntry[] = []
  const postings = new Map<string, ItemEntry[]>()
  const options = new Set<string>()
  for (const [row, item] of menu.items.entries()) {
    const category = sold[row]
    if (!category) continue
    const name = names[row]!
    const types = offeredTypes(item, category, { items: [...menu.items] })
    const weights = name.map((key, place) => weightOf(key, inNames.get(key) ?? 1, name[place + 1]))
    const tells = name.map((key, place) => tellingOf(key, inNames.get(key) ?? 1, name[place + 1]))
    const entry: ItemEntry = {
      place: items.length,
      item,
      category,
      name,
      weights,
      weight: weights.reduce((sum, weight) => sum + weight, 0),
      tells,
      explained: new Set(keysOf(bracketed(item.nome))),
      beside: besideOf(item.nome),
      stem: stemOf(item.nome),
      categoryKeys: keysOf(category.nome).filter(
        (key) => name.includes(key) || !isJoined(category.nome) || !ofCategory.get(category)!.has(key),
      ),
      holds: heldBy(name),
      types:
        types.length > 1
          ? typeKeys(types).map(({ keys, aliases }, at) => ({
              name: types[at]!,
              keys,
              said: [keys, ...aliases],
              measure: measureOf(types[at]!.replace(/\([^)]*\)/g, ' ')),
            }))
          : [],
      groups: item.opcoes
        .filter(({ max }) => max > 0)
        .map((group) => ({
          group,
          keys: keysOf(group.nome),
          options: group.opcoes.filter(isOffered).map(wordsOfOption),
        })),
      optionKeys: new Set(item.opcoes.flatMap(({ opcoes }) => opcoes.flatMap(({ nome }) => keysOf(nome)))),
      madeOf: new Set([item.descricao, ...item.ingredientes].flatMap(keysOf)),
    }
    items.push(entry)
    const groupKeys = entry.groups.flatMap(({ options: of }) => of.flatMap(({ keys }) => keys))
    for (const key of groupKeys) options.add(key)
    const own = [
      ...name,
      ...entry.categoryKeys,
      ...entry.types.flatMap(({ said }) => said.flat()),
      ...groupKeys,
    ]
    for (const key of new Set(own)) {
      const having = postings.get(key)
      if (having) having.push(entry)
      else postings.set(key, [entry])
    }
  }
  const groupWords = items.flatMap(({ groups }) => groups.flatMap(({ keys }) => keys))
  const vocabulary = vocabularyOf(
    new Set([...postings.keys(), ...groupWords]),
    new Set(groupWords),
    items.map(({ name }) => name),
    [...menu.categories, ...menu.items].map(({ nome }) => nome),
  )
  const pairs = new Set(
    items.flatMap(({ name, groups }) =>
      [name, ...groups.flatMap(({ options: of }) => of.map(({ keys }) => keys))].flatMap((keys) =>
        keys.slice(1).map((key, place) => `${keys[place]!} ${key}`),
      ),
    ),
  )
  const packs = new Set(
    items.flatMap(({ types }) =>
      types.flatMap(({ measure }) => (measure?.unit === 'piece' && measure.much > 1 ? [measure.much] : [])),
    ),
  )
  const known = new Map<string, ReadonlyMap<string, number>>()
  return {
    items,
    having: (key) => postings.get(key) ?? [],
    isOption: (key) => options.has(key),
    isName: (key) => inNames.has(key),
    packs,
    isPair: (one, other) => pairs.has(`${one} ${other}`),
    senses: (token) => {
      const before = known.get(token.word)
      if (before) return before
      const senses = sensesOf(token, vocabulary)
      if (known.size > 1000) known.clear()
      known.set(token.word, senses)
      return senses
    },
  }
}
