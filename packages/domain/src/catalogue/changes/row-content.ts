import type { Category, CategoryContent, Item, ItemContent, RowChange } from '../model'
import { sameContent } from './same-content'

/** What a row says, without its id and version. */
export function contentOf<Row extends { id: string; version?: number }>(
  row: Row,
): Omit<Row, 'id' | 'version'> {
  const { id: _id, version: _version, ...content } = row
  return content
}

/** The change that lays `content` over the item; none when it says so already. */
export function changeItem(item: Item, content: Partial<ItemContent>): RowChange[] {
  const before = contentOf(item)
  const after = { ...before, ...content }
  return sameContent(before, after) ? [] : [{ kind: 'item', id: item.id, base: item.version, after }]
}

/** The change that lays `content` over the category; none when it says so already. */
export function changeCategory(category: Category, content: Partial<CategoryContent>): RowChange[] {
  const before = contentOf(category)
  const after = { ...before, ...content }
  return sameContent(before, after)
    ? []
    : [{ kind: 'category', id: category.id, base: category.version, after }]
}
