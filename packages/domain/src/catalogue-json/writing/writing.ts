import type { Ways } from '../catalogue-source'
import type { ItemRow } from './write-item'

/** Where the rows' products and ways are found, and which ids have to be written. */
export interface Writing {
  itemsOf: (categoryId: string) => readonly ItemRow[]
  categoryWays: (id: string) => Ways
  itemWays: (id: string) => Ways
  /** The name that a product had in a map, where it was not its own. */
  itemKey: (id: string) => string | null
  writesId: { category: (id: string) => boolean; item: (id: string) => boolean }
}

/** What is written around a place, which those in it have as well. */
export interface Around {
  ativo: boolean
  types: readonly string[] | null
  modalidade: unknown
  inBeverages: boolean
}

/** What every place of a menu is written with; `newForm` is that of a new category in a map. */
export interface Context {
  writing: Writing
  newForm: 'list' | 'record'
}
