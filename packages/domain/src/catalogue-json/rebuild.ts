import { groupBy } from '../catalogue/group-by'
import { sections, type Section } from '../catalogue/model'
import { canonicalMenu } from './canonical-source'
import type { CatalogueRows, CatalogueSource, MenuSource, Ways } from './catalogue-source'
import { byPosition } from '../catalogue/changes/apply-changes'
import { planMenu } from './plan-menu'
import { canonicalCategory } from './writing/render-head'
import { renderMenu } from './writing/render-menu'
import { canonicalItem } from './writing/write-item'
import type { Writing } from './writing/writing'

/** What the source's shape alone does not say of some rows. */
export interface Additions {
  /** Rows whose id has to be written. */
  categoryIds: ReadonlySet<string>
  itemIds: ReadonlySet<string>
  /** Categories that stand on their own. */
  apart: ReadonlySet<string>
}

/** Rows in the shape of a source. Whether they can be read back from it alike is for the caller to see. */
export function rebuild(
  rows: CatalogueRows,
  source: CatalogueSource,
  { categoryIds, itemIds, apart }: Additions,
): Record<string, unknown> | unknown[] {
  const items = groupBy(rows.items.toSorted(byPosition), (item) => item.category_id)
  const itemsOf = (id: string) => items.get(id) ?? []
  const itemKeys = new Map(source.itemKeys)
  const writing: Writing = {
    itemsOf,
    categoryWays: waysById(source.ways.categories, source.categories, canonicalCategory),
    itemWays: waysById(source.ways.items, source.items, canonicalItem),
    itemKey: (id) => itemKeys.get(id) ?? null,
    writesId: { category: (id) => categoryIds.has(id), item: (id) => itemIds.has(id) },
  }
  const categories = rows.categories.toSorted(byPosition)
  const sectionOf = (section: Section) => categories.filter((row) => row.section === section)
  const isEmpty = (id: string) => itemsOf(id).length === 0
  const write = (section: Section, menu: MenuSource) =>
    renderMenu(planMenu(sectionOf(section), menu, { apart, isEmpty }), menu, section, writing)

  const hasServices = sectionOf('servicos').length > 0
  if (!source.sections && !hasServices) {
    const menu = write('cardapio', source.cardapio ?? canonicalMenu) as Record<string, unknown> | unknown[]
    // An empty document would say nothing at all, so it cannot be read.
    return Object.keys(menu).length === 0 && !Array.isArray(menu) ? { categorias: [] } : menu
  }
  const written = sections.flatMap((section): [string, unknown][] => {
    const menu = source[section]
    if (menu === null && sectionOf(section).length === 0) return []
    return [[section, write(section, menu ?? canonicalMenu)]]
  })
  return { ...Object.fromEntries(written), ...source.extras }
}

function waysById(
  ways: readonly Ways[],
  others: readonly (readonly [string, number])[],
  otherwise: Ways,
): (id: string) => Ways {
  const numbers = new Map(others)
  const [usual = otherwise] = ways
  return (id) => ways[numbers.get(id) ?? 0] ?? usual
}
