import type { PublicMenu } from '@balcao/contract/menu'
import { buildItem } from '@balcao/domain/catalogue/testing'
import { describe, expect, it } from 'vitest'
import { acceptChanges, addToCart, lookAtCart, replaceInCart, setQuantity, type CartItem } from './cart'
import { keepCart, keepOrder, readCart, readOrders } from './kept-cart'
import { buildMenu } from '../testing/build-menu'

const now = Date.parse('2026-11-21T15:00:00Z')
const line = (change: Partial<CartItem> = {}): Omit<CartItem, 'key'> => ({
  item_id: 'x-bacon',
  name: 'X-Bacon',
  price_type: 'padrao',
  quantity: 1,
  options: [],
  notes: null,
  unit_cents: 2490,
  ...change,
})

function memory() {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
}

describe('the cart', () => {
  it('puts the same thing onto one line, another remark onto its own', () => {
    let cart = addToCart([], line())
    cart = addToCart(cart, line({ quantity: 2 }))
    cart = addToCart(cart, line({ notes: 'sem cebola' }))
    expect(cart.map(({ quantity, notes }) => [quantity, notes])).toEqual([
      [3, null],
      [1, 'sem cebola'],
    ])
    expect(setQuantity(cart, cart[0]!.key, 0)).toEqual([cart[1]])
    expect(setQuantity(cart, cart[1]!.key, 500)[1]!.quantity).toBe(99)
  })

  it('says a price that moved and what ran out, and takes both only when accepted', () => {
    const cart = addToCart(addToCart([], line()), line({ item_id: 'suco', name: 'Suco', unit_cents: 900 }))
    const menu = buildMenu([buildItem({ id: 'x-bacon', centavos: { padrao: 2690 } })])
    const look = lookAtCart(menu, cart, now)
    expect(look.items_cents).toBe(2490 + 900)
    expect(look.blocked).toBe(true)
    expect(look.lines.map(({ problem }) => problem?.code)).toEqual(['price_changed', 'unavailable'])
    const accepted = acceptChanges(look)
    expect(accepted.map(({ item_id, unit_cents }) => [item_id, unit_cents])).toEqual([['x-bacon', 2690]])
    expect(lookAtCart(menu, accepted, now).blocked).toBe(false)
  })

  it('puts a line made anew in its place, or onto the line that already asks for the same', () => {
    const suco = line({ item_id: 'suco', name: 'Suco' })
    const cart = addToCart(addToCart([], line()), suco)
    const other = replaceInCart(cart, cart[0]!.key, line({ notes: 'sem cebola', quantity: 3 }))
    expect(other.map(({ item_id, quantity, notes }) => [item_id, quantity, notes])).toEqual([
      ['x-bacon', 3, 'sem cebola'],
      ['suco', 1, null],
    ])
    const one = replaceInCart(addToCart(other, line()), other[0]!.key, line({ quantity: 2 }))
    expect(one.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      ['suco', 1],
      ['x-bacon', 3],
    ])
    expect(replaceInCart([], 'gone', line())).toHaveLength(1)
  })

  it('names what was chosen, also where the menu has taken an option away', () => {
    const group = {
      id: 'extras',
      nome: 'Extras',
      min: 0,
      max: 3,
      cobranca: 'soma' as const,
      opcoes: [{ id: 'bacon', nome: 'Bacon', centavos: 400, ativo: true }],
    }
    const menu = buildMenu([buildItem({ id: 'x-bacon', nome: 'X-Bacon', opcoes: [group] })])
    const bacon = { group_id: 'extras', option_id: 'bacon', count: 2 }
    const gone = { group_id: 'extras', option_id: 'gone', count: 1 }
    const optionsOf = (options: CartItem['options']) =>
      lookAtCart(menu, addToCart([], line({ options })), now).lines[0]!.options
    expect(optionsOf([bacon])).toEqual([{ name: '2x Bacon', cents: 800 }])
    expect(optionsOf([bacon, gone])).toEqual([{ name: '2x Bacon', cents: null }])
  })

  it('is kept on the phone with the id of its order, and forgotten when it cannot be read', () => {
    const store = memory()
    const kept = { items: addToCart([], line()), orderId: 'o-1', coupon: null }
    keepCart(store, 'loja', kept)
    expect(readCart(store, 'loja')).toEqual(kept)
    expect(readCart(store, 'outra').items).toEqual([])
    for (const broken of ['{', 'null', '[]', '{"items":[{"key":1}],"orderId":7}']) {
      store.set('balcao.menu.loja', broken)
      expect(readCart(store, 'loja').items).toEqual([])
    }
  })

  it('remembers orders of the last twelve hours', () => {
    const store = memory()
    keepOrder(store, 'loja', { link: 'a', number: 1, at: now - 13 * 3_600_000 })
    keepOrder(store, 'loja', { link: 'b', number: 2, at: now })
    expect(readOrders(store, 'loja', now)).toEqual([{ link: 'b', number: 2, at: now }])
  })

  it('of a menu that is empty is not ordered', () => {
    const menu: PublicMenu = buildMenu([])
    expect(lookAtCart(menu, addToCart([], line()), now).blocked).toBe(true)
  })
})
