import type { Database } from '../platform/database/database'
import type { Feature } from '../platform/feature'
import { registerCatalogue } from './catalogue.routes'
import { catalogueHistoryCron } from './history'

/** What a company sells and books, with the history of its changes. */
export const catalogue = {
  name: 'catalogue',
  register: registerCatalogue,
  crons: ({ db }) => [catalogueHistoryCron(db)],
} satisfies Feature<{ db: Database }>

export { readCatalogue, readOnSale } from './catalogue.store'
export { saveCatalogue } from './save-catalogue'
export { readCatalogueJsonOf, saveCatalogueJson } from './save-catalogue-json'
