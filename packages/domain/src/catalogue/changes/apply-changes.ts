import type { Catalogue, RowChange } from '../model'

/**
 * The catalogue after the changes, its changed rows at `version`. Nothing is checked here: see `staleChanges` and
 * `checkChanges`. Of two changes of one row the later holds; removing what is not there does nothing. O(n) for a few
 * changes; a list that no change is about stays the same array.
 */
export function applyChanges(
  catalogue: Catalogue,
  changes: readonly RowChange[],
  version: number,
): Catalogue {
  const categories = changes.filter((change) => change.kind === 'category')
  const items = changes.filter((change) => change.kind === 'item')
  return {
    version,
    categories: rewrite(catalogue.categories, categories, version),
    items: rewrite(catalogue.items, items, version),
  }
}

type Placed = { position: number }
type Written<Content> = Content & { id: string; version: number }

function rewrite<Content extends Placed>(
  rows: Written<Content>[],
  changes: readonly { id: string; after: Content | null }[],
  version: number,
): Written<Content>[] {
  if (changes.length === 0) return rows
  const after = new Map(changes.map((change) => [change.id, change.after]))
  const kept = rows.filter((row) => !after.has(row.id))
  const changed = [...after].flatMap(([id, content]) => (content ? [{ ...content, id, version }] : []))
  // Two sorted runs: the sort only merges them.
  return [...kept, ...changed.sort(byPosition)].sort(byPosition)
}

/** Orders rows by position, then id. */
export function byPosition(one: Placed & { id: string }, other: Placed & { id: string }): number {
  return one.position - other.position || (one.id < other.id ? -1 : Number(one.id > other.id))
}
