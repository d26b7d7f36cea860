import { sections, type Catalogue, type Category, type Item, type Section } from '@balcao/domain/catalogue'

/** One line of the list on the screen, top to bottom. `key` is stable, so that heights and focus are kept. */
export type ListRow =
  | { kind: 'section'; key: string; section: Section; categories: number; items: number; open: boolean }
  | { kind: 'category'; key: string; category: Category; items: number; open: boolean; place: Place }
  | { kind: 'item'; key: string; item: Item; category: Category; place: Place }
  | { kind: 'empty'; key: string; section: Section; categories: number }
  | { kind: 'add'; key: string; category: Category }

/** Where a row stands among its siblings; `index` counts from 0. */
export interface Place {
  index: number
  of: number
}

interface ListOptions {
  /** Keys of sections and categories that are folded; nothing is while the list is narrowed. */
  folded: ReadonlySet<string>
  /** Ids of the items to show; null shows all, and then empty categories and the rows to add as well. */
  shown: ReadonlySet<string> | null
}

/** The catalogue as lines: sections, their categories, their items (CATAL-01, CATAL-02). */
export function listRows(catalogue: Catalogue, options: ListOptions): ListRow[] {
  const itemsOf = groupByCategory(catalogue.items)
  return sections.flatMap((section) => sectionRows(section, catalogue, itemsOf, options))
}

function sectionRows(
  section: Section,
  catalogue: Catalogue,
  itemsOf: ReadonlyMap<string, readonly Item[]>,
  { folded, shown }: ListOptions,
): ListRow[] {
  const all = catalogue.categories.filter((category) => category.section === section)
  const groups = all
    .map((category, index) => ({
      category,
      place: { index, of: all.length },
      items: (itemsOf.get(category.id) ?? []).map((item, index, { length }) => ({
        item,
        place: { index, of: length },
      })),
    }))
    .map((group) => ({
      ...group,
      seen: shown ? group.items.filter(({ item }) => shown.has(item.id)) : group.items,
    }))
    .filter(({ seen }) => !shown || seen.length > 0)
  if (shown && groups.length === 0) return []
  const items = groups.reduce((sum, { seen }) => sum + seen.length, 0)
  const key = `section ${section}`
  const open = shown !== null || !folded.has(key)
  const head: ListRow = { kind: 'section', key, section, categories: groups.length, items, open }
  if (!open) return [head]
  const body = groups.flatMap(({ category, place, seen }): ListRow[] => {
    const key = `category ${category.id}`
    const open = shown !== null || !folded.has(key)
    const line: ListRow = { kind: 'category', key, category, items: seen.length, open, place }
    if (!open) return [line]
    const lines = seen.map(({ item, place }): ListRow => ({
      kind: 'item',
      key: `item ${item.id}`,
      item,
      category,
      place,
    }))
    return [line, ...lines, ...(shown ? [] : [{ kind: 'add' as const, key: `add ${category.id}`, category }])]
  })
  const empty: ListRow[] =
    items === 0 && !shown ? [{ kind: 'empty', key: `empty ${section}`, section, categories: all.length }] : []
  return [head, ...empty, ...body]
}

function groupByCategory(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(item.category_id)
    if (group) group.push(item)
    else groups.set(item.category_id, [item])
  }
  return groups
}
