import {
  STANDARD_PRICE,
  type Category,
  type HalvesRule,
  type Item,
  type OptionCharge,
  type OptionGroup,
} from '../../../catalogue'
import { buildCategory, buildItem } from '../../../catalogue/testing/build-catalogue'
import type { CorpusShop } from './corpus'

/** Id, name and price in cents, free where it names none. */
type OptionRow = readonly [id: string, nome: string, centavos?: number]

/** A group of options, of which each adds its price where nothing else is given. */
export function group(
  id: string,
  nome: string,
  [min, max]: readonly [number, number],
  rows: readonly OptionRow[],
  cobranca: OptionCharge = 'soma',
): OptionGroup {
  const opcoes = rows.map(([option, name, centavos = 0]) => ({
    id: option,
    nome: name,
    centavos,
    ativo: true,
  }))
  return { id, nome, min, max, cobranca, opcoes }
}

/** An item at one price in cents, or at a price for each type of its category. */
export function item(
  category: string,
  id: string,
  nome: string,
  price: number | Record<string, number>,
  more: Partial<Item> = {},
): Item {
  const centavos = typeof price === 'number' ? { [STANDARD_PRICE]: price } : price
  return buildItem({ category_id: category, id, nome, centavos, ...more })
}

/** A category with the standard price, where no types are given. */
export function category(id: string, nome: string, types: readonly string[] = [STANDARD_PRICE]): Category {
  return buildCategory({ id, nome, tipos_preco: [...types] })
}

/** A menu in the order of its rows. */
export function menu(categories: readonly Category[], items: readonly Item[]): CorpusShop['menu'] {
  return {
    categories: categories.map((row, index) => ({ ...row, position: (index + 1) * 1024 })),
    items: items.map((row, index) => ({ ...row, position: (index + 1) * 1024 })),
  }
}

/** An item before it knows its category: its prices in cents, one for each of the category's price types. */
interface Product {
  id: string
  nome: string
  prices: readonly number[]
  more: Partial<Item>
}

/** A category with what is in it; its price types where it has more than one. */
interface Part {
  id: string
  nome: string
  types?: readonly string[]
  /** Its products are sold by halves, too. */
  halves?: HalvesRule
  products: readonly Product[]
}

export function product(
  id: string,
  nome: string,
  prices: number | readonly number[],
  more: Partial<Item> = {},
): Product {
  return { id, nome, prices: typeof prices === 'number' ? [prices] : prices, more }
}

export function option(id: string, nome: string, centavos = 0): OptionRow {
  return [id, nome, centavos]
}

/** The menu of these categories, in their order. */
export function menuOf(parts: readonly Part[]): CorpusShop['menu'] {
  return menu(
    parts.map(({ id, nome, types, halves }) => ({ ...category(id, nome, types), meio_a_meio: halves })),
    parts.flatMap(({ id: of, types = [STANDARD_PRICE], products }) =>
      products.map(({ id, nome, prices, more }) =>
        item(of, id, nome, Object.fromEntries(types.map((type, at) => [type, prices[at] ?? 0])), more),
      ),
    ),
  )
}
