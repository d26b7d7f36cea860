import {
  STANDARD_PRICE,
  type Catalogue,
  type Category,
  type CategoryContent,
  type Item,
  type ItemContent,
} from '../model'
import { newItem } from '../changes/new-items'

/** A category's row: Lanches, with the standard price, where nothing else is given. */
export function buildCategory(row: Partial<Category> = {}): Category {
  return { id: 'lanches', version: 1, ...categoryContent(), ...row }
}

/** An item's row: an X-Bacon of R$ 24,90 in Lanches, on sale, where nothing else is given. */
export function buildItem(row: Partial<Item> = {}): Item {
  return { id: 'x-bacon', version: 1, ...itemContent(), ...row }
}

/** A catalogue of these rows, which the caller gives in their order. */
export function buildCatalogue(
  rows: Partial<Omit<Catalogue, 'version'>> & { version?: number } = {},
): Catalogue {
  return { version: 1, categories: [], items: [], ...rows }
}

/** What such a category says, as a change carries it. */
export function categoryContent(content: Partial<CategoryContent> = {}): CategoryContent {
  return {
    section: 'cardapio',
    nome: 'Lanches',
    ativo: true,
    tipos_preco: [STANDARD_PRICE],
    modalidade: null,
    position: 1024,
    extras: {},
    ...content,
  }
}

/** What such an item says, as a change carries it. */
export function itemContent(content: Partial<ItemContent> = {}): ItemContent {
  const place = { category_id: 'lanches', nome: 'X-Bacon', types: [STANDARD_PRICE], position: 1024 }
  return { ...newItem(place), centavos: { [STANDARD_PRICE]: 2490 }, ...content }
}
