import {
  STANDARD_PRICE,
  type Category,
  type Item,
  type OptionCharge,
  type OptionGroup,
} from '../../../../../catalogue'
import { buildCategory, buildItem } from '../../../../../catalogue/testing/build-catalogue'
import type { CorpusShop } from '../../corpus'

type OptionRow = readonly [id: string, nome: string, centavos?: number]

/** A group of options, free where a row names no price in cents. */
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
export function category(id: string, nome: string, types: string[] = [STANDARD_PRICE]): Category {
  return buildCategory({ id, nome, tipos_preco: types })
}

/** A menu in the order of its rows. */
export function menu(categories: readonly Category[], items: readonly Item[]): CorpusShop['menu'] {
  return {
    categories: categories.map((row, index) => ({ ...row, position: (index + 1) * 1024 })),
    items: items.map((row, index) => ({ ...row, position: (index + 1) * 1024 })),
  }
}
