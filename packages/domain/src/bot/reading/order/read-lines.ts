import { numberOf, readNumberAt } from '../../understand/number-words'
import type { Span, Text } from '../explain/explanation'
import { isOfBefore, leadOf } from '../explain/lead'
import { inPacks } from '../menu/measures'
import { written } from '../tokens'
import { decode } from './runs/decode'
import { typeFor, type Draft } from './draft'
import { orderOf, type PlacedOrder, type SaidOrder } from './said-order'
import { glued } from './said/glued'
import { withHeadOfUnknown } from './said/head-of-unknown'
import { withHeadings } from './said/headings'
import { withTails } from './said/of-all'
import { withEach } from './said/of-each'
import { groupAt } from './said/group'
import { halvesAt } from './said/halves'
import { withParts } from './said/parts'
import type { ItemPiece, Piece } from './piece'
import { withOneOfThem } from './said/one-of-them'
import { referencesApart, saidOfBefore } from './said/one-of-before'
import { kindBeforeSize, withSizesNamed } from './said/size-alone'
import { refersBack } from './said/refers'
import { withKindLast } from './said/kind-last'
import { untitled } from './said/title'
import {
  bothApart,
  countedBeforeAnd,
  countedBehind,
  hundredsApart,
  sizeFirst,
  withUnits,
} from './said/written-apart'
import { nouns } from '../vocabulary/nouns'
import { leavesDoubt, unheardIn, unknownWords } from './unknown-words'

/** What is said in few words in more of them, one after the other, before products are looked for. */
const wordings: readonly ((text: Text) => Text)[] = [
  bothApart,
  hundredsApart,
  untitled,
  glued,
  kindBeforeSize,
  withSizesNamed,
  withUnits,
  sizeFirst,
  countedBehind,
  countedBeforeAnd,
  withKindLast,
  withHeadings,
  withOneOfThem,
  referencesApart,
  withHeadOfUnknown,
  withEach,
  withTails,
]

/** The order in a message from which everything else was taken. */
export function readLines(typed: Text): SaidOrder {
  const { lines, unclear, unknown, unheard } = readPlaced(typed)
  return { lines, unclear, unknown, unheard }
}

/** The same, with where its lines stand. */
export function readPlaced(typed: Text): PlacedOrder {
  const text = wordings.reduce((told, inOther) => inOther(told), typed)
  const pieces: Piece[] = withParts(text, decode(text).pieces)
  const drafts: Draft[] = []
  const unknown: string[] = []
  const unheard: string[] = []
  let isUncounted = false
  let at = 0
  while (at < pieces.length) {
    const piece = pieces[at]!
    if (piece.kind === 'unknown') {
      const other = calledByNoun(text, piece, pieces[at + 1])
      if (other !== null) {
        unknown.push(other)
        at += 2
        continue
      }
      const counted = countedOver(text, piece, pieces[at + 1])
      if (counted) {
        pieces[at + 1] = counted
        at += 1
        continue
      }
      const isForgotten = callsForgotten(text, piece, pieces[at + 1])
      const words = isForgotten ? null : unknownWords(text, piece, drafts.length > 0)
      if (words === null) {
        isUncounted ||= saysFigure(text, piece)
        if (drafts.length > 0 && leavesDoubt(text, piece)) drafts.at(-1)!.doubtful = true
        else unheard.push(...unheardIn(text, piece))
      } else unknown.push(words)
      at += 1
      continue
    }
    if (isHeading(text, pieces, at)) {
      at += 1
      continue
    }
    const group = halvesAt(text, pieces, at) ?? groupAt(text, pieces, at)
    for (const draft of group.drafts) sizeAsBefore(text, draft, drafts.at(-1))
    const last = drafts.at(-1)
    const [first, ...others] = group.drafts
    if (
      first &&
      others.length === 0 &&
      (refersBack(text, first, drafts) || saidOfBefore(text, first, drafts))
    ) {
      at = group.next
      continue
    }
    if (last && last.quantity > 1 && isLoose(text, group.drafts[0]!)) group.drafts[0]!.doubtful = true
    drafts.push(...group.drafts)
    at = group.next
  }
  return { ...orderOf(text, drafts.flatMap(inPortions), unknown), unheard, isUncounted }
}

/**
 * 'pato assado' where there is a 'Frango assado': what it is was said, and is not sold; only how it comes is known. The words
 * for it; null where the product is called by what it is.
 */
function calledByNoun(text: Text, { to }: Span, next: Piece | undefined): string | null {
  const { tokens, words } = text
  if (next?.kind !== 'item' || !nouns.has(words[to - 1] ?? '') || tokens[to]!.kind !== 'word') return null
  const { named, calls, carried } = next.said
  if (carried !== null || calls > 0 || named.size === 0 || named.has(0)) return null
  return written(text.text, tokens, to - 1, next.to)
}

/** 'esqueci do suco, bota um de goiaba': what was forgotten is what is ordered next. */
function callsForgotten(
  { tokens, words, lexicon }: Text,
  { from, to }: Span,
  next: Piece | undefined,
): boolean {
  const forgot = words.slice(from, to).findIndex((word) => /^(?:esqueci|faltou)$/.test(word))
  if (forgot < 0 || next?.kind !== 'item') return false
  const { name, categoryKeys } = next.said.entry
  const keys = [...name, ...categoryKeys]
  const last = tokens.slice(from + forgot, to).findLast(({ kind }) => kind === 'word')
  return last !== undefined && keys.some((key) => lexicon.senses(last).has(key))
}

/**
 * '3 supimpas x-bacon': how many there are of a product, with a word between that nobody knows; it leaves doubt. Null where
 * the words before the product count something of their own, or nothing.
 */
function countedOver(text: Text, { from, to }: Span, next: Piece | undefined): ItemPiece | null {
  if (next?.kind !== 'item' || next.said.quantity !== null || next.said.named.size === 0) return null
  const number = Array.from({ length: to - from }, (_, more) => from + more).findLast(
    (at) => readNumberAt(text.words, at) !== null,
  )
  if (number === undefined) return null
  const { at, takes, quantity } = leadOf(text, number, to)
  const between = text.tokens.slice(at, next.from + 1)
  const isPlain =
    between.length > 1 &&
    between.every(({ kind, word }) => kind === 'word' && !/^(?:e|com|mais|sem)$/.test(word))
  if (takes === 0 || quantity === null || between.length > 3 || !isPlain) return null
  return { ...next, from: number, said: { ...next.said, quantity, doubtful: true } }
}

/** Whether a figure stands among words; 'um' and 'uma' are none. */
function saysFigure({ words }: Text, { from, to }: Span): boolean {
  return words.slice(from, to).some((word) => !/^uma?$/.test(word) && numberOf(word) !== null)
}

/** 'quilo e meio' of what is sold by 500 g and 1 kg is one of each. */
function inPortions(draft: Draft): Draft[] {
  const more = draft.piece.said.type === draft.type ? draft.piece.said.portions : []
  return [draft, ...more.map(({ type, times }) => ({ ...draft, type, quantity: times }))]
}

/** '25 de quibe' behind '25 de coxinha' is one pack of 25, never as many packs; 'um cento de coxinha e um de quibe', 'duas médias, uma de calabresa e outra de atum'. */
function sizeAsBefore(text: Text, draft: Draft, before: Draft | undefined): void {
  if (draft.type !== null) return
  const { from, to } = draft.piece
  const { at, takes } = leadOf(text, from, to)
  if (takes === 0 || !isOfBefore(text, at)) return
  const isPack = draft.quantity > 1 && inPacks(draft.entry.types, draft.quantity)?.[0]?.times === 1
  draft.type = before?.type && !isPack ? typeFor(draft.entry, before.type) : null
  const [pack, ...others] = (draft.type === null ? inPacks(draft.entry.types, draft.quantity) : null) ?? []
  if (pack && others.length === 0) Object.assign(draft, { type: pack.type, quantity: pack.times })
}

/** 'bebidas:' over what is ordered: a category, and nothing of it. */
function isHeading({ words }: Text, pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at] as ItemPiece
  const { named, calls, quantity } = piece.said
  const isCategory = named.size === 0 && calls > 0 && quantity === null && piece.alike.length > 1
  const colon = words[piece.to] === ':' || words[piece.to - 1] === ':'
  return isCategory && colon && pieces[at + 1]?.kind === 'item'
}

/** Called by a word of the one before, or joined to several of it, and not counted: '2 pastel de carne e queijo'. */
function isLoose(text: Text, { piece, counted }: Draft): boolean {
  if (counted) return false
  return piece.said.carried === 'head' || text.words[piece.from] === 'com'
}
