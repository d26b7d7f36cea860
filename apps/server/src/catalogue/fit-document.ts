import {
  sections,
  type Catalogue,
  type CatalogueContents,
  type ItemContent,
  type Section,
} from '@balcao/domain/catalogue'
import type { CatalogueSource, ReadCatalogue } from '@balcao/domain/catalogue-json'
import { keepPositions, type Placed } from './keep-positions'

/** What only we keep of a product: a document in the spec's shape does not speak of it, and must not erase it. */
const ownFields = [
  'opcoes',
  'imagem',
  'pausado_ate',
  'codigo',
  'gratis',
] as const satisfies (keyof ItemContent)[]

/**
 * What the catalogue becomes by a document: its rows, and what it does not speak of as it stands. That is a section
 * that it does not have, our own fields of a product that was there, and the positions of rows in an unchanged order.
 */
export function fitDocument(
  standing: Catalogue,
  { categories, items, source }: ReadCatalogue,
): CatalogueContents {
  const unsaid = unsaidRows(standing, { categories, items, source })
  return {
    categories: [
      ...inGroups(categories, standing.categories, (category) => category.section),
      ...unsaid.categories,
    ],
    items: [
      ...inGroups(withOwnFields(items, standing, source), standing.items, (item) => item.category_id),
      ...unsaid.items,
    ],
  }
}

/** The rows of a section that the document does not have. */
function unsaidRows(standing: Catalogue, { categories, items, source }: ReadCatalogue): Catalogue {
  const unsaid = new Set<Section>(sections.filter((section) => source[section] === null))
  const said = { categories: idsOf(categories), items: idsOf(items) }
  const kept = standing.categories.filter(
    ({ id, section }) => unsaid.has(section) && !said.categories.has(id),
  )
  const keptIds = idsOf(kept)
  return {
    ...standing,
    categories: kept,
    items: standing.items.filter((item) => keptIds.has(item.category_id) && !said.items.has(item.id)),
  }
}

function withOwnFields<Row extends ItemContent & { id: string }>(
  items: readonly Row[],
  standing: Catalogue,
  source: CatalogueSource,
): Row[] {
  const before = new Map(standing.items.map((item) => [item.id, item]))
  const ways = new Map(source.items)
  return items.map((item) => {
    const was = before.get(item.id)
    if (!was) return item
    const said: readonly string[] = source.ways.items[ways.get(item.id) ?? 0]?.fields ?? []
    const kept = ownFields.filter((field) => !said.includes(field)).map((field) => [field, was[field]])
    return { ...item, ...(Object.fromEntries(kept) as Partial<ItemContent>) }
  })
}

/** Rows group by group, each in the document's order with the positions that it has already where it can keep them. */
function inGroups<Row extends Placed, Standing extends Placed>(
  rows: readonly Row[],
  standing: readonly Standing[],
  groupOf: (row: Row | Standing) => string,
): Row[] {
  const placed = grouped(standing, groupOf)
  return [...grouped(rows, groupOf)].flatMap(([group, ofGroup]) =>
    keepPositions(ofGroup, placed.get(group) ?? []),
  )
}

function grouped<Row>(rows: readonly Row[], groupOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(groupOf(row))
    if (group) group.push(row)
    else groups.set(groupOf(row), [row])
  }
  return groups
}

const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))
