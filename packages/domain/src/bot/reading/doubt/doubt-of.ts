import { changedAll, orderedAnew } from './in-cart'
import { isContrary, isUnhalved, isTwice } from './in-lines'
import { isMiscounted } from './figures'
import { isOnlyAsked } from './only-asked'
import { isOfMore, isOfSomeone, isShort } from './people'
import type { Reading } from './reading'

/** By what a reading may be wrong although it was made. */
export type Doubt =
  /** What lies in the cart is ordered as if anew. */
  | 'again'
  /** Something was to be changed as well, and nobody knows what; or a figure was not read, or counts nothing. */
  | 'unread'
  /** Some of several were meant, and all of them changed or were ordered so. */
  | 'all'
  /** A line has what its note refuses, is wished as it does not come, or a half of something stands in a note. */
  | 'contrary'
  /** Halves were said, and nothing is made of two. */
  | 'halves'
  /** Something counts twice that was called twice. */
  | 'twice'
  /** So many people were named, and fewer things. */
  | 'people'
  /** What was read as an order stands in a question. */
  | 'asked'

/**
 * By what a reading may be wrong; null where nothing speaks against it. Who doubts asks before anything is changed, so a
 * doubt is only what seldom stands beside a right reading.
 */
export function doubtOf(reading: Reading): Doubt | null {
  const { order, edits } = reading
  if (order.lines.length === 0 && !edits.changed) return null
  if (orderedAnew(reading)) return 'again'
  if (edits.unsure && order.lines.length > 0) return 'unread'
  if (edits.changed && reading.isUncounted) return 'unread'
  if (isMiscounted(reading)) return 'unread'
  if (changedAll(reading) || isOfSomeone(reading) || isOfMore(reading)) return 'all'
  if (isContrary(reading)) return 'contrary'
  if (isUnhalved(reading)) return 'halves'
  if (isTwice(reading)) return 'twice'
  if (isShort(reading)) return 'people'
  return isOnlyAsked(reading) ? 'asked' : null
}
