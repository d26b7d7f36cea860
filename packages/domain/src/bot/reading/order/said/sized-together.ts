import { readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'
import { isFiller } from '../../explain/fillers'
import { leadOf } from '../../explain/lead'
import { sizeOf } from '../../menu/sizes'
import { draftOf, typeFor, type Draft, type Group } from '../draft'
import type { ItemPiece, Piece } from '../piece'

/**
 * 'duas médias, uma de calabresa e outra de palmito': so many of one size, told apart by what they are. Null where those
 * that follow are not together as many as were said.
 */
export function sizedTogether(text: Text, first: Draft, pieces: readonly Piece[], at: number): Group | null {
  const own = first.counted && first.quantity > 1 && first.type !== null ? ownCount(text, first.piece) : null
  if (own === null) return null
  const drafts: Draft[] = [{ ...first, quantity: own }]
  let sum = own
  let next = at + 1
  for (let piece = pieces[next]; piece && sum < first.quantity; next += 1, piece = pieces[next]) {
    if (piece.kind !== 'item' || !isAnother(piece, first)) return null
    const draft = draftOf(text, piece)
    drafts.push({ ...draft, type: typeFor(draft.entry, first.type) })
    sum += draft.quantity
  }
  return sum === first.quantity ? { drafts, next } : null
}

function isAnother({ said, alike }: ItemPiece, first: Draft): boolean {
  const isOther = said.entry !== first.entry && said.entry.category === first.entry.category
  return isOther && said.full && said.type === null && alike.length === 1
}

/** How many of the product itself: the number behind the size ('duas médias, uma de calabresa'), 1 behind a colon. */
function ownCount({ tokens, words, ...text }: Text, { from, to }: ItemPiece): number | null {
  let at = leadOf({ tokens, words, ...text }, from, to).at
  let isSized = false
  for (; at < to; at += 1) {
    const number = isSized ? readNumberAt(words, at) : null
    if (number) return number.value
    if (words[at] === ':' && isSized) return 1
    if (sizeOf(words[at]!) !== null) isSized = true
    else if (tokens[at]!.kind !== 'break' && !isFiller(words[at]!)) return null
  }
  return null
}
