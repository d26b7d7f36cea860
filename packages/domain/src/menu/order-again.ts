import { priceCart, type PricedLine } from './cart'
import type { MenuRows, PastLine } from './model'
import { findPastLine } from './past-line'

/** An order once more, at the prices of today. */
export interface OrderAgain {
  lines: PricedLine[]
  /** What cannot be had as it was: sold out or gone from the menu, or its size or a choice that it needs is (`gone`). */
  leftOut: { name: string; why: 'unavailable' | 'changed'; gone: string[] }[]
  /** Lines that come without options that are gone. */
  without: { name: string; options: string[] }[]
}

/** Lines of a past order by the menu of now. @param now milliseconds */
export function orderAgain(past: readonly PastLine[], menu: MenuRows, now: number): OrderAgain {
  const again: OrderAgain = { lines: [], leftOut: [], without: [] }
  for (const line of past) {
    const { name } = line
    const found = findPastLine(line, menu, now)
    if (!found) {
      again.leftOut.push({ name, why: 'unavailable', gone: [] })
      continue
    }
    const { missing, price_type, ...entry } = found
    const cart = [{ ...entry, price_type: price_type ?? '', unit_cents: line.unitCents }]
    const { lines, problems } = priceCart(menu, cart, now)
    // The one size that is left is not the one that was had.
    const isOtherSize = missing.some((gone) => name.endsWith(` (${gone})`))
    const isGone = price_type !== null && problems.some(({ code }) => code === 'unavailable')
    if (lines.length === 0 || isOtherSize)
      again.leftOut.push({ name, why: isGone ? 'unavailable' : 'changed', gone: missing })
    else {
      if (missing.length > 0) again.without.push({ name, options: missing })
      again.lines.push(...lines)
    }
  }
  return again
}
