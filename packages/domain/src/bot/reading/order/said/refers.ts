import { PARTS_GROUP } from '../../../../catalogue'
import type { Text } from '../../explain/explanation'
import { saysNothing } from '../../explain/fillers'
import { written } from '../../tokens'
import { add, type Draft } from '../draft'

/**
 * 'a pizza com bastante canela', 'o frango bem passado' behind what was ordered: how that is wanted, and nothing more of
 * it. Says it of the one before that is meant; false where none is.
 */
export function refersBack(text: Text, draft: Draft, before: readonly Draft[]): boolean {
  if (saidOfPart(text, draft, before.at(-1))) return true
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

/** 'meia atum meia bacon, sem cebola no bacon': a wish for the half that is named behind it. */
function saidOfPart({ text, tokens, words, lexicon }: Text, draft: Draft, last: Draft | undefined): boolean {
  const { piece, counted, type, options, entry } = draft
  const [note, ...others] = piece.said.notes
  if (!last?.options.has(`${PARTS_GROUP} ${entry.item.id}`) || counted || type !== null) return false
  if (!note || others.length > 0 || options.size > 0) return false
  const named = tokens.findIndex(
    (token, at) => at >= note.to && at < piece.to && entry.name.some((key) => lexicon.senses(token).has(key)),
  )
  if (named < 0 || !/^n[oa]$/.test(words[named - 1] ?? '')) return false
  last.notes.push(written(text, tokens, note.from, named + 1))
  return true
}

/** The first word that tells. */
function startOf(text: Text, from: number, to: number): number {
  let at = from
  while (at < to && (text.tokens[at]!.kind === 'break' || saysNothing(text, at))) at += 1
  return at
}
