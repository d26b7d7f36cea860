import type { PublicMenu } from '@balcao/contract/menu'
import { priceCart, type CartEntry, type CartProblem } from '@balcao/domain/menu'

/** A line of the cart. `name` is what to call it when the menu no longer has it. */
export interface CartItem extends CartEntry {
  key: string
  name: string
  notes: string | null
}

export const mostOfOne = 99

/** Two lines are one when they ask for the very same thing. */
function keyOf({ item_id, price_type, options, notes }: Omit<CartItem, 'key' | 'name' | 'unit_cents'>) {
  const chosen = [...options]
    .map(({ group_id, option_id, count }) => `${group_id}/${option_id}x${count}`)
    .sort()
  return JSON.stringify([item_id, price_type, chosen, notes ?? ''])
}

/** Puts an item into the cart, onto the line that already asks for the same. */
export function addToCart(cart: readonly CartItem[], item: Omit<CartItem, 'key'>): CartItem[] {
  const key = keyOf(item)
  const there = cart.find((line) => line.key === key)
  if (!there) return [...cart, { ...item, key }]
  const quantity = Math.min(mostOfOne, there.quantity + item.quantity)
  return cart.map((line) => (line === there ? { ...line, ...item, key, quantity } : line))
}

/** Sets how many of a line; none takes it out. */
export function setQuantity(cart: readonly CartItem[], key: string, quantity: number): CartItem[] {
  if (quantity < 1) return cart.filter((line) => line.key !== key)
  return cart.map((line) => (line.key === key ? { ...line, quantity: Math.min(mostOfOne, quantity) } : line))
}

export interface CartLook {
  /** Each line with what it comes to in cents, and what the customer has to be told about it. */
  lines: { item: CartItem; total_cents: number; problem: CartProblem | null }[]
  items_cents: number
  pieces: number
  /** Something must be settled before the cart can be ordered. */
  blocked: boolean
}

/** The cart against the menu of now. A price that moved counts as the customer saw it until it is accepted. */
export function lookAtCart(menu: PublicMenu, cart: readonly CartItem[], now: number): CartLook {
  const { problems } = priceCart(menu, cart, now)
  const lines = cart.map((item, index) => ({
    item,
    total_cents: item.unit_cents * item.quantity,
    problem: problems.find((problem) => problem.line === index) ?? null,
  }))
  return {
    lines,
    items_cents: lines.reduce((sum, line) => sum + line.total_cents, 0),
    pieces: cart.reduce((sum, line) => sum + line.quantity, 0),
    blocked: problems.length > 0,
  }
}

/** Takes the new prices and leaves out what cannot be had any more: the customer pressed to accept both. */
export function acceptChanges(look: CartLook): CartItem[] {
  return look.lines.flatMap(({ item, problem }) => {
    if (!problem) return [item]
    return problem.unit_cents === null ? [] : [{ ...item, unit_cents: problem.unit_cents }]
  })
}
