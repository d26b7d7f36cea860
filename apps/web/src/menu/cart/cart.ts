import type { PublicMenu } from '@balcao/contract/menu'
import { partOnScreen } from '@balcao/domain/catalogue'
import { findProduct, priceCart, priceLine, type CartProblem } from '@balcao/domain/menu'
import { mostOfOne, type ChosenLine } from '../../shared/orders/product/chosen-line'

/** A line of the cart. */
export interface CartItem extends ChosenLine {
  key: string
}

/** Two lines are one when they ask for the very same thing. */
function keyOf({ item_id, price_type, options, notes }: Omit<ChosenLine, 'name' | 'unit_cents'>) {
  const chosen = [...options]
    .map(({ group_id, option_id, count }) => `${group_id}/${option_id}x${count}`)
    .sort()
  return JSON.stringify([item_id, price_type, chosen, notes ?? ''])
}

/** Puts an item into the cart, onto the line that already asks for the same. */
export function addToCart(cart: readonly CartItem[], item: ChosenLine): CartItem[] {
  const key = keyOf(item)
  const there = cart.find((line) => line.key === key)
  if (!there) return [...cart, { ...item, key }]
  const quantity = Math.min(mostOfOne, there.quantity + item.quantity)
  return cart.map((line) => (line === there ? { ...line, ...item, key, quantity } : line))
}

/** Puts a line that was put together anew in the place of the one it was made from. */
export function replaceInCart(cart: readonly CartItem[], key: string, item: ChosenLine): CartItem[] {
  const place = cart.findIndex((line) => line.key === key)
  if (place < 0) return addToCart(cart, item)
  const others = cart.filter((line) => line.key !== key)
  // It may now ask for the same as another line: then the two are one, where the other stands.
  if (others.some((line) => line.key === keyOf(item))) return addToCart(others, item)
  return [...others.slice(0, place), { ...item, key: keyOf(item) }, ...others.slice(place)]
}

/** Sets how many of a line; none takes it out. */
export function setQuantity(cart: readonly CartItem[], key: string, quantity: number): CartItem[] {
  if (quantity < 1) return cart.filter((line) => line.key !== key)
  return cart.map((line) => (line.key === key ? { ...line, quantity: Math.min(mostOfOne, quantity) } : line))
}

/** A line as the customer reads it. */
interface LineLook {
  item: CartItem
  /** What it is called with its size. */
  name: string
  /** What was chosen, and what each adds to a piece in cents; null where the menu no longer says. */
  options: { name: string; cents: number | null }[]
  total_cents: number
  /** What the customer has to be told about it. */
  problem: CartProblem | null
}

export interface CartLook {
  lines: LineLook[]
  items_cents: number
  pieces: number
  /** Something must be decided before the cart can be ordered. */
  blocked: boolean
}

/** The cart against the menu of now. A price that moved counts as the customer saw it until it is accepted. */
export function lookAtCart(menu: PublicMenu, cart: readonly CartItem[], now: number): CartLook {
  const { problems } = priceCart(menu, cart, now)
  const lines = cart.map((item, index) => ({
    item,
    ...wordsOf(menu, item, now),
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

function wordsOf(menu: PublicMenu, line: CartItem, now: number): Pick<LineLook, 'name' | 'options'> {
  const { item, category } = findProduct(menu, line, now) ?? {}
  const priced = item && category && priceLine(item, category, line)
  if (priced && priced !== 'options_changed') {
    const options = priced.options.map(({ name, centavos, isPart }) => ({
      name: isPart ? partOnScreen(name) : name,
      cents: centavos,
    }))
    return { name: priced.name, options }
  }
  const known = item?.opcoes.flatMap((group) => group.opcoes) ?? []
  const names = line.options.flatMap(({ option_id, count }) => {
    const name = known.find(({ id }) => id === option_id)?.nome
    return name === undefined ? [] : [count > 1 ? `${count}x ${name}` : name]
  })
  return { name: line.name, options: names.map((name) => ({ name, cents: null })) }
}

/** Takes the new prices and leaves out what cannot be had any more: the customer pressed to accept both. */
export function acceptChanges(look: CartLook): CartItem[] {
  return look.lines.flatMap(({ item, problem }) => {
    if (!problem) return [item]
    return problem.unit_cents === null ? [] : [{ ...item, unit_cents: problem.unit_cents }]
  })
}
