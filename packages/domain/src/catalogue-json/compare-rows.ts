import { groupBy } from '../catalogue/group-by'
import type { CatalogueRows } from './catalogue-source'
import { byPosition } from '../catalogue/changes/apply-changes'
import { without } from './reading/json-object'
import { keptExtras, type ItemRow } from './writing/write-item'
import type { Additions } from './rebuild'
import { sameContent } from '../catalogue/changes/same-content'

/**
 * What has to be said in more words for `read` to be the `wanted` rows, in the same order: an id that was not read
 * back is to be written, a category that came back otherwise is to stand apart. `unlike` when there are not even as
 * many of them. Positions do not count, the order does.
 */
export function compareRows(
  wanted: CatalogueRows,
  read: CatalogueRows | null,
): 'same' | 'unlike' | Additions {
  if (!read) return 'unlike'
  const [ours, theirs] = [inDocumentOrder(wanted), inDocumentOrder(read)]
  if (ours.length !== theirs.length) return 'unlike'
  const categoryIds = new Set<string>()
  const itemIds = new Set<string>()
  const apart = new Set<string>()
  for (const [index, { category, items }] of ours.entries()) {
    const other = theirs[index]
    if (!other || other.items.length !== items.length) return 'unlike'
    const isSame = sameContent(bareCategory(category), bareCategory(other.category))
    if (category.id !== other.category.id) categoryIds.add(category.id)
    if (!isSame) apart.add(category.id)
    for (const [place, item] of items.entries()) {
      const twin = other.items[place]
      if (item.id !== twin?.id) itemIds.add(item.id)
      if (!twin || !sameContent(bare(item, category.nome), bare(twin, category.nome))) apart.add(category.id)
    }
  }
  return categoryIds.size + itemIds.size + apart.size === 0 ? 'same' : { categoryIds, itemIds, apart }
}

/** What its document said of halves in a way that is not read gives way to what the category itself says. */
function bareCategory({ extras, ...row }: CatalogueRows['categories'][number]) {
  const kept = row.meio_a_meio ? without(extras, new Set(['meio_a_meio'])) : extras
  return { ...row, id: '', position: 0, version: 0, extras: kept }
}

function bare(item: ItemRow, category: string) {
  return { ...item, id: '', category_id: '', position: 0, version: 0, extras: keptExtras(item, category) }
}

function inDocumentOrder({ categories, items }: CatalogueRows) {
  const byCategory = groupBy(items.toSorted(byPosition), (item) => item.category_id)
  return ['cardapio', 'servicos'].flatMap((section) =>
    categories
      .filter((category) => category.section === section)
      .toSorted(byPosition)
      .map((category) => ({ category, items: byCategory.get(category.id) ?? [] })),
  )
}
