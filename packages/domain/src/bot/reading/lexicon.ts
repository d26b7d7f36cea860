import {
  isOnSale,
  offeredTypes,
  type Category,
  type Item,
  type Option,
  type OptionGroup,
} from '../../catalogue'
import { sameButSlip } from '../understand/same-but-slip'
import { wordKey } from '../understand/word-key'
import { tokensOf, type Token } from './tokens'

/** What of a catalogue a message is read by. */
export interface Menu {
  categories: readonly Category[]
  items: readonly Item[]
}

/** A name in keys, words that join left out. */
type Keys = readonly string[]

export interface OptionEntry {
  option: Option
  keys: Keys
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
  /** How much each word of the name tells, 0 to 1. */
  weights: readonly number[]
  categoryKeys: Keys
  types: readonly { name: string; keys: Keys }[]
  groups: readonly GroupEntry[]
  /** All keys of its options. */
  optionKeys: ReadonlySet<string>
  /** Words of the name behind 'com' or 'sem': 'gás' of 'Água com gás'. */
  beside: ReadonlySet<string>
  /** Ingredients and the like: what may be left out or asked about. */
  madeOf: ReadonlySet<string>
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
}

const joining = new Set('de da do das dos d a o as os no na nos nas ao aos em com e c para'.split(' '))
/** Words of a name that say how something comes, and tell little. */
const containers = new Set(
  'lata garrafa long neck l ml g kg copo prato porcao fatia unidade un jarra balde caixa pacote pote saco saca sacola peca fardo engradado pack kit litro bandeja espeto'
    .split(' ')
    .map(wordKey),
)
/** What is meant where nothing else is said: 'Batata frita' is the 'batata'. */
const usual = new Set(
  'cola frita simples tradicional natural normal comum casa classica'.split(' ').map(wordKey),
)
const synonyms: readonly (readonly string[])[] = [
  ['refrigerante', 'refri', 'refris'],
  ['marmita', 'marmitex', 'quentinha', 'quentinhas', 'marmitinha'],
  ['cerveja', 'breja', 'cerva', 'gelada'],
  ['limao', 'limonada'],
  ['mussarela', 'mussa', 'mozarela', 'mucarela'],
  ['dindim', 'sacole', 'chopp', 'geladinho', 'flau', 'dudu', 'gelinho'],
  ['botijao', 'bujao'],
  ['galao', 'garrafao'],
  ['acai', 'assai'],
  ['bolonhesa', 'bolonheza'],
  ['macaxeira', 'mandioca', 'aipim'],
  ['batata', 'fritas'],
  ['fruta', 'frutas'],
  ['combinado', 'combo'],
]
const meaning: ReadonlyMap<string, readonly string[]> = new Map(
  synonyms.flatMap(([first, ...others]) =>
    others.map((other) => [wordKey(other), [wordKey(first!)]] as const),
  ),
)
const sizeWords: readonly (readonly string[])[] = [
  ['p', 'pequena', 'pequeno', 'peq', 'mini'],
  ['m', 'media', 'medio', 'med'],
  ['g', 'grande', 'grd', 'grandona', 'grandao'],
  ['familia', 'fam', 'f'],
  ['gigante', 'gg'],
  ['broto', 'brotinho'],
  ['inteira', 'inteiro'],
]

const sizes: ReadonlyMap<string, string> = new Map(
  sizeWords.flatMap((words) =>
    words.flatMap((word) => [word, `${word}s`].map((one) => [one, `size:${words[0]}`] as const)),
  ),
)

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

function build(menu: Menu, sold: readonly (Category | null)[]): Lexicon {
  const names = menu.items.map((item, row) => (sold[row] ? keysOf(item.nome) : []))
  const inNames = new Map<string, number>()
  for (const name of names) for (const key of new Set(name)) inNames.set(key, (inNames.get(key) ?? 0) + 1)
  const items: ItemEntry[] = []
  const postings = new Map<string, Set<ItemEntry>>()
  const options = new Set<string>()
  for (const [row, item] of menu.items.entries()) {
    const category = sold[row]
    if (!category) continue
    const name = names[row]!
    const types = offeredTypes(item, category, { items: [...menu.items] })
    const entry: ItemEntry = {
      place: items.length,
      item,
      category,
      name,
      weights: name.map((key, place) => weightOf(key, inNames.get(key) ?? 1, name[place + 1])),
      beside: besideOf(item.nome),
      categoryKeys: keysOf(category.nome),
      types: types.length > 1 ? types.map((type) => ({ name: type, keys: sizeKeys(type) })) : [],
      groups: item.opcoes
        .filter(({ max }) => max > 0)
        .map((group) => ({
          group,
          keys: keysOf(group.nome),
          options: group.opcoes
            .filter(({ ativo }) => ativo)
            .map((option) => ({ option, keys: keysOf(option.nome) })),
        })),
      optionKeys: new Set(item.opcoes.flatMap(({ opcoes }) => opcoes.flatMap(({ nome }) => keysOf(nome)))),
      madeOf: new Set([item.descricao, ...item.ingredientes].flatMap(keysOf)),
    }
    items.push(entry)
    const groupKeys = entry.groups.flatMap(({ options: of }) => of.flatMap(({ keys }) => keys))
    for (const key of groupKeys) options.add(key)
    for (const key of [
      ...name,
      ...entry.categoryKeys,
      ...entry.types.flatMap(({ keys }) => keys),
      ...groupKeys,
    ]) {
      const list = postings.get(key)
      if (list) list.add(entry)
      else postings.set(key, new Set([entry]))
    }
  }
  const groupWords = new Set(items.flatMap(({ groups }) => groups.flatMap(({ keys }) => keys)))
  const vocabulary = [...new Set([...postings.keys(), ...groupWords])]
  const joined = joinedWords(items)
  const smaller = smallerWords(menu, vocabulary)
  const known = new Map<string, ReadonlyMap<string, number>>()
  return {
    items,
    having: (key) => [...(postings.get(key) ?? [])],
    isOption: (key) => options.has(key),
    isName: (key) => inNames.has(key),
    senses: (token) => {
      const before = known.get(token.word)
      if (before) return before
      const senses = findSenses(token, postings, vocabulary, groupWords, joined, smaller)
      if (known.size > 1000) known.clear()
      known.set(token.word, senses)
      return senses
    },
  }
}

/** 'xbacon', 'mistoquente': two words of a name as one. */
function joinedWords(items: readonly ItemEntry[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const { name } of items) {
    name.slice(1).forEach((key, place) => {
      const before = name[place]!
      if (!/\d/.test(before + key)) words.set(before + key, `${before} ${key}`)
    })
  }
  return words
}

/** Small forms of the menu by the plain word: 'espetinho' by 'espeto', 'docinho' by 'doce'. */
function smallerWords(
  { categories, items }: Menu,
  vocabulary: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const known = new Set(vocabulary)
  const words = new Map<string, string[]>()
  for (const { nome } of [...categories, ...items])
    for (const { word, key } of tokensOf(nome)) {
      if (!/inh[ao]s?$/.test(word) || !known.has(key)) continue
      for (const plain of undiminished(word)) words.set(plain, [...(words.get(plain) ?? []), key])
    }
  return words
}

function weightOf(key: string, often: number, next: string | undefined): number {
  if (usual.has(key)) return 0.05
  const isBrand =
    /^\d/.test(key) && Number(key) < 200 && (next === undefined || !containers.has(next) || next === 'peca')
  if (containers.has(key) || (/^\d/.test(key) && !isBrand)) return 0.35
  return 1 / (1 + Math.log2(often) / 2)
}

function besideOf(name: string): ReadonlySet<string> {
  const [, ...behind] = name.split(/\b(?:com|sem|c\/|s\/)\s/i)
  return new Set(behind.flatMap(keysOf))
}

/** The telling words of a name. */
function keysOf(name: string): string[] {
  const words = tokensOf(name.replace(/\([^)]*\)/g, ' ')).filter(({ kind }) => kind !== 'break')
  const telling = words.filter(({ word }) => !joining.has(word))
  return (telling.length > 0 ? telling : words).map(({ key }) => key)
}

/** The words by which a size is said; the first of those that mean the same stands for all. */
export function sizeKeys(type: string): string[] {
  const words = tokensOf(type).filter(({ kind, word }) => kind !== 'break' && !joining.has(word))
  return words.map(({ word, key }) => sizeOf(word) ?? key)
}

/** What a word says of a size: 'size:g' for 'grande'. */
export function sizeOf(word: string): string | null {
  return sizes.get(word) ?? null
}

function findSenses(
  { kind, word, key }: Token,
  postings: ReadonlyMap<string, unknown>,
  vocabulary: readonly string[],
  groupWords: ReadonlySet<string>,
  joined: ReadonlyMap<string, string>,
  smaller: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const senses = new Map<string, number>()
  const has = (other: string) => postings.has(other) || groupWords.has(other)
  if (has(key)) senses.set(key, 0)
  for (const other of meaning.get(key) ?? [])
    if (has(other)) senses.set(other, Math.min(senses.get(other) ?? 1, 0.05))
  if (/^(casetinho|carioquinha|cacetinho)$/.test(key) && has('pao') && has(wordKey('frances')))
    senses.set(`pao ${wordKey('frances')}`, 0.05)
  if (key === 'pingado' && has('cafe') && has(wordKey('leite'))) senses.set(`cafe ${wordKey('leite')}`, 0.05)
  const glued = joined.get(key)
  if (glued) senses.set(glued, 0.05)
  if (senses.size > 0 || kind !== 'word') return senses
  for (const plain of undiminished(word)) if (has(plain)) senses.set(plain, 0.1)
  for (const other of smaller.get(key) ?? []) senses.set(other, 0.1)
  if (senses.size > 0) return senses
  if (key.length >= 4)
    for (const other of vocabulary)
      if (other.length > key.length && other.startsWith(key)) senses.set(other, 0.35)
  if (senses.size > 0 && key.length >= 5) return senses
  if (ordinary.has(word)) return senses
  for (const other of vocabulary)
    if (swapped(key.replaceAll('c', 's'), other.replaceAll('c', 's'))) senses.set(other, 0.3)
    else if ((key[0] === other[0] || key.at(-1) === other.at(-1)) && sameButSlip(key, other))
      senses.set(other, 0.5)
  return senses
}

/** Words of every day that are never a slip of a product's. */
const ordinary = new Set(
  'serio cara gosto pode agora favor minha troco cartao rua casa numero hora nome mesa certo perto porta frente quando depois antes hoje amanha noite tarde gente vezes bairro entrega entregar mandar pagar quero queria retirar buscar valor preco total falar atendente obrigado obrigada'.split(
    ' ',
  ),
)

/** Whether two neighbouring letters changed places: 'ceasar'. */
function swapped(typed: string, word: string): boolean {
  if (typed.length !== word.length || typed.length < 4 || typed === word) return false
  const at = [...typed].findIndex((letter, place) => letter !== word[place])
  return (
    typed[at] === word[at + 1] && typed[at + 1] === word[at] && typed.slice(at + 2) === word.slice(at + 2)
  )
}

/** 'coquinha' is 'coca', 'aguinha' 'agua', 'geladinha' 'gelada'. */
function undiminished(word: string): string[] {
  const found = /^(.{2,}?)(z?inh|on|ao|ac|az)([ao]?)s?$/.exec(word)
  if (!found || (found[1]!.length < 3 && found[2] !== 'zinh')) return []
  const stem = found[1]!.replace(/qu$/, 'c').replace(/gu$/, 'gu')
  return [`${stem}a`, `${stem}o`, `${stem}e`, stem].map(wordKey)
}

/** Whether a word only joins others. */
export function isJoining(word: string): boolean {
  return joining.has(word)
}

/** Words that most names may have and that tell nothing: 'natural'. */
export const isUsual = (key: string): boolean => usual.has(key)
/** What a name that nobody qualified means: 'coca' is never the one without sugar. */
export const qualifiers: ReadonlySet<string> = new Set(
  'zero diet light fit duplo dupla triplo especial caixa fardo engradado pack kit combo barril cento'
    .split(' ')
    .map(wordKey),
)
/** Words of sizes and containers tell little by themselves. */
export const isContainer = (key: string): boolean => containers.has(key) || /^\d/.test(key)
