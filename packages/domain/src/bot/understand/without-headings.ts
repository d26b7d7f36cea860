import { plainName } from '../../catalogue'
import type { OrderEntry } from './order-entry'
import type { ProductIndex } from './product-index'

/**
 * The entries without those that only sum up the ones behind them: '2 pizzas grandes, uma calabresa e uma portuguesa'
 * is two pizzas, both large; '2 açaís, um de 300 e um de 500' is two as well.
 */
export function withoutHeadings(entries: readonly OrderEntry[], index: ProductIndex): OrderEntry[] {
  const kept: OrderEntry[] = []
  for (let place = 0; place < entries.length; place += 1) {
    const heading = entries[place]!
    const summed = summedUp(heading, entries.slice(place + 1), index)
    if (summed.length === 0) kept.push(heading)
    for (const entry of summed) kept.push({ ...entry, type: entry.type ?? typeOf(entry, heading, index) })
    place += summed.length
  }
  return kept
}

function summedUp(
  heading: OrderEntry,
  behind: readonly OrderEntry[],
  index: ProductIndex,
): readonly OrderEntry[] {
  const [product] = heading.found.products
  const sizes = heading.found.products.length === 1
  if (sizes && (heading.type !== null || index.products[product!]!.types.length < 2)) return []
  let sum = 0
  for (const [place, entry] of behind.entries()) {
    const part =
      entry.found.products.every((product) => heading.found.candidates.has(product)) &&
      (sizes ? entry.found.carried && entry.type !== null : !saysHead(entry, heading))
    if (!part) return []
    sum += entry.quantity
    if (sum < heading.quantity) continue
    const several = place > 0 || (behind[0]!.after === 'break' && !behind[0]!.counted)
    return sum === heading.quantity && several ? behind.slice(0, place + 1) : []
  }
  return []
}

function saysHead({ found, head }: OrderEntry, heading: OrderEntry): boolean {
  return !found.carried && head.key === heading.head.key
}

function typeOf({ found }: OrderEntry, { type }: OrderEntry, index: ProductIndex): string | null {
  const [product] = found.products
  const types = product === undefined ? [] : index.products[product]!.types
  return types.find((other) => type !== null && plainName(other) === plainName(type)) ?? null
}
