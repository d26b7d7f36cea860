import { findHalves, halvesId, PARTS_GROUP, type SaidOfHalves } from '../../../catalogue'
import type { ItemEntry, Lexicon } from './lexicon'
import { keysOf, wordsOfOption } from './name-words'

/**
 * What some of these products, all that are on sale of a category, make together by halves, as words; null where that is
 * not sold. Its types are those that all its parts are sold in.
 */
export function halvesEntry(
  itemId: string,
  said: SaidOfHalves,
  products: readonly ItemEntry[],
): ItemEntry | null {
  const [first] = products
  const rows = { categories: first ? [first.category] : [], items: products.map(({ item }) => item) }
  // A pause that is not over keeps a product out of the words of what is on sale already.
  // A line without a size yet has none of that name.
  const open = { ...said, price_type: said.price_type || null }
  const found = findHalves(rows, itemId, open, Number.POSITIVE_INFINITY)
  if (!first || !found) return null
  const { item } = found
  const sizes = found.category.tipos_preco
  const parts = products.filter((entry) => isPart(entry, said))
  const name = keysOf(item.nome)
  return {
    place: -1,
    item,
    category: first.category,
    name,
    weights: name.map(() => 0.5),
    weight: name.length / 2,
    tells: name.map(() => 0.5),
    categoryKeys: first.categoryKeys,
    holds: null,
    types: sizes.length > 1 ? sizes.flatMap((size) => typeNamed(size, products) ?? []) : [],
    groups: item.opcoes.map((group) => ({
      group,
      keys: keysOf(group.nome),
      options: group.opcoes.map(wordsOfOption),
    })),
    optionKeys: new Set(item.opcoes.flatMap(({ opcoes }) => opcoes.flatMap(({ nome }) => keysOf(nome)))),
    explained: new Set(),
    beside: new Set(),
    stem: new Set(name),
    madeOf: new Set(parts.flatMap(({ madeOf }) => [...madeOf])),
    remade: (other) => halvesEntry(itemId, other, products),
  }
}

/** The item of a line, or what its parts make together; null where it is not to be had. */
export function entryOf({ items }: Lexicon, line: SaidOfHalves & { item_id: string }): ItemEntry | null {
  const own = items.find(({ item }) => item.id === line.item_id)
  if (own) return own
  const products = items.filter(({ category }) => halvesId(category.id) === line.item_id)
  return products.length > 0 ? halvesEntry(line.item_id, line, products) : null
}

function typeNamed(size: string, products: readonly ItemEntry[]) {
  return products.flatMap(({ types }) => types).find(({ name }) => name === size)
}

/** Whether a product is one of the parts. */
function isPart({ item }: ItemEntry, { options }: SaidOfHalves): boolean {
  return options.some(({ group_id, option_id }) => group_id === PARTS_GROUP && option_id === item.id)
}
