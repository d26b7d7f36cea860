import type { CategoryContent, ItemContent } from '../catalogue/model'

/** A catalogue's rows without their versions. */
export interface CatalogueRows {
  categories: readonly (CategoryContent & { id: string })[]
  items: readonly (ItemContent & { id: string })[]
}

/**
 * How one category or product was written: which known fields it had (`fields`), under which names where they are not
 * the usual ones (`keys`), and in which notation where it is not the usual one (`as`: `ativo: 'number'`, `preco: 'comma'`).
 */
export interface Ways {
  fields: string[]
  keys?: Record<string, string>
  as?: Record<string, string>
}

/** Where a category stood: the id alone for one written in the menu's usual form, else a slot. */
export type Place = string | Slot

/** A category, or a group of categories, as it stood in the document. */
export interface Slot {
  /** The name in a map; null for an entry of a list. */
  key: string | null
  /** A plain list of products, a map of them, or a record with a name and a list of products. */
  form: 'list' | 'map' | 'record'
  /** The category of the products that stood directly in it; null when all stood in its groups. */
  own: string | null
  /** How a group that is no category itself was written, and its fields as they were, without its products. */
  ways?: Ways
  head?: Record<string, unknown>
  /** Of a record: whether its products were a list, a map, or not there. */
  products?: 'list' | 'map' | 'none'
  /** Of a record: the field that held its groups, and whether as a list or a map. */
  groups?: { key: string; form: 'list' | 'map' }
  /** One list of beverages, told apart by their names (CATAL-19). */
  beverages?: true
  /** Several lists that became one category (`Outros`): their names and the ids in each. */
  parts?: { key: string; items: string[] }[]
  /** The group of beverages that this one's key was read as. */
  readAs?: string
  places?: Place[]
}

/** One section's document: a list of categories or a map by name, maybe inside `categorias`. */
export interface MenuSource {
  wrap: string | null
  form: 'list' | 'map'
  /** What stood beside `categorias`. */
  extras: Record<string, unknown>
  places: Place[]
}

/**
 * How the original JSON was built, without its products: JSON-serialisable, to be stored beside the rows and given to
 * `writeCatalogueJson`. `sections`: it had cardapio and servicos; else the menu itself was the document (CATAL-23).
 * Ways are numbered: the first is the document's usual one, others are said by id.
 */
export interface CatalogueSource {
  sections: boolean
  extras: Record<string, unknown>
  cardapio: MenuSource | null
  servicos: MenuSource | null
  ways: { categories: Ways[]; items: Ways[] }
  categories: [id: string, way: number][]
  items: [id: string, way: number][]
  /** Names in a map of products that have another name of their own. */
  itemKeys: [id: string, key: string][]
}
