import { findCategory, itemsOf, requireCategory, requireItem } from './find-rows'
import type { Catalogue, Category, Item, RowChange } from '../model'
import { placeBefore } from './positions'
import { priceCents } from '../sale/prices'
import { changeCategory, changeItem } from './row-content'

/**
 * Moves an item before another of that category; `before` null, or no longer in it, means to the end. Normally writes
 * one row; a used-up gap renumbers the category. In a category of other price types it keeps its prices and takes,
 * for each type it has none for, the one at the same place of its old category.
 * @throws CatalogueError `product_missing`; `category_missing`, also for a category of the other section.
 */
export function moveItem(
  catalogue: Catalogue,
  id: string,
  { categoryId, before }: { categoryId: string; before: string | null },
): RowChange[] {
  const item = requireItem(catalogue, id)
  const old = findCategory(catalogue, item.category_id)
  const category = requireCategory(catalogue, categoryId, old?.section)
  const inPlace = itemsOf(catalogue, categoryId)
  if (staysInPlace(inPlace, item, before)) return []
  const siblings = inPlace.filter((other) => other.id !== id)
  const { position, renumbered } = placeBefore(siblings, before)
  return [
    ...changeItem(item, {
      category_id: categoryId,
      position,
      centavos: old && old.id !== categoryId ? pricesIn(category, item, old) : item.centavos,
    }),
    ...siblings.flatMap((other) =>
      changeItem(other, { position: renumbered.get(other.id) ?? other.position }),
    ),
  ]
}

/**
 * Moves a category before another of its section; `before` null, or not in it, means to the end.
 * @throws CatalogueError `category_missing`.
 */
export function moveCategory(
  catalogue: Catalogue,
  id: string,
  { before }: { before: string | null },
): RowChange[] {
  const category = requireCategory(catalogue, id)
  const inPlace = catalogue.categories.filter((row) => row.section === category.section)
  if (staysInPlace(inPlace, category, before)) return []
  const siblings = inPlace.filter((other) => other.id !== id)
  const { position, renumbered } = placeBefore(siblings, before)
  return [
    ...changeCategory(category, { position }),
    ...siblings.flatMap((other) =>
      changeCategory(other, { position: renumbered.get(other.id) ?? other.position }),
    ),
  ]
}

function staysInPlace<Row extends { id: string }>(inPlace: Row[], row: Row, before: string | null): boolean {
  const index = inPlace.indexOf(row)
  if (index === -1) return false
  if (before === row.id) return true
  const next = inPlace[index + 1]
  if (next && next.id === before) return true
  return next === undefined && !inPlace.some((other) => other.id === before)
}

function pricesIn(category: Category, item: Item, old: Category): Record<string, number> {
  const missing = category.tipos_preco.flatMap((type, place): [string, number][] => {
    const before = old.tipos_preco[place]
    if (Object.hasOwn(item.centavos, type) || before === undefined) return []
    return [[type, priceCents(item, before)]]
  })
  return Object.fromEntries([...Object.entries(item.centavos), ...missing])
}
