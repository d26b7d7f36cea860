import type { OrderRow } from '@balcao/contract/orders'

interface Placing {
  belongs: boolean
  compare: (a: OrderRow, b: OrderRow) => number
  /** There are orders after the last page that have not been fetched. */
  more: boolean
}

/**
 * Puts an order where it belongs in the fetched pages, moving or removing the one that was there. One that would
 * come after everything fetched is left for the page it is on. Pages that do not change are the same objects.
 */
export function placeOrder(
  pages: OrderRow[][],
  order: OrderRow,
  { belongs, compare, more }: Placing,
): OrderRow[][] {
  const without = dropOrder(pages, order.id)
  if (!belongs) return without
  for (const [index, page] of without.entries()) {
    const place = page.findIndex((other) => compare(order, other) < 0)
    if (place >= 0) return without.with(index, page.toSpliced(place, 0, order))
  }
  const last = without.length - 1
  if (last < 0 || more) return without
  return without.with(last, [...without[last]!, order])
}

/** Takes an order out. */
export function dropOrder(pages: OrderRow[][], id: string): OrderRow[][] {
  return pages.map((page) =>
    page.some((order) => order.id === id) ? page.filter((order) => order.id !== id) : page,
  )
}

/** The orders of all pages, each once: while pages are fetched, an order may slip from one to the next. */
export function flatOrders(pages: readonly OrderRow[][]): OrderRow[] {
  return [...new Map(pages.flat().map((order) => [order.id, order])).values()]
}
