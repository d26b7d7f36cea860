import type { Catalogue, RowChange } from '../model'

/**
 * Indexes of the changes that were not made from the row as it stands now: somebody wrote, made or removed it since.
 * A second change of one row in the same list is stale too, for the first has moved the row on.
 */
export function staleChanges(catalogue: Catalogue, changes: readonly RowChange[]): number[] {
  const versions = {
    category: new Map(catalogue.categories.map((row) => [row.id, row.version])),
    item: new Map(catalogue.items.map((row) => [row.id, row.version])),
  }
  const changed = { category: new Set<string>(), item: new Set<string>() }
  return changes.flatMap(({ kind, id, base }, index) => {
    const isStale = changed[kind].has(id) || (versions[kind].get(id) ?? null) !== base
    changed[kind].add(id)
    return isStale ? [index] : []
  })
}
