import type { Found } from './find-product'
import type { OrderEntry, Pause } from './order-entry'
import type { OrderToken } from './order-tokens'
import type { ProductIndex } from './product-index'
import type { Product } from './product-words'

/** A message while it is read from product to product. */
export interface Reading {
  text: string
  tokens: readonly OrderToken[]
  /** The tokens' words. */
  words: readonly string[]
  index: ProductIndex
  entries: OrderEntry[]
  /** Words behind a quantity that mean no product, as they were written. */
  unknown: string[]
  /** Remarks that stood before the first product. */
  early: string[]
  after: Pause
  /** Within what is said beside the products: an address, a payment. */
  aside: boolean
}

/** The product in question, when it is only one. */
export function productOf({ index }: Reading, { products }: Found): Product | null {
  return products.length === 1 ? index.products[products[0]!]! : null
}

/** The message from one token up to another, as it was written. */
export function sliceOf({ text, tokens }: Reading, from: number, to: number): string {
  return text.slice(tokens[from]!.start, tokens[Math.max(from, to - 1)]!.end).replace(/\s+/g, ' ')
}
