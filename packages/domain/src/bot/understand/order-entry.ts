import type { OrderToken } from './order-tokens'
import type { Found } from './find-product'

/** A product of a message as it was understood so far. */
export interface OrderEntry {
  said: string
  /** 1 where none was said. */
  quantity: number
  counted: boolean
  found: Found
  /** One product and no doubt about it, nor about how many. */
  sure: boolean
  remarks: string[]
  /** Name of the price type that was said, or null. */
  type: string | null
  /** The word by which it was called, which may stand for the products behind it too. */
  head: OrderToken
  /** What stood before it. */
  after: Pause
}

/** What parts a product from the one before: nothing, a joining word, or a pause. */
export type Pause = 'none' | 'e' | 'com' | 'break'
