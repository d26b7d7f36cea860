import { buildItem } from '@balcao/domain/catalogue/testing'
import { expect, test } from 'vitest'
import type { CartItem } from '../cart/cart'
import { alsoOrdered } from './also-ordered'

const item = (id: string, category_id: string) => buildItem({ id, category_id, nome: id })
const menu = {
  items: [
    item('pizza', 'pizzas'),
    item('calabresa', 'pizzas'),
    item('coca', 'bebidas'),
    item('suco', 'bebidas'),
    item('pudim', 'doces'),
    item('agua', 'bebidas'),
  ],
}
const line = (item_id: string): CartItem => ({
  key: item_id,
  item_id,
  price_type: 'padrao',
  quantity: 1,
  options: [],
  notes: null,
  name: item_id,
  unit_cents: 100,
})
const idsOf = (cart: string[], popular: string[]) =>
  alsoOrdered(menu, cart.map(line), popular).map(({ id }) => id)

test.each<[string, string[], string[], string[]]>([
  [
    'a drink to the pizza before another pizza',
    ['pizza'],
    ['calabresa', 'coca', 'pudim'],
    ['coca', 'pudim', 'calabresa'],
  ],
  [
    'nothing that is in the cart or off the menu',
    ['pizza', 'coca'],
    ['coca', 'pizza', 'velha', 'pudim'],
    ['pudim'],
  ],
  [
    'four at most',
    [],
    ['pizza', 'calabresa', 'coca', 'suco', 'pudim'],
    ['pizza', 'calabresa', 'coca', 'suco'],
  ],
  ['nothing where nothing is known', ['pizza'], [], []],
])('%s', (_, cart, popular, wanted) => {
  expect(idsOf(cart, popular)).toEqual(wanted)
})
