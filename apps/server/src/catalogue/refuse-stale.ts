import { staleChanges, type Catalogue, type RowChange } from '@balcao/domain/catalogue'
import { Problem } from '../platform/http/problems'

/**
 * Refuses the whole save when a changed row is not the one that the change was made from: written since, removed, or
 * made by somebody else under the same id. `standing` holds the changed rows as they stand.
 * @throws Problem CATALOGUE_CHANGED with `current`: the version, and `{kind, id, row}` of each change, `row` null when
 * it is not there
 */
export function refuseStale(standing: Catalogue, changes: readonly RowChange[]): void {
  if (staleChanges(standing, changes).length > 0) throw changedByOther(standing, changes)
}

/** The conflict with the other side's rows; the caller has its own. */
export function changedByOther(standing: Catalogue, changes: readonly RowChange[]): Problem {
  const rows = {
    category: new Map(standing.categories.map((row) => [row.id, row])),
    item: new Map(standing.items.map((row) => [row.id, row])),
  }
  return new Problem('CATALOGUE_CHANGED', {
    current: {
      version: standing.version,
      rows: changes.map(({ kind, id }) => ({ kind, id, row: rows[kind].get(id) ?? null })),
    },
  })
}
