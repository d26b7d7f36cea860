import {
  halvesWith,
  isOffered,
  offeredTypes,
  offSale,
  priceCents,
  withPartsOut,
  type Category,
  type Item,
} from '../catalogue'
import { searchByWords } from '../text/search-by-words'
import type { MenuRows } from './model'

/** A product as somebody at the counter finds it. */
export interface FoundProduct {
  item: Item
  category: Category
  /** Why it cannot be sold now; null where it can. */
  off: 'sold_out' | 'paused' | null
  /** Cents of the cheapest and the dearest size, without options. */
  cents: { least: number; most: number }
}

/**
 * What people order from: products and categories of the menu that are active, with the options that can be chosen now, in the shop's
 * order. What is sold out or paused stays, so that one can be told so. @param now milliseconds
 */
export function counterMenu(rows: MenuRows, now: number): MenuRows {
  const { categories, items } = withPartsOut(rows, now)
  const open = categories.filter(({ ativo, section }) => ativo && section === 'cardapio')
  const placed = open.flatMap(({ id }) =>
    items.filter(({ category_id, ativo }) => ativo && category_id === id),
  )
  const withActive = (item: Item): Item => ({
    ...item,
    opcoes: item.opcoes.map((group) => ({ ...group, opcoes: group.opcoes.filter(isOffered) })),
  })
  return { categories: open, items: placed.map(withActive) }
}

/**
 * Products by what is typed (`searchByWords`): their name, their code, and words that the shop taught for them
 * (`taught`, by item id); then what their category and description say. What can be sold comes first. Drafts are none.
 * @param now milliseconds
 */
export function searchProducts(
  menu: MenuRows,
  query: string,
  { now, taught }: { now: number; taught?: ReadonlyMap<string, readonly string[]> },
): FoundProduct[] {
  const categories = new Map(menu.categories.map((category) => [category.id, category]))
  const products = menu.items.flatMap((item) => {
    const category = categories.get(item.category_id)
    const off = category && offSale(item, category, now)
    if (category === undefined || off === undefined || off === 'inactive' || off === 'draft') return []
    return [{ item, category, off }]
  })
  const found = searchByWords(products, query, ({ item, category }) => ({
    names: [item.nome, item.codigo ?? '', ...(taught?.get(item.id) ?? [])],
    also: [category.nome, item.descricao],
  }))
  return [...found.filter(({ off }) => !off), ...found.filter(({ off }) => off)].map((product) => ({
    ...product,
    cents: sizeCents(product),
  }))
}

function sizeCents({ item, category }: Pick<FoundProduct, 'item' | 'category'>): FoundProduct['cents'] {
  const prices = offeredTypes(item, category).map((type) => priceCents(item, type))
  return { least: Math.min(...prices), most: Math.max(...prices) }
}

/** Whether a product has to be put together: by sizes, options, or halves with others. @param now milliseconds */
export function asksForChoice(
  menu: MenuRows,
  { item, category }: Pick<FoundProduct, 'item' | 'category'>,
  now: number,
): boolean {
  if (item.opcoes.length > 0 || offeredTypes(item, category).length > 1) return true
  return category.meio_a_meio !== undefined && halvesWith(menu, item, null, now) !== null
}
