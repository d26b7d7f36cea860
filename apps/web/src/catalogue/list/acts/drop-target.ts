import type { ListRow } from '../list-rows'

/** Where a dragged row would land, and the line that shows it: at the upper or lower edge of a row of the list. */
export type DropTarget =
  | { kind: 'item'; categoryId: string; before: string | null; line: DropLine }
  | { kind: 'category'; before: string | null; line: DropLine }

interface DropLine {
  index: number
  edge: 'top' | 'bottom'
}

interface DropPlace {
  /** Of the row under the pointer. */
  index: number
  /** The pointer is in its upper half. */
  upper: boolean
}

/** Where the row of `key` lands when it is let go there; null where it cannot. It stays within its section. */
export function dropTarget(
  rows: readonly ListRow[],
  key: string,
  { index, upper }: DropPlace,
): DropTarget | null {
  const dragged = rows.find((row) => row.key === key)
  const over = rows[index]
  if (!dragged || !over) return null
  if (dragged.kind === 'item') {
    if (sectionAt(rows, index) !== dragged.category.section) return null
    return itemTarget(rows, index, over, upper)
  }
  if (dragged.kind !== 'category' || sectionAt(rows, index) !== dragged.category.section) return null
  return categoryTarget(rows, index, over, upper)
}

function itemTarget(
  rows: readonly ListRow[],
  index: number,
  over: ListRow,
  upper: boolean,
): DropTarget | null {
  if (over.kind === 'category') {
    const next = rows[index + 1]
    const before = next?.kind === 'item' ? next.item.id : null
    return { kind: 'item', categoryId: over.category.id, before, line: { index, edge: 'bottom' } }
  }
  if (over.kind === 'add') {
    return { kind: 'item', categoryId: over.category.id, before: null, line: { index, edge: 'top' } }
  }
  if (over.kind !== 'item') return null
  const next = rows[index + 1]
  const before = upper ? over.item.id : next?.kind === 'item' ? next.item.id : null
  return {
    kind: 'item',
    categoryId: over.category.id,
    before,
    line: { index, edge: upper ? 'top' : 'bottom' },
  }
}

function categoryTarget(
  rows: readonly ListRow[],
  index: number,
  over: ListRow,
  upper: boolean,
): DropTarget | null {
  if (over.kind === 'category' && upper) {
    return { kind: 'category', before: over.category.id, line: { index, edge: 'top' } }
  }
  if (over.kind === 'section' || over.kind === 'empty') return null
  const next = rows.findIndex(
    (row, place) => place > index && (row.kind === 'category' || row.kind === 'section'),
  )
  const after = rows[next]
  const last = next === -1 ? rows.length - 1 : next - 1
  return {
    kind: 'category',
    before: after?.kind === 'category' ? after.category.id : null,
    line: { index: last, edge: 'bottom' },
  }
}

function sectionAt(rows: readonly ListRow[], index: number) {
  for (let place = index; place >= 0; place -= 1) {
    const row = rows[place]
    if (row?.kind === 'section') return row.section
  }
  return undefined
}
