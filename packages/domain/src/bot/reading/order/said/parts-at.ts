import { readNumberAt } from '../../../understand/number-words'
import type { Span, Text } from '../../explain/explanation'
import { leadOf } from '../../explain/lead'
import type { ItemEntry } from '../../menu/lexicon'
import { amountAt, soldAs, type SaidAmount } from '../../menu/measures'
import { sizeOf } from '../../menu/sizes'
import { halves } from '../../vocabulary/word-sets'
import type { ItemPiece, Piece } from '../piece'

/** Products that a message wants as parts of one thing. */
export interface SaidParts {
  from: number
  /** The piece behind them. */
  next: number
  parts: { piece: ItemPiece; count: number }[]
  /** Pieces behind the parts that only say more of the whole. */
  more: ItemPiece[]
  /** Words of parts that nothing is called by: 'meia camarão'. */
  lost: Span[]
  /** A part is something that does not go with the others. */
  isMixed: boolean
  quantity: number | null
  /** The size that was said ahead of the parts. */
  type: string | null
}

/** The parts that begin with a piece: halves and thirds, 'três sabores: …', 'calabresa/atum'; null where none do. */
export function partsAt(text: Text, pieces: readonly Piece[], at: number): SaidParts | null {
  const head = headAt(text, pieces, at)
  const first = pieces[head ? at + 1 : at]
  if (first?.kind !== 'item' || !isSoldByHalves(first)) return null
  const start = head ? at + 1 : at
  const flavours = flavoursIn(text, first) ?? (head ? flavoursIn(text, pieces[at]!) : null)
  if (head && !isHeadOf(text, head, first, flavours)) return null
  const parts = [partOf(text, first)]
  let next = start + 1
  const isHalved = first.said.half || flavours !== null
  for (let piece = pieces[next]; piece?.kind === 'item'; piece = pieces[next]) {
    const count = parts.reduce((sum, part) => sum + part.count, 0)
    const before = parts.at(-1)!.piece
    if (!isPartOfSame(piece, first) || !goesOn(text, { before, piece, count, flavours, isHalved })) break
    parts.push(partOf(text, piece))
    next += 1
  }
  if (!isHalved && parts.length < 2) return null
  const lost: Span[] = []
  for (let piece = pieces[next]; piece?.kind === 'unknown'; piece = pieces[next]) {
    const start = text.words.findIndex((_, place) => place >= piece.from && isHalf(text, place))
    if (start < 0 || start > piece.from + 1 || start + 1 >= piece.to) break
    lost.push({ from: start + 1, to: piece.to })
    next += 1
  }
  const stray = pieces[next]
  const isMixed =
    stray?.kind === 'item' && stray.said.quantity === null && (stray.said.half || endsInHalf(text, stray))
  const more: ItemPiece[] = []
  for (let piece = pieces[next]; piece?.kind === 'item'; piece = pieces[next]) {
    if (!saysMore(piece) && !isNamedAgain(text, piece, parts)) break
    more.push(piece)
    next += 1
  }
  const counted = flavours === null ? first.said.quantity : countBefore(text, first)
  return {
    from: head?.from ?? first.from,
    next,
    parts,
    more,
    lost,
    isMixed,
    quantity: head?.quantity ?? counted,
    type: head ? sizeIn(text, head, first.said.entry) : null,
  }
}

function isSoldByHalves({ said }: ItemPiece): boolean {
  return said.entry.category.meio_a_meio !== undefined && said.carried !== 'item' && said.named.size > 0
}

function isPartOfSame({ said }: ItemPiece, first: ItemPiece): boolean {
  return said.entry.category === first.said.entry.category && said.named.size > 0 && said.carried !== 'item'
}

/** How many and which size, said ahead of parts: 'uma grande', 'duas pizzas médias'. */
function headAt(
  text: Text,
  pieces: readonly Piece[],
  at: number,
): (Span & { quantity: number | null }) | null {
  const piece = pieces[at]!
  const { from, to } = piece
  if (piece.kind === 'item')
    return piece.said.named.size === 0 && piece.said.calls > 0 && piece.said.carried === null
      ? { from, to, quantity: piece.said.quantity }
      : null
  const lead = leadOf(text, from, to)
  const isSized =
    text.words.slice(lead.at, to).some((word) => sizeOf(word) !== null) ||
    lengthIn(text, { from, to }) !== null
  return isSized ? { from, to, quantity: lead.quantity } : null
}

/** What is counted itself, or not said to be parts, is told apart of what was said before: '2 pizzas, uma meia …'. */
function isHeadOf(
  text: Text,
  { quantity }: { quantity: number | null },
  first: ItemPiece,
  flavours: number | null,
): boolean {
  const counted = flavours === null ? first.said.quantity : countBefore(text, first)
  return (flavours !== null || first.said.half) && (quantity === null || counted === null)
}

const of = /\b(?<count>[234]|dois|duas|tres|quatro) sabor(?:es)?\b/

/** How many flavours a run says that there are. */
function flavoursIn({ words }: Text, { from, to }: Span): number | null {
  const said = of.exec(words.slice(from, to).join(' '))?.groups?.count
  return said === undefined ? null : (readNumberAt([said], 0)?.value ?? null)
}

/** How many are wanted, said before how many flavours: 'uma grande de dois sabores'. */
function countBefore(text: Text, { from, to }: ItemPiece): number | null {
  const lead = leadOf(text, from, to)
  return (text.words[lead.at] ?? '').startsWith('sabor') ? null : lead.quantity
}

interface Following {
  before: ItemPiece
  piece: ItemPiece
  /** Parts so far. */
  count: number
  flavours: number | null
  isHalved: boolean
}

/** Whether a product is one more part of what was begun. */
function goesOn(text: Text, { before, piece, count, flavours, isHalved }: Following): boolean {
  const { half, quantity, type } = piece.said
  const isOther = /^outr[oa]$/.test(text.words[leadOf(text, piece.from, piece.to).at - 1] ?? '')
  if (quantity !== null && !(isOther && isHalved && count < 2)) return false
  if (half) return isHalved || isJoined(text, before, piece)
  if (flavours !== null) return count < flavours
  if (isHalved) return count < 2 && (isOther || isJoined(text, before, piece) || endsInHalf(text, piece))
  const isSaid = before.said.quantity !== null || before.said.type !== null
  return isSaid && type === null && /^\/$/.test(text.words[piece.from]!)
}

function isJoined({ words }: Text, before: Span, { from }: Span): boolean {
  return from === before.to && /^(?:e|com|\/|,|\+|mais)$/.test(words[from]!)
}

/** 'meia portuguesa meia' | 'quatro queijos': the word stands in the piece before. */
function endsInHalf(text: Text, { from }: Span): boolean {
  return from > 0 && isHalf(text, from - 1)
}

function isHalf({ words, tokens }: Text, at: number): boolean {
  return halves.has(words[at]!) || tokens[at]!.kind === 'half'
}

/** How often a run says that something is half: twice in 'meia calabresa meia calabresa'. */
export function halvesIn(text: Text, { from, to }: Span): number {
  let count = 0
  for (let at = from; at < to; at += 1) if (isHalf(text, at)) count += 1
  return count
}

function partOf({ text, tokens }: Text, piece: ItemPiece): { piece: ItemPiece; count: number } {
  const share = tokens.slice(piece.from, piece.to).find(({ kind }) => kind === 'half')
  const isTwo = share && /^(?:2\/3|⅔)$/.test(text.slice(share.start, share.end))
  return { piece, count: isTwo ? 2 : 1 }
}

function saysMore({ said }: ItemPiece): boolean {
  return said.carried === 'item' && said.quantity === null && !said.each
}

/** 'sem cebola' | 'na calabresa': of which part something is said. */
function isNamedAgain({ words }: Text, { from, said }: ItemPiece, parts: SaidParts['parts']): boolean {
  const isPart = parts.some(({ piece }) => piece.said.entry === said.entry)
  const joins = [words[from - 1], words[from], words[from + 1]].some((word) =>
    /^(?:n|d)[ao]$/.test(word ?? ''),
  )
  return isPart && said.quantity === null && !said.half && said.type === null && joins
}

/** '1 metro', 'meio metro': how long something is. */
function lengthIn({ words }: Text, { from, to }: Span): SaidAmount | null {
  for (let at = from; at < to; at += 1) {
    const amount = amountAt(words, at)
    if (amount?.unit === 'cm') return amount
  }
  return null
}

/** The size that a run says of an item; null for none. */
export function sizeIn(text: Text, { from, to }: Span, { types }: ItemEntry): string | null {
  const { words } = text
  const length = lengthIn(text, { from, to })
  const [sold, ...more] = length ? (soldAs(types, length) ?? []) : []
  if (sold && sold.times === 1 && more.length === 0) return sold.type
  const said = new Set(words.slice(from, to).flatMap((word) => sizeOf(word) ?? []))
  return types.find(({ keys }) => keys.length === 1 && said.has(keys[0]!))?.name ?? null
}
