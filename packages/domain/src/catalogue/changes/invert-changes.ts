import type { Catalogue, RowChange } from '../model'
import { contentOf } from './row-content'

/**
 * The changes that bring every changed row back to what it said in `before`. `version` is the one that `changes` were
 * saved as: it is the base of each, null where the row has to be made again.
 */
export function invertChanges(
  before: Catalogue,
  changes: readonly RowChange[],
  version: number,
): RowChange[] {
  const last = new Map(changes.map((change) => [`${change.kind} ${change.id}`, change]))
  const rows = {
    category: new Map(before.categories.map((row) => [row.id, row])),
    item: new Map(before.items.map((row) => [row.id, row])),
  }
  return [...last.values()].flatMap(({ kind, id, after }): RowChange[] => {
    const base = after === null ? null : version
    if (kind === 'category') {
      const row = rows.category.get(id)
      return row || after ? [{ kind, id, base, after: row ? contentOf(row) : null }] : []
    }
    const row = rows.item.get(id)
    return row || after ? [{ kind, id, base, after: row ? contentOf(row) : null }] : []
  })
}
