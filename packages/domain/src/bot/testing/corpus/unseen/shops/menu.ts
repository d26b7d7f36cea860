import { buildCategory, buildItem } from '../../../../../catalogue/testing/build-catalogue'
import {
  STANDARD_PRICE,
  type Item,
  type Option,
  type OptionCharge,
  type OptionGroup,
} from '../../../../../catalogue/model'
import type { CorpusShop } from '../../corpus'

/** A product before it knows its category: its prices in cents, one for each of the category's price types. */
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

export function option(id: string, nome: string, centavos = 0): Option {
  return { id, nome, centavos, ativo: true }
}

/** A group of options, of which each adds its price where nothing else is given. */
export function group(
  id: string,
  nome: string,
  [min, max]: readonly [number, number],
  opcoes: Option[],
  cobranca: OptionCharge = 'soma',
): OptionGroup {
  return { id, nome, min, max, cobranca, opcoes }
}

/** The menu of these categories, in their order. */
export function menuOf(parts: readonly Part[]): CorpusShop['menu'] {
  return {
    categories: parts.map((part, index) =>
      buildCategory({ id: part.id, nome: part.nome, tipos_preco: typesOf(part), position: place(index) }),
    ),
    items: parts.flatMap((part) =>
      part.products.map(({ id, nome, prices, more }, index) => {
        const centavos = Object.fromEntries(typesOf(part).map((type, at) => [type, prices[at] ?? 0]))
        return buildItem({ id, category_id: part.id, nome, centavos, position: place(index), ...more })
      }),
    ),
  }
}

function typesOf(part: Part): string[] {
  return [...(part.types ?? [STANDARD_PRICE])]
}

function place(index: number): number {
  return (index + 1) * 1024
}
