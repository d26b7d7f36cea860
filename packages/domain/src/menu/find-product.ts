import { findHalves, PARTS_GROUP, partsIn, type Category, type Item } from '../catalogue'
import type { CartEntry, MenuRows } from './model'

/** What of a line says which product it is. */
type Sought = Pick<CartEntry, 'item_id' | 'options'> & { price_type: string | null }
type Found = { item: Item; category: Category } | null

/**
 * The product of a line and its category, or what its parts make together by halves (`findHalves`); null where the menu
 * has neither. A product that is not on sale is found, too. @param now milliseconds
 */
export function findProduct(menu: MenuRows, sought: Sought, now: number): Found {
  return finderIn(menu, now)(sought)
}

/** `findProduct` for many lines of one menu. */
export function finderIn(menu: MenuRows, now: number): (sought: Sought) => Found {
  const items = new Map(menu.items.map((item) => [item.id, item]))
  const categories = new Map(menu.categories.map((category) => [category.id, category]))
  return (sought) => {
    const item = items.get(sought.item_id)
    const category = item && categories.get(item.category_id)
    return item && category ? { item, category } : findHalves(menu, sought.item_id, sought, now)
  }
}

/** Of something by halves, its name with the parts that cannot be had now: 'Pizza meio a meio: Atum'; null for none. */
export function lostParts({ items }: MenuRows, item: Item, { options }: Sought): string | null {
  const parts = partsIn(item)
  const lost = options.filter(
    ({ group_id, option_id }) => group_id === PARTS_GROUP && !parts.some(({ id }) => id === option_id),
  )
  if (parts.length === 0 || lost.length === 0) return null
  const names = lost.flatMap(({ option_id }) => items.find(({ id }) => id === option_id)?.nome ?? [])
  return [item.nome, names.join(', ')].filter(Boolean).join(': ')
}
