import { itemsOf, requireCategory } from './find-rows'
import { freeId } from './free-id'
import {
  STANDARD_PRICE,
  type Catalogue,
  type CategoryContent,
  type HalvesRule,
  type Item,
  type RowChange,
  type Section,
} from '../model'
import type { Modality } from '../../modality'
import { positionAtEnd } from './positions'
import { priceCents } from '../sale/prices'
import { changeCategory, changeItem } from './row-content'

/** Prefix of a new category's id (CATAL-37). */
export const CATEGORY_ID = 'categoria-'

/**
 * A new category, active and empty, the last of its section (CATAL-37, 38, 13, 14). Whether its name and price types
 * will do, `checkChanges` tells. `now` is epoch milliseconds.
 */
export function addCategory(
  catalogue: Catalogue,
  category: {
    section: Section
    nome: string
    tipos_preco: string[]
    modalidade: Modality | null
    meio_a_meio?: HalvesRule | null
    now: number
  },
): RowChange[] {
  const { section, nome, tipos_preco, modalidade, meio_a_meio, now } = category
  const id = freeId(CATEGORY_ID, now, (id) => catalogue.categories.some((row) => row.id === id))
  const after: CategoryContent = {
    section,
    nome: nome.trim(),
    ativo: true,
    tipos_preco: tipos_preco.length > 0 ? tipos_preco.map((tipo) => tipo.trim()) : [STANDARD_PRICE],
    modalidade: section === 'servicos' ? (modalidade ?? 'tempo') : null,
    ...(section === 'cardapio' && meio_a_meio && { meio_a_meio }),
    position: positionAtEnd(catalogue.categories.filter((row) => row.section === section)),
    extras: {},
  }
  return [{ kind: 'category', id, base: null, after }]
}

/**
 * Renames a category and its price types and sets its modality, and whether its products are sold by halves (null: not;
 * left out: as before). Each row of `tipos` says which type it was (`from`,
 * null for an added one), so that the prices of every item go along to the new name, whatever the order; an added
 * type costs 0, and what is not among the rows goes (CATAL-44).
 * @throws CatalogueError `category_missing`.
 */
export function editCategory(
  catalogue: Catalogue,
  id: string,
  edit: {
    nome: string
    tipos: { from: string | null; nome: string }[]
    modalidade: Modality | null
    meio_a_meio?: HalvesRule | null
  },
): RowChange[] {
  const category = requireCategory(catalogue, id)
  const tipos = edit.tipos.map(({ from, nome }) => ({ from, nome: nome.trim() }))
  const after = {
    nome: edit.nome.trim(),
    tipos_preco: tipos.map(({ nome }) => nome),
    modalidade: category.section === 'servicos' ? (edit.modalidade ?? category.modalidade) : null,
    ...(category.section === 'cardapio' &&
      edit.meio_a_meio !== undefined && { meio_a_meio: edit.meio_a_meio ?? undefined }),
  }
  const items = itemsOf(catalogue, id).flatMap((item) =>
    changeItem(item, { centavos: remapPrices(item, category.tipos_preco, tipos) }),
  )
  return [...changeCategory(category, after), ...items]
}

function remapPrices(
  item: Item,
  old: readonly string[],
  tipos: readonly { from: string | null; nome: string }[],
): Record<string, number> {
  // Prices for types that the category never named are an automation's own: they stay.
  const foreign = Object.entries(item.centavos).filter(([type]) => !old.includes(type))
  const named = tipos.flatMap(({ from, nome }): [string, number][] => {
    if (from === null || !old.includes(from)) return [[nome, 0]]
    return Object.hasOwn(item.centavos, from) || from !== nome ? [[nome, priceCents(item, from)]] : []
  })
  return Object.fromEntries([...foreign, ...named])
}

/** Lays the given fields over the category. @throws CatalogueError `category_missing`. */
export function setCategory(
  catalogue: Catalogue,
  id: string,
  content: Partial<CategoryContent>,
): RowChange[] {
  return changeCategory(requireCategory(catalogue, id), content)
}

/** Removes the category with all its items. @throws CatalogueError `category_missing`. */
export function removeCategory(catalogue: Catalogue, id: string): RowChange[] {
  const { version } = requireCategory(catalogue, id)
  return [
    ...itemsOf(catalogue, id).map((item): RowChange => ({
      kind: 'item',
      id: item.id,
      base: item.version,
      after: null,
    })),
    { kind: 'category', id, base: version, after: null },
  ]
}

/** Turns a category's `ativo` (CATAL-30). @throws CatalogueError `category_missing`. */
export function toggleCategory(catalogue: Catalogue, id: string): RowChange[] {
  const category = requireCategory(catalogue, id)
  return changeCategory(category, { ativo: !category.ativo })
}
