import type { Text } from '../../explain/explanation'
import { draftOf, type Group } from '../draft'
import type { ItemPiece, Piece } from '../piece'

/** Halves that are products of their own: which one is meant, only the customer can say. */
export function halvesAt(text: Text, pieces: readonly Piece[], at: number): Group | null {
  const first = pieces[at] as ItemPiece
  if (!first.said.half) return null
  const draft = draftOf(text, first)
  const alike = [...draft.alike]
  let next = at + 1
  for (
    let piece = pieces[next];
    piece?.kind === 'item' &&
    (piece.said.half || /\b(e|meia|metade)$/.test(text.words.slice(first.from, piece.from).join(' ')));
    piece = pieces[next]
  ) {
    alike.push(piece.said.entry)
    next += 1
  }
  return {
    drafts: [{ ...draft, alike: [...new Set(alike)], doubtful: true, end: pieces[next - 1]!.to }],
    next,
  }
}
