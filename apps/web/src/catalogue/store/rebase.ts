import {
  applyChanges,
  contentOf,
  mergeContent,
  sameContent,
  type Catalogue,
  type Category,
  type CategoryContent,
  type Item,
  type ItemContent,
  type RowChange,
} from '@balcao/domain/catalogue'
import type { PendingChange, PendingEdit } from './pending-edit'

type Content = CategoryContent | ItemContent

/** One row that somebody else changed in the same place as we did. `mine` or `theirs` null: removed there. */
export interface RowConflict {
  kind: RowChange['kind']
  id: string
  mine: Content | null
  theirs: Content | null
  /** Names of the fields both changed differently ('nome', 'centavos.Grande'); empty when one side removed the row. */
  fields: readonly string[]
}

interface Rebased {
  /** What is left to save, each from the row as it stands now. */
  changes: RowChange[]
  conflicts: RowConflict[]
}

/** The catalogue as the person sees it: what is saved, with the edits that are on their way laid over it. */
export function overlay(saved: Catalogue, edits: readonly PendingEdit[]): Catalogue {
  let seen = saved
  for (const edit of edits) {
    if (edit.savedAs !== null && edit.savedAs <= saved.version) continue
    const { changes } = rebase(seen, edit.changes)
    if (changes.length > 0) seen = applyChanges(seen, changes, saved.version)
  }
  return seen
}

/**
 * Puts changes that were made from older rows onto the rows as they stand: fields that only one side changed are kept
 * from both; where both changed one, ours stands and the conflict is named. A change that says nothing new is left out.
 */
export function rebase(catalogue: Catalogue, changes: readonly PendingChange[]): Rebased {
  const rebased: Rebased = { changes: [], conflicts: [] }
  const find = rowFinder(catalogue, changes.length)
  for (const pending of changes) rebaseOne(find(pending.change), pending, rebased)
  return rebased
}

/** What every row of the changes said in the catalogue that they were made from. */
export function withBefore(changes: readonly RowChange[], from: Catalogue): PendingChange[] {
  const find = rowFinder(from, changes.length)
  return changes.map((change) => {
    const row = find(change)
    return { change, before: row ? (contentOf<Category | Item>(row) as Content) : null }
  })
}

/** The same change with the chosen side where both changed it; null when nothing of it is left. */
export function resolve(
  { change }: PendingChange,
  { mine, theirs, fields }: RowConflict,
  choice: 'mine' | 'theirs',
): PendingChange | null {
  if (choice === 'mine') return { change: { ...change, after: mine } as RowChange, before: theirs }
  if (!mine || !theirs) return null
  const after = fields.reduce((content, field) => withField(content, field, theirs), mine)
  return { change: { ...change, after } as RowChange, before: theirs }
}

/** What a content says in a field as conflicts name it. */
export function fieldOf(content: Content, field: string): unknown {
  const [name, type] = splitField(field)
  const value = (content as unknown as Record<string, unknown>)[name]
  return type === null ? value : (value as Record<string, unknown> | undefined)?.[type]
}

const fewChanges = 20

// An index costs a walk over everything: not for a handful of rows, but never one search per row of a large import.
function rowFinder(catalogue: Catalogue, count: number) {
  const { categories, items } = catalogue
  if (count <= fewChanges) {
    return ({ kind, id }: RowChange): Category | Item | undefined =>
      kind === 'category' ? categories.find((row) => row.id === id) : items.find((row) => row.id === id)
  }
  const index = {
    category: new Map<string, Category | Item>(categories.map((row) => [row.id, row])),
    item: new Map<string, Category | Item>(items.map((row) => [row.id, row])),
  }
  return ({ kind, id }: RowChange) => index[kind].get(id)
}

function rebaseOne(row: Category | Item | undefined, pending: PendingChange, into: Rebased) {
  const { change, before } = pending
  const { kind, id, after: mine } = change
  const theirs = row ? (contentOf<Category | Item>(row) as Content) : null
  const save = (after: Content | null) =>
    into.changes.push({ kind, id, base: row ? row.version : null, after } as RowChange)

  if (sameContent(theirs, mine)) return
  if (sameContent(theirs, before)) {
    save(mine)
    return
  }
  if (!mine || !theirs) {
    into.conflicts.push({ kind, id, mine, theirs, fields: [] })
    if (theirs) save(mine)
    return
  }
  const { merged, conflicts } = mergeContent<Content>(before ?? theirs, mine, theirs)
  // Nobody can choose between two places in a list: the later one holds.
  const fields = conflicts.filter((field) => field !== 'position')
  if (fields.length > 0) into.conflicts.push({ kind, id, mine: merged, theirs, fields })
  if (!sameContent(merged, theirs)) save(merged)
}

function withField(content: Content, field: string, from: Content): Content {
  const [name, type] = splitField(field)
  const value = fieldOf(from, field)
  if (type === null) return { ...content, [name]: value }
  const { [type]: _old, ...others } = (content as ItemContent).centavos
  return {
    ...content,
    centavos: value === undefined ? others : { ...others, [type]: value as number },
  } as Content
}

function splitField(field: string): [string, string | null] {
  const prices = 'centavos.'
  return field.startsWith(prices) ? ['centavos', field.slice(prices.length)] : [field, null]
}
