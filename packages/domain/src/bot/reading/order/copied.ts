import type { CartEntry } from '../../../menu'
import { MAX_CANDIDATES } from '../../model/limits'
import type { Span, Text } from '../explain/explanation'
import { entryOf } from '../menu/halves-entry'
import { tokenFrom, written } from '../tokens'
import type { Copy } from '../wording/persons/copies'
import { lineCalled, type OpenLine } from '../edits/cart-lines'
import { chosenAt, siblingOf, toldOf, withoutGroupsOf, withoutOption, withTold } from '../edits/of-item'
import type { PlacedOrder, SaidLine, SaidOrder } from './said-order'

/** An order with what was said to be as something before it: a line of the message, else one of the cart. */
export function withCopied(
  { starts, ...order }: Omit<PlacedOrder, 'isUncounted'>,
  copies: readonly Copy[],
  cart: readonly CartEntry[],
): SaidOrder {
  if (copies.length === 0) return order
  const all: SaidOrder = {
    ...order,
    lines: [...order.lines],
    unclear: [...order.unclear],
    unheard: [...order.unheard],
  }
  const places = [...starts]
  for (const copy of copies) {
    const said = wordsOf(copy)
    const found = sourceOf(copy, all.lines, places, cart)
    if (found.length === 0) {
      all.unheard.push(said)
      continue
    }
    const [source, ...others] = found
    const isSure =
      others.length === 0 && (copy.count !== null || !source!.isOfCart || source!.line.quantity === 1)
    const line = isSure ? copied(copy, source!.line) : null
    if (line) {
      all.lines.push(line)
      places.push(copy.start)
    } else all.unclear.push(asking(copy, said, found))
  }
  return all
}

interface Source {
  line: SaidLine
  isOfCart: boolean
}

function asking({ count }: Copy, said: string, found: readonly Source[]): SaidOrder['unclear'][number] {
  const [{ line }] = found as [Source]
  const itemIds = [...new Set(found.map(({ line: { itemId } }) => itemId))].slice(0, MAX_CANDIDATES)
  const known = itemIds.length === 1 ? line : { priceType: null, options: [], notes: null }
  return {
    said,
    quantity: count,
    itemIds,
    priceType: known.priceType,
    options: known.options,
    notes: known.notes,
  }
}

function wordsOf({ text, start, how }: Copy): string {
  const from = tokenFrom(text, start)
  let to = Math.max(how.to, from + 1)
  while (to < text.tokens.length && text.tokens[to]!.kind !== 'break' && how.to <= how.from) to += 1
  return written(text.text, text.tokens, from, to)
}

/** What it is like: the one line that is meant, or all that may be. */
function sourceOf(
  copy: Copy,
  lines: readonly SaidLine[],
  starts: readonly number[],
  cart: readonly CartEntry[],
): Source[] {
  const before = lines.flatMap((line, at) => (starts[at]! < copy.start ? [{ line, start: starts[at]! }] : []))
  const own = cart.map((entry): SaidLine => ({
    itemId: entry.item_id,
    priceType: entry.price_type,
    quantity: entry.quantity,
    options: [...entry.options],
    notes: entry.notes ?? null,
  }))
  if (copy.called) {
    const { from, to } = copy.called
    const all = [...own, ...before.map(({ line }) => line)]
    const place = lineCalled(
      copy.text,
      from,
      to,
      all.map((line) => openLine(copy.text, line)),
    )
    return place === null ? [] : [{ line: all[place]!, isOfCart: place < own.length }]
  }
  if (before.length > 0) {
    const line = copy.of === null ? before.at(-1)!.line : allotted(copy, copy.of, before)
    return [{ line, isOfCart: false }]
  }
  const fits = own.filter((line) => own.length === 1 || copied(copy, line) !== null)
  return (fits.length > 0 ? fits : own).map((line) => ({ line, isOfCart: true }))
}

/** The line of somebody who is named at a place: what was said before it in the same breath, else what follows. */
function allotted(
  { text }: Copy,
  of: number,
  before: readonly { line: SaidLine; start: number }[],
): SaidLine {
  let from = tokenFrom(text, of)
  while (from > 0 && text.tokens[from - 1]!.kind !== 'break') from -= 1
  const breath = text.tokens[from]!.start
  const led = before.findLast(({ start }) => start >= breath && start < of)
  return (led ?? before.find(({ start }) => start >= of) ?? before.at(-1)!).line
}

function openLine(text: Text, line: SaidLine): OpenLine | null {
  const entry = asEntry(line)
  const item = entryOf(text.lexicon, entry)
  return item ? { entry, item } : null
}

/** A line as it would lie in a cart; what is still to be said of it is left empty, and it has no price. */
export function asEntry({ itemId, priceType, quantity, options, notes }: SaidLine): CartEntry {
  return {
    item_id: itemId,
    price_type: priceType ?? '',
    quantity: quantity ?? 1,
    options,
    notes,
    unit_cents: 0,
  }
}

/** A line like another, but for what was said to be otherwise; null where nobody knows what that means of it. */
function copied(copy: Copy, like: SaidLine): SaidLine | null {
  const { text, how, count } = copy
  const same = { ...like, options: [...like.options], quantity: count ?? like.quantity }
  if (how.to <= how.from) return same
  const line = openLine(text, like)
  if (!line) return null
  const { told, gone } = partsOf(text, how)
  const dropped = gone && chosenAt(text, gone, line)
  if (gone && !dropped) return null
  const options = dropped ? withoutOption(line.entry.options, dropped) : line.entry.options
  const left = { ...line, entry: { ...line.entry, options } }
  const said = toldOf(text, line.item, told)
  if (!said) {
    const other = siblingOf(text, left, told)
    return other && !gone ? { ...same, itemId: other.item_id } : null
  }
  const next = withTold(text, copy.instead ? withoutGroupsOf(left, said) : left, said)
  return next && { ...same, options: next.options, notes: next.notes, priceType: said.type ?? like.priceType }
}

/** 'com farofa no lugar da salada': what it has, and what that stands for. */
function partsOf({ words }: Text, { from, to }: Span): { told: Span; gone: Span | null } {
  for (let at = from; at < to - 2; at += 1) {
    const isInstead = /^(?:no lugar|em vez|ao inves) d[aeo]s?$/.test(words.slice(at, at + 3).join(' '))
    if (!isInstead) continue
    return at > from
      ? { told: { from, to: at }, gone: { from: at + 3, to } }
      : { told: { from: at, to }, gone: null }
  }
  return { told: { from, to }, gone: null }
}
