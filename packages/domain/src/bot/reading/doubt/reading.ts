import type { CartEntry } from '../../../menu'
import type { CartEdits } from '../edits/read-edits'
import type { Text } from '../explain/explanation'
import type { Said } from '../tokens'
import type { SaidOrder } from '../order/said-order'

/** A reading as it was made. */
export interface Reading {
  /** The message, without its courtesies. */
  typed: Text
  /** The words of the changes and of the order, as both were read. */
  ordering: Said
  before: readonly CartEntry[]
  edits: Pick<CartEdits, 'cart' | 'changed' | 'unsure'>
  order: SaidOrder
  /** Where the first lines of the order begin in the message; those that were said to be as another stand behind them. */
  starts: readonly number[]
  /** Something is asked besides. */
  asks: boolean
  /** A figure stands where nothing was read. */
  isUncounted: boolean
}
