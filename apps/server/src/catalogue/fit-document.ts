import {
  sections,
  type Catalogue,
  type CatalogueContents,
  type CategoryContent,
  type ItemContent,
  type Section,
} from '@balcao/domain/catalogue'
import type { CatalogueSource, ReadCatalogue } from '@balcao/domain/catalogue-json'
import { keepPositions, type Placed } from './keep-positions'

/** What only we keep of a row: a document in the spec's shape does not speak of it, and must not erase it. */
const ownFields = {
  categories: ['meio_a_meio'] satisfies (keyof CategoryContent)[],
  items: ['opcoes', 'imagem', 'pausado_ate', 'codigo', 'gratis'] satisfies (keyof ItemContent)[],
}

/**
 * What the catalogue becomes by a document: its rows, and what it does not speak of as it stands. That is a section
 * that it does not have, our own fields of a row that was there, and the positions of rows in an unchanged order.
 */
export function fitDocument(
  standing: Catalogue,
  { categories, items, source }: ReadCatalogue,
): CatalogueContents {
  const unsaid = unsaidRows(standing, { categories, items, source })
  return {
    categories: [
      ...inGroups(
        withOwnFields(categories, standing.categories, 'categories', source),
        standing.categories,
        (category) => category.section,
      ),
      ...unsaid.categories,
    ],
    items: [
      ...inGroups(
        withOwnFields(items, standing.items, 'items', source),
        standing.items,
        (item) => item.category_id,
      ),
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

function withOwnFields<Row extends { id: string }>(
  rows: readonly Row[],
  standing: readonly Row[],
  kind: 'categories' | 'items',
  source: CatalogueSource,
): Row[] {
  const before = new Map(standing.map((row) => [row.id, row]))
  const ways = new Map(source[kind])
  return rows.map((row) => {
    const was = before.get(row.id)
    if (!was) return row
    const said: readonly string[] = source.ways[kind][ways.get(row.id) ?? 0]?.fields ?? []
    const kept = ownFields[kind].filter((field) => !said.includes(field))
    const fields = kept.flatMap((field) => {
      const value = was[field as keyof Row]
      return value === undefined ? [] : [[field, value]]
    })
    return { ...row, ...(Object.fromEntries(fields) as Partial<Row>) }
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
