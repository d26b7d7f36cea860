import { partOnScreen } from '../../catalogue'
import { priceCart, type CartEntry, type PricedLine } from '../../menu'
import { formatBrl } from '../../money'
import { MAX_CART_LINES, MAX_QUANTITY } from '../model/limits'
import type { BotWorld } from '../model/model'

/**
 * A cart by the menu of now: prices as they are, what ran out left out, and each difference in words. Words of prices
 * and of what is gone, nothing when all is as it was.
 */
export function repriced(
  cart: readonly CartEntry[],
  { menu, now }: BotWorld,
): { cart: CartEntry[]; said: string[] } {
  const { problems } = priceCart(menu, cart, now)
  const said = problems.map(({ line, code, name, unit_cents }) => {
    if (code === 'unavailable') return `${name ?? 'Um produto'} acabou e saiu do carrinho.`
    if (code === 'options_changed')
      return `${name} mudou de tamanhos ou opções e saiu do carrinho; escolha de novo.`
    return `${name} mudou de ${formatBrl(cart[line]!.unit_cents)} para ${formatBrl(unit_cents!)}.`
  })
  const kept = cart.flatMap((entry, line) => {
    const problem = problems.find((problem) => problem.line === line)
    if (!problem) return [entry]
    return problem.unit_cents === null ? [] : [{ ...entry, unit_cents: problem.unit_cents }]
  })
  return { cart: kept, said }
}

/** The cart with one more line; the same product twice adds up. Null when it takes no more. */
export function withEntry(cart: readonly CartEntry[], entry: CartEntry): CartEntry[] | null {
  const same = cart.findIndex(
    (other) => isSameLine(other, entry) && other.quantity + entry.quantity <= MAX_QUANTITY,
  )
  if (same >= 0) {
    return cart.map((other, index) =>
      index === same ? { ...entry, quantity: other.quantity + entry.quantity } : other,
    )
  }
  return cart.length < MAX_CART_LINES ? [...cart, entry] : null
}

/** '2x X-Bacon: R$ 49,80', its parts between both where it is by halves, and below it options and notes. */
function lineWords({ quantity, name, total_cents, options, notes }: PricedLine): string {
  const parts = options.flatMap((option) => (option.isPart ? [partOnScreen(option.name)] : []))
  const others = options.flatMap((option) => (option.isPart ? [] : [option.name]))
  const called = [`${quantity}x ${name}`, ...(parts.length > 0 ? [parts.join(', ')] : [])].join(': ')
  return [
    `${called}: ${formatBrl(total_cents)}`,
    ...(others.length > 0 ? [`   + ${others.join(', ')}`] : []),
    ...(notes ? [`   obs.: ${notes}`] : []),
  ].join('\n')
}

/** The lines of a cart in words, and what they come to in cents. */
export function cartWords(
  cart: readonly CartEntry[],
  { menu, now }: BotWorld,
): { words: string; cents: number } {
  const { lines, items_cents } = priceCart(menu, cart, now)
  return { words: lines.map(lineWords).join('\n'), cents: items_cents }
}

/** Whether two lines are alike in all but their quantity. */
export function isSameLine(one: CartEntry, other: CartEntry): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf({ item_id, price_type, options, notes }: CartEntry): string {
  const chosen = options
    .map(({ group_id, option_id, count }) => JSON.stringify([group_id, option_id, count]))
    .sort()
  return JSON.stringify([item_id, price_type, chosen, notes ?? ''])
}
