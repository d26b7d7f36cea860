import { CatalogueError } from './catalogue-error'
import type { Catalogue, Category, Item, Section } from '../model'

/**
 * The item with that id. Naming the section asks for an item of that section.
 * @throws CatalogueError `product_missing` (CATAL-68); with section 'servicos' `service_missing` (CATAL-70), or
 * `service_id_invalid` for an id that is empty, 'undefined' or 'null' (CATAL-63).
 */
export function requireItem(catalogue: Catalogue, id: string, section?: Section): Item {
  if (section === 'servicos' && isNoId(id)) {
    throw new CatalogueError('service_id_invalid')
  }
  const item = catalogue.items.find((item) => item.id === id)
  if (item && (!section || isIn(catalogue, item, section))) return item
  throw new CatalogueError(section === 'servicos' ? 'service_missing' : 'product_missing')
}

/**
 * The category with that id, of that section when one is named.
 * @throws CatalogueError `category_missing` (CATAL-69).
 */
export function requireCategory(catalogue: Catalogue, id: string, section?: Section): Category {
  const category = findCategory(catalogue, id)
  if (!category || (section && category.section !== section)) throw new CatalogueError('category_missing')
  return category
}

/** The category with that id, if there is one. */
export function findCategory(catalogue: Catalogue, id: string): Category | undefined {
  return catalogue.categories.find((category) => category.id === id)
}

/** The items of a category, in their order. */
export function itemsOf(catalogue: Catalogue, categoryId: string): Item[] {
  return catalogue.items.filter((item) => item.category_id === categoryId)
}

function isIn(catalogue: Catalogue, item: Item, section: Section): boolean {
  return findCategory(catalogue, item.category_id)?.section === section
}

/** An id that a careless caller made of nothing (CATAL-63). */
function isNoId(id: unknown): boolean {
  return typeof id !== 'string' || ['', 'undefined', 'null'].includes(id.trim())
}
