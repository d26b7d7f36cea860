import type { Catalogue, CategoryContent, ItemContent, RowChange } from '../model'
import { contentOf } from './row-content'
import { sameContent } from './same-content'

/** A catalogue without versions: what an automation or an older version says. Ids are distinct within each list. */
export interface CatalogueContents {
  categories: (CategoryContent & { id: string })[]
  items: (ItemContent & { id: string })[]
}

/**
 * The fewest changes that turn `before` into `after`: first what is made or changed, then what is removed. Rows that
 * say the same (whatever the order of their keys) give none.
 */
export function diffCatalogues(before: Catalogue, after: CatalogueContents): RowChange[] {
  const categories = diffRows(before.categories, after.categories)
  const items = diffRows(before.items, after.items)
  return [
    ...categories.written.map((row): RowChange => ({ kind: 'category', ...row })),
    ...items.written.map((row): RowChange => ({ kind: 'item', ...row })),
    ...items.removed.map((row): RowChange => ({ kind: 'item', ...row, after: null })),
    ...categories.removed.map((row): RowChange => ({ kind: 'category', ...row, after: null })),
  ]
}

function diffRows<Content extends { id: string }>(
  before: (Content & { version: number })[],
  after: Content[],
) {
  const old = new Map(before.map((row) => [row.id, row]))
  const kept = new Set(after.map((row) => row.id))
  return {
    written: after.flatMap((row) => {
      const was = old.get(row.id)
      const content = contentOf(row)
      if (was && sameContent(contentOf(was), content)) return []
      return [{ id: row.id, base: was?.version ?? null, after: content }]
    }),
    removed: before.flatMap((row) => (kept.has(row.id) ? [] : [{ id: row.id, base: row.version }])),
  }
}
