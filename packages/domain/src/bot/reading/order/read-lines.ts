import { offeredTypes } from '../../../catalogue'
import { countChosen, type ChosenOption } from '../../../menu'
import { readNumberAt } from '../../understand/number-words'
import { MAX_CANDIDATES, MAX_NOTES, MAX_QUANTITY } from '../../model/limits'
import type { Span, Text } from '../explain/explanation'
import { saysNothing } from '../explain/fillers'
import { isOfBefore, leadOf } from '../explain/lead'
import type { ItemEntry } from '../menu/lexicon'
import { inPacks } from '../menu/measures'
import { written } from '../tokens'
import { decode } from './decode'
import { isOpen, typeFor, type Draft } from './draft'
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
import { refersBack } from './said/refers'
import { withKindLast } from './said/kind-last'
import { untitled } from './said/title'
import { countedBeforeAnd, countedBehind, hundredsApart, sizeFirst, withUnits } from './said/written-apart'
import { nouns } from '../vocabulary/nouns'
import { leavesDoubt, unheardIn, unknownWords } from './unknown-words'

/** A product that was surely meant, with what was said of it. Groups that were not said are open. */
export interface SaidLine {
  itemId: string
  /** Null where the customer has yet to say it; the only one where there is one. */
  priceType: string | null
  /** Null where it was said for how much money: how many that is, is to be asked. */
  quantity: number | null
  options: ChosenOption[]
  /** Groups of which something was said that fits several of their options: to be asked which. */
  asks?: string[]
  notes: string | null
}

/** Words that may mean several products; what was said of them holds for the one that is chosen, where it has that. */
interface UnclearLine extends Omit<SaidLine, 'itemId'> {
  said: string
  itemIds: string[]
}

/** What a message orders: in its order, what is not sure and words that mean nothing that is sold. */
export interface SaidOrder {
  lines: SaidLine[]
  unclear: UnclearLine[]
  unknown: string[]
  /** Words that nothing was made of, clause by clause. */
  unheard: string[]
}

/** What is said in few words in more of them, one after the other, before products are looked for. */
const wordings: readonly ((text: Text) => Text)[] = [
  hundredsApart,
  untitled,
  glued,
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

/** An order with where each of its lines begins in the message. */
export interface PlacedOrder extends SaidOrder {
  starts: number[]
}

/** The order in a message from which everything else was taken. */
export function readLines(typed: Text): SaidOrder {
  const { starts: _, ...order } = readPlaced(typed)
  return order
}

/** The same, with where its lines stand. */
export function readPlaced(typed: Text): PlacedOrder {
  const text = wordings.reduce((told, inOther) => inOther(told), typed)
  const pieces: Piece[] = withParts(text, decode(text).pieces)
  const drafts: Draft[] = []
  const unknown: string[] = []
  const unheard: string[] = []
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
      if (words !== null) unknown.push(words)
      else if (drafts.length > 0 && leavesDoubt(text, piece)) drafts.at(-1)!.doubtful = true
      else unheard.push(...unheardIn(text, piece))
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
  return { ...orderOf(text, drafts.flatMap(inPortions), unknown), unheard }
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

function orderOf(text: Text, drafts: readonly Draft[], unknown: string[]): Omit<PlacedOrder, 'unheard'> {
  const order: Omit<PlacedOrder, 'unheard'> = { lines: [], unclear: [], unknown, starts: [] }
  const said = (from: number, to: number) => written(text.text, text.tokens, from, to)
  for (const draft of drafts) {
    const { piece, entry, alike, type } = draft
    const isWorth = leadOf(text, piece.from, piece.to).worth === true
    const quantity = isWorth ? null : draft.quantity
    for (const { from, to } of piece.said.refused) unknown.push(said(from, to))
    if (draft.quantity < 1 || draft.quantity > MAX_QUANTITY) {
      unknown.push(said(piece.from, piece.to).replace(/^(?:[\s,.]|e\s)+/i, ''))
      continue
    }
    const notes = draft.notes.join(', ').slice(0, MAX_NOTES).trim() || null
    const options = optionsOf(draft, unknown)
    const asks = asksOf(draft, options)
    for (const [group, { from, to }] of draft.open) if (!asks.includes(group)) unknown.push(said(from, to))
    const asking = asks.length > 0 ? { asks } : {}
    if (isOtherThing(text, piece)) {
      unknown.push(said(...tellingSpan(text, piece, draft.end)))
      continue
    }
    if (isOpen(draft) || piece.said.rest.length > 0 || draft.doubtful) {
      const itemIds = alike.slice(0, MAX_CANDIDATES).map(({ item }) => item.id)
      const words = said(...tellingSpan(text, piece, draft.end))
      order.unclear.push({ said: words, quantity, itemIds, priceType: type, options, ...asking, notes })
    } else {
      order.starts.push(startOf(text, piece))
      order.lines.push({
        itemId: entry.item.id,
        priceType: type ?? onlyType(entry),
        quantity,
        options,
        ...asking,
        notes,
      })
    }
  }
  return order
}

/** Where a piece begins in the message, behind the pauses before it. */
function startOf({ tokens }: Text, { from, to }: Span): number {
  let at = from
  while (at < to - 1 && tokens[at]!.kind === 'break') at += 1
  return tokens[at]!.start
}

/** 'farinha de amêndoas' where there are 'Amêndoas': what it is was said first, and is not sold. */
function isOtherThing(text: Text, { from, to, said: { rest, named } }: ItemPiece): boolean {
  const { tokens, words } = text
  const [head, ...others] = rest
  if (head === undefined || others.length > 0 || named.size === 0) return false
  const { at, takes } = leadOf(text, from, to)
  const isFirst = tokens
    .slice(takes > 0 ? at : from, head)
    .every((_, more) => saysNothing(text, (takes > 0 ? at : from) + more))
  return isFirst && nouns.has(words[head]!) && /^d[aeo]s?$/.test(words[head + 1] ?? '')
}

/** Called by a word of the one before, or joined to several of it, and not counted: '2 pastel de carne e queijo'. */
function isLoose(text: Text, { piece, counted }: Draft): boolean {
  if (counted) return false
  return piece.said.carried === 'head' || text.words[piece.from] === 'com'
}

/** The options as a cart has them; what a group has no room for goes to `unknown`, never quietly away. */
function optionsOf({ options, entry }: Draft, unknown: string[]): ChosenOption[] {
  const chosen: ChosenOption[] = []
  for (const { group } of entry.groups) {
    let room = group.max
    for (const option of group.opcoes) {
      const count = options.get(`${group.id} ${option.id}`) ?? 0
      const taken = Math.min(count, room)
      if (taken > 0) chosen.push({ group_id: group.id, option_id: option.id, count: taken })
      if (taken < count) unknown.push(option.nome)
      room -= taken
    }
  }
  return chosen
}

/** Groups of which it is still to be said which option is meant, and that have room for it. */
function asksOf({ open, entry }: Draft, options: readonly ChosenOption[]): string[] {
  return entry.groups.flatMap(({ group: { id, max } }) =>
    open.has(id) && countChosen(options, id) < max ? [id] : [],
  )
}

/** The price type of an item that has only one; null where the customer has to say it. */
export function onlyType({ item, category, types }: ItemEntry): string | null {
  return types.length === 0 ? (offeredTypes(item, category)[0] ?? null) : null
}

/** What an item was called, without how many of it and what it was wrapped in. */
function tellingSpan(text: Text, { from, to }: ItemPiece, last: number): [number, number] {
  const { tokens } = text
  const lead = leadOf(text, from, to)
  let start = lead.takes > 0 ? lead.at : from
  let end = last
  const skips = (at: number) => tokens[at]!.kind === 'break' || saysNothing(text, at)
  while (start < end && skips(start)) start += 1
  while (end > start && skips(end - 1)) end -= 1
  return [start, end]
}
