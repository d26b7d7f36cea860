import { offeredTypes, type Category, type Item, type OptionGroup } from '../../catalogue'
import { orderTokens, type OrderToken } from './order-tokens'
import { joiners } from './order-words'

type ReadWords = (text: string) => readonly OrderToken[]

/** A word by which a product is called: of its name; or of its category, sizes or flavours, which alone name none. */
interface ProductWord {
  kind: 'name' | 'category' | 'type' | 'option'
  key: string
  /** Which of the product's price types, where it is a word of one. */
  type: number
}

export interface Product {
  item: Item
  types: readonly string[]
  words: readonly ProductWord[]
  /** Places in `words` that together are the name, joining words aside. */
  telling: readonly number[]
}

/** The words of a product of that category; `siblings` are all items of its menu. */
export function productWords(
  item: Item,
  category: Category,
  siblings: readonly Item[],
  read: ReadWords,
): Product {
  const name = read(item.nome)
  const types = offeredTypes(item, category, { items: [...siblings] })
  const words: ProductWord[] = name.map(({ key }) => ({ kind: 'name', key, type: -1 }))
  const telling = name.flatMap(({ word }, place) => (joiners.has(word) ? [] : [place]))
  const more = (kind: ProductWord['kind'], tokens: readonly OrderToken[], type = -1) => {
    for (const { word, key } of tokens) {
      if (joiners.has(word) || (kind === 'category' && words.some((other) => other.key === key))) continue
      words.push({ kind, key, type })
    }
  }
  more('category', read(category.nome))
  if (types.length > 1) types.forEach((type, place) => more('type', read(type), place))
  more('option', flavours(item).flatMap(read))
  return {
    item,
    types,
    words,
    telling: telling.length > 0 ? telling : name.map((_, place) => place),
  }
}

/** Names of the options of which some must be chosen, as the flavours of a pizza. */
export function flavours({ opcoes }: Item): string[] {
  return opcoes.filter(({ min }) => min > 0).flatMap(optionNames)
}

/** Keys of what a remark on a product may be about: what it is made of, and options that need not be chosen. */
export function remarkKeys({ item }: Product): ReadonlySet<string> {
  const extras = item.opcoes.filter(({ min }) => min === 0)
  const texts = [
    item.descricao,
    ...item.ingredientes,
    ...extras.flatMap((group) => [group.nome, ...optionNames(group)]),
  ]
  return new Set(texts.flatMap(readWords).flatMap(({ word, key }) => (joiners.has(word) ? [] : [key])))
}

function optionNames({ opcoes }: OptionGroup): string[] {
  return opcoes.filter(({ ativo }) => ativo).map(({ nome }) => nome)
}

/** The tokens of a name but for its pauses. */
export function readWords(text: string): readonly OrderToken[] {
  return orderTokens(text).filter(({ kind }) => kind !== 'break')
}
