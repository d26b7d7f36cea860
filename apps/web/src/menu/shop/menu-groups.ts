import type { PublicMenu } from '@balcao/contract/menu'
import type { Item } from '@balcao/domain/catalogue'
import { plainName } from '@balcao/domain/text'

export interface MenuGroup {
  category: PublicMenu['categories'][number]
  items: PublicMenu['items']
}

/** Categories with what is in them, in the shop's order; with a query only what it finds. */
export function groupItems(menu: PublicMenu, query: string): MenuGroup[] {
  const words = plainName(query).split(' ').filter(Boolean)
  const fits = (item: Item, category: string) => {
    const text = plainName(`${item.nome} ${item.descricao} ${category}`)
    return words.every((word) => text.includes(word))
  }
  const own = new Map<string, Item[]>(menu.categories.map(({ id }) => [id, []]))
  for (const item of menu.items) own.get(item.category_id)?.push(item)
  return menu.categories
    .map((category) => ({
      category,
      items: (own.get(category.id) ?? []).filter((item) => words.length === 0 || fits(item, category.nome)),
    }))
    .filter(({ items }) => items.length > 0)
}

/** The id of a category's section on the page. */
export const sectionId = (categoryId: string) => `categoria-${categoryId}`

/** Products that a phone's first screen has room for. */
export const fitsOnScreen = 6

/** What a phone shows before anybody scrolls. */
export function firstScreen(groups: readonly MenuGroup[]): MenuGroup[] {
  return groups.slice(0, 1).map(({ category, items }) => ({ category, items: items.slice(0, fitsOnScreen) }))
}
