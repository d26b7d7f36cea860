import { offeredTypes } from '../../../catalogue'
import { countChosen, type ChosenOption } from '../../../menu'
import { MAX_CANDIDATES, MAX_NOTES, MAX_QUANTITY } from '../../model/limits'
import type { Span, Text } from '../explain/explanation'
import { saysNothing } from '../explain/fillers'
import { leadOf } from '../explain/lead'
import type { ItemEntry } from '../menu/lexicon'
import { written } from '../tokens'
import { nouns } from '../vocabulary/nouns'
import { isOpen, type Draft } from './draft'
import type { ItemPiece } from './piece'

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

/** An order with where each of its lines begins in the message. */
export interface PlacedOrder extends SaidOrder {
  starts: number[]
  /** A figure stands where nothing was read. */
  isUncounted: boolean
}

/** The lines of drafts, what of them is to be asked, and what is not sold. */
export function orderOf(
  text: Text,
  drafts: readonly Draft[],
  unknown: string[],
): Pick<PlacedOrder, 'lines' | 'unclear' | 'unknown' | 'starts'> {
  const order: ReturnType<typeof orderOf> = { lines: [], unclear: [], unknown, starts: [] }
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
