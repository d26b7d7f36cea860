import type { Text } from '../../explain/explanation'
import { saysNothing } from '../../explain/fillers'
import { written } from '../../tokens'
import { add, type Draft } from '../draft'

/**
 * 'a pizza com bastante canela', 'o frango bem passado' behind what was ordered: how that is wanted, and nothing more of
 * it. Says it of the one before that is meant; false where none is.
 */
export function refersBack(text: Text, draft: Draft, before: readonly Draft[]): boolean {
  const { piece, counted, type, options, notes, entry } = draft
  const start = startOf(text, piece.from, piece.to)
  if (counted || !/^(?:[oa]s?|n[oa]s?)$/.test(text.words[start - 1] ?? '') || start - 1 < piece.from)
    return false
  const said = notes.length > 0 || options.size > 0
  const one = [...before]
    .reverse()
    .find(
      (other) =>
        other.entry === entry &&
        (type === null || type === other.type) &&
        (piece.said.named.size > 0 || [...options.keys()].every((key) => other.options.has(key))),
    )
  if (!one || !said) return false
  if (piece.said.named.size > 0) add(one, draft)
  else if (notes.length > 0) one.notes.push(written(text.text, text.tokens, start - 1, piece.to))
  else return false
  return true
}

/** The first word that tells. */
function startOf(text: Text, from: number, to: number): number {
  let at = from
  while (at < to && (text.tokens[at]!.kind === 'break' || saysNothing(text, at))) at += 1
  return at
}
