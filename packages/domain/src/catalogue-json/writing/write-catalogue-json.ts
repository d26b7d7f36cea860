import { canonicalSource } from '../canonical-source'
import { CatalogueShapeError } from '../reading/catalogue-shape-error'
import type { CatalogueRows, CatalogueSource } from '../catalogue-source'
import { compareRows } from '../compare-rows'
import { readCatalogueJson } from '../reading/read-catalogue-json'
import { rebuild, type Additions } from '../rebuild'

const MAX_REPAIRS = 5

/**
 * The rows as JSON, money in reais. With a source (CATAL-22) in the shape that it was read from, edits in place: what the
 * shape has no room for is added to the rows that need it (an `id` where the name no longer gives it, a category beside
 * the group that it left). Without one in the spec's: `{cardapio: {categorias}, servicos: {categorias}}`.
 *
 * Reading the answer gives the same rows, ids included; positions are 1024 apart again, in the same order. A shape that
 * cannot say the rows is given up for the spec's.
 */
export function writeCatalogueJson(
  rows: CatalogueRows,
  source: CatalogueSource | null,
): Record<string, unknown> | unknown[] {
  const rebuilt = source && rebuildSource(rows, source)
  return rebuilt ?? rebuild(rows, canonicalSource, everywhere(rows))
}

/** Null when the shape cannot say the rows. Tried by reading: what comes back otherwise is then said in more words. */
function rebuildSource(rows: CatalogueRows, source: CatalogueSource): ReturnType<typeof rebuild> | null {
  let additions: Additions = { categoryIds: new Set(), itemIds: new Set(), apart: new Set() }
  for (let repair = 0; repair <= MAX_REPAIRS; repair += 1) {
    const json = rebuild(rows, source, additions)
    const found = compareRows(rows, readBack(json))
    if (found === 'same') return json
    const added = found === 'unlike' ? everywhere(rows) : found
    additions = {
      categoryIds: new Set([...additions.categoryIds, ...added.categoryIds]),
      itemIds: new Set([...additions.itemIds, ...added.itemIds]),
      apart: new Set([...additions.apart, ...added.apart]),
    }
  }
  return null
}

function readBack(json: unknown): CatalogueRows | null {
  try {
    return readCatalogueJson(json)
  } catch (error) {
    if (error instanceof CatalogueShapeError) return null
    throw error
  }
}

function everywhere({ categories, items }: CatalogueRows): Additions {
  const categoryIds = new Set(categories.map(({ id }) => id))
  return { categoryIds, itemIds: new Set(items.map(({ id }) => id)), apart: categoryIds }
}
