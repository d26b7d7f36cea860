import type { CatalogueSource, MenuSource } from './catalogue-source'
import { canonicalCategory } from './writing/render-head'
import { canonicalItem } from './writing/write-item'

/** The menu of a section in the spec's shape: `{categorias: [{…, produtos: […]}]}`. */
export const canonicalMenu: MenuSource = { wrap: 'categorias', form: 'list', extras: {}, places: [] }

/** The spec's shape: both sections, every field of CATAL-12 and CATAL-15. */
export const canonicalSource: CatalogueSource = {
  sections: true,
  extras: {},
  cardapio: canonicalMenu,
  servicos: canonicalMenu,
  ways: { categories: [canonicalCategory], items: [canonicalItem] },
  categories: [],
  items: [],
  itemKeys: [],
}
