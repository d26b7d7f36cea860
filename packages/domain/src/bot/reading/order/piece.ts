import type { Carry, Explanation } from '../explain/explanation'

/** What a run of words was taken for. */
export type Piece = ItemPiece | { kind: 'unknown'; from: number; to: number }

export interface ItemPiece {
  kind: 'item'
  from: number
  to: number
  said: Explanation
  /** All that the words may mean as well, the best first; one when it is sure. */
  alike: readonly Explanation[]
  carry: Carry | null
}
