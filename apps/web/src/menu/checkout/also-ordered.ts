import type { PublicMenu } from '@balcao/contract/menu'
import type { Item } from '@balcao/domain/catalogue'
import { partsOf } from '../../shared/orders/product/halves'
import type { CartItem } from '../cart/cart'

const most = 4

/**
 * What others order that is not in the cart, of the menu as it is: first what is of a kind that the cart has nothing of,
 * a drink to the pizza, then the rest, each by how often it is ordered.
 */
export function alsoOrdered(
  { items }: Pick<PublicMenu, 'items'>,
  cart: readonly CartItem[],
  popular: readonly string[],
): Item[] {
  const taken = new Set(cart.flatMap((line) => [line.item_id, ...partsOf(line)]))
  const kinds = new Set(items.filter(({ id }) => taken.has(id)).map(({ category_id }) => category_id))
  const offered = popular.flatMap((id) => (taken.has(id) ? [] : (items.find((item) => item.id === id) ?? [])))
  const isOther = ({ category_id }: Item) => !kinds.has(category_id)
  return [...offered.filter(isOther), ...offered.filter((item) => !isOther(item))].slice(0, most)
}
