import type { PlannedPlace, CategoryRow } from '../plan-menu'
import { mapOf, type Part } from './render-map'
import { writeItem, type ItemRow } from './write-item'
import type { Around, Context } from './writing'

/** Products as a list. */
export function renderItems(
  items: readonly ItemRow[],
  row: CategoryRow,
  types: readonly string[] | null,
  context: Context,
): unknown[] {
  return items.map((item) => itemPart(item, row, types, context).render(null))
}

/** A category's products for a map. */
export function itemParts(row: CategoryRow, types: readonly string[] | null, context: Context): Part[] {
  return context.writing.itemsOf(row.id).map((item) => itemPart(item, row, types, context))
}

/** The categories of one list of beverages, together again; an item whose name tells another group says its own. */
export function renderBeverages(
  place: PlannedPlace,
  within: Around,
  form: 'list' | 'map',
  context: Context,
): unknown {
  const parts = place.places.flatMap(({ row, name }) =>
    row
      ? context.writing.itemsOf(row.id).map((item) => itemPart(item, row, within.types, context, name))
      : [],
  )
  // JavaScript puts numbers first in a map, whatever group they are of.
  const isNumber = ({ key }: Part) => (/^\d+$/.test(key) ? 0 : 1)
  return form === 'map'
    ? mapOf(
        parts.toSorted(
          (a, b) => isNumber(a) - isNumber(b) || (isNumber(a) ? 0 : Number(a.key) - Number(b.key)),
        ),
        [],
      )
    : parts.map(({ render }) => render(null))
}

function itemPart(
  item: ItemRow,
  row: CategoryRow,
  types: readonly string[] | null,
  { writing }: Context,
  group: string | null = null,
): Part {
  const writesId = writing.writesId.item(item.id)
  const place = { category: row.nome, order: row.tipos_preco, types, group, writesId }
  return {
    key: writing.itemKey(item.id) ?? item.nome,
    render: (key) => writeItem(item, writing.itemWays(item.id), { ...place, key }),
  }
}

/** Items to the lists that they came from, as far as their order lets them; the others stay with their neighbours. */
export function shareOut(
  items: readonly ItemRow[],
  parts: readonly { key: string; items: readonly string[] }[],
) {
  const partOf = new Map(parts.flatMap((part, index) => part.items.map((id) => [id, index] as const)))
  const lists = parts.map(({ key }) => ({ key, items: [] as ItemRow[] }))
  let current = 0
  for (const item of items) {
    current = Math.max(current, partOf.get(item.id) ?? current)
    lists[current]?.items.push(item)
  }
  return lists
}
