import type { CategoryContent, ItemContent } from '../../catalogue/model'
import { assignIds } from '../assign-ids'
import { CatalogueShapeError } from './catalogue-shape-error'
import type { CatalogueSource, MenuSource, Ways } from '../catalogue-source'
import { Draft, type DraftCategory, type DraftItem } from '../draft'
import { field, isObject, without } from './json-object'
import { sectionKeys, wrapKeys } from './known-fields'
import { openJson } from './open-json'
import { readMenu } from './read-menu'
import type { Later } from './read-place'
import { usualWays } from '../usual-ways'

export interface ReadCatalogue {
  categories: (CategoryContent & { id: string })[]
  items: (ItemContent & { id: string })[]
  source: CatalogueSource
}

/**
 * Rows of a catalogue JSON, given as a text or a value, and how it was built. Read are `{cardapio, servicos}`, each a
 * list of categories, a map of them by name, or either inside `categorias`; and one such menu alone, which becomes
 * cardapio (CATAL-23). Categories hold `produtos` or, in a source menu, `itens`, as a list or a map by name, or groups
 * in groups. Money is in reais, as a number or text. Positions are 1024 apart in the document's order; ids are the
 * given ones, or derived from the names. Unknown fields are kept in `extras`.
 * @throws CatalogueShapeError for every other shape: nothing is guessed
 */
export function readCatalogueJson(json: unknown): ReadCatalogue {
  const root = openJson(json)
  const draft = new Draft()
  const { sections, extras, cardapio, servicos } = readRoot(root, draft)
  const ids = idsOf(draft)
  const idOf = (row: DraftCategory | DraftItem) => ids.get(row) ?? ''
  const categories = draft.categories.map((row) => ({ id: idOf(row), ...row.content }))
  const items = draft.items.map((row) => ({ id: idOf(row), category_id: idOf(row.category), ...row.content }))
  const categoryWays = usualWays(draft.categories.map((row) => waysAs(row, idOf(row))))
  const itemWays = usualWays(draft.items.map((row) => waysAs(row, idOf(row))))
  const source: CatalogueSource = {
    sections,
    extras,
    cardapio: cardapio && cardapio(idOf),
    servicos: servicos && servicos(idOf),
    ways: { categories: categoryWays.ways, items: itemWays.ways },
    categories: categoryWays.others,
    items: itemWays.others,
    itemKeys: draft.items.flatMap((row): [string, string][] =>
      row.key === null ? [] : [[idOf(row), row.key]],
    ),
  }
  return { categories, items, source }
}

function readRoot(root: unknown, draft: Draft) {
  type Menu = Later<MenuSource> | null
  if (!isObject(root) || !sectionKeys.some((key) => Object.hasOwn(root, key))) {
    if (isObject(root) && Object.keys(root).length === 0)
      throw new CatalogueShapeError('categories_invalid', '')
    const cardapio: Menu = readMenu(root, '', 'cardapio', draft)
    return { sections: false, extras: {}, cardapio, servicos: null as Menu }
  }
  if (wrapKeys.some((key) => Object.hasOwn(root, key)))
    throw new CatalogueShapeError('categories_invalid', '')
  const read = (section: (typeof sectionKeys)[number]): Menu => {
    const menu = field(root, section)
    return menu === undefined || menu === null ? null : readMenu(menu, section, section, draft)
  }
  const extras = without(root, new Set(sectionKeys))
  if (sectionKeys.every((section) => field(root, section) === undefined || field(root, section) === null)) {
    throw new CatalogueShapeError('categories_invalid', '')
  }
  return { sections: true, extras, cardapio: read('cardapio'), servicos: read('servicos') }
}

function idsOf({ categories, items }: Draft): Map<DraftCategory | DraftItem, string> {
  const pair = (rows: readonly (DraftCategory | DraftItem)[]) => {
    const ids = assignIds(rows)
    return rows.map((row, index) => [row, ids[index] ?? ''] as const)
  }
  return new Map([...pair(categories), ...pair(items)])
}

/** An id that we gave instead of a number is written as the text that it is. */
function waysAs({ ways, given }: DraftCategory | DraftItem, id: string): { id: string; ways: Ways } {
  if (ways.as?.['id'] === undefined || given === id) return { id, ways }
  const { id: _number, ...as } = ways.as
  const { as: _all, ...rest } = ways
  return { id, ways: Object.keys(as).length > 0 ? { ...rest, as } : rest }
}
