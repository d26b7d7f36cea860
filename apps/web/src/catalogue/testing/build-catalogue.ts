import type { Catalogue } from '@balcao/domain/catalogue'
import { buildCategory, buildItem } from '@balcao/domain/catalogue/testing'

/** A catalogue of one category with an X-Bacon and an X-Salada, at version 1. */
export function buildCatalogue(overrides: Partial<Catalogue> = {}): Catalogue {
  return {
    version: 1,
    categories: [buildCategory()],
    items: [buildItem(), buildItem({ id: 'x-salada', nome: 'X-Salada', position: 2048 })],
    ...overrides,
  }
}
