import type { CartEntry } from '../../menu'
import { numberOf, readNumberAt } from '../understand/number-words'
import { openLines, lineCalled, optionEntry, tellingIn } from './edits/cart-lines'
import type { CartEdits } from './edits/read-edits'
import type { Text } from './explain/explanation'
import { entryOf } from './menu/halves-entry'
import { refusedBy } from './order/draft'
import { asEntry } from './order/copied'
import type { SaidOrder } from './order/read-lines'

/** A reading as it was made. */
export interface Reading {
  /** The message, without its courtesies. */
  typed: Text
  before: readonly CartEntry[]
  edits: Pick<CartEdits, 'cart' | 'changed' | 'unsure'>
  order: SaidOrder
}

/** By what a reading may be wrong although it was made. */
export type Doubt =
  /** What lies in the cart is ordered as if anew. */
  | 'again'
  /** Something was to be changed as well, and nobody knows what. */
  | 'unread'
  /** Some of several were meant, and all of them changed. */
  | 'all'
  /** A line has what its note refuses, or a half of something stands in a note. */
  | 'contrary'
  /** So many people were named, and fewer things. */
  | 'people'

/**
 * By what a reading may be wrong; null where nothing speaks against it. Who doubts asks before anything is changed, so a
 * doubt is only what seldom stands beside a right reading.
 */
export function doubtOf(reading: Reading): Doubt | null {
  const { order, edits } = reading
  if (order.lines.length === 0 && !edits.changed) return null
  if (orderedAnew(reading)) return 'again'
  if (edits.unsure && order.lines.length > 0) return 'unread'
  if (changedAll(reading)) return 'all'
  if (isContrary(reading)) return 'contrary'
  return isShort(reading) ? 'people' : null
}

const more =
  /\b(?:mais|outr[oa]s?|tambem|adicion\w+|acrescent\w+|inclu\w+|igual|iguais|mesm[oa]s?|ess[ea]s?|dess[ea]s?|junto|repet\w+|de novo|cada)\b/

/** 'faz 6 skol' where there are four, 'zero, a coca', 'o abará sem pimenta': nobody said that it is more of it. */
function orderedAnew({ order, before, typed }: Reading): boolean {
  if (before.length === 0 || order.lines.length === 0 || more.test(typed.words.join(' '))) return false
  const isThere = order.lines.some(({ itemId }) => before.some(({ item_id }) => item_id === itemId))
  return isThere || pointsAtLine(typed, before)
}

/** 'a coca', 'o abará' at the beginning of a clause: that of the cart. */
function pointsAtLine(typed: Text, before: readonly CartEntry[]): boolean {
  const { tokens, words } = typed
  const lines = openLines(before, typed.lexicon)
  return words.some((word, at) => {
    const isFirst = at === 0 || tokens[at - 1]!.kind === 'break'
    if (!isFirst || !/^[oa]s?$/.test(word) || readNumberAt(words, at + 1) !== null) return false
    const to = at + 2
    return tellingIn(typed, at + 1, to).length > 0 && lineCalled(typed, at + 1, to, lines) !== null
  })
}

const some = /\b(?:um|uma) (?:d[oa]s|del[ea]s)\b|(?:^| )(?:um|uma) e .*\b[oa] outr[oa]\b/

/** 'um dos smash é duplo' of two, and now there are two of them; or something else was ordered. */
function changedAll({ edits, order, before, typed }: Reading): boolean {
  const isSeveral = before.some(({ quantity }) => quantity > 1)
  if (!isSeveral || !some.test(typed.words.join(' '))) return false
  if (!edits.changed) return order.lines.length > 0
  return edits.cart.some(
    ({ quantity }, at) =>
      quantity > 1 &&
      before[at]?.quantity === quantity &&
      before[at] !== edits.cart[at] &&
      edits.cart.length === before.length,
  )
}

function isContrary({ order, edits, before, typed: { lexicon } }: Reading): boolean {
  const changed = edits.cart.filter((entry) => !before.includes(entry))
  return [...changed, ...order.lines.map(asEntry)].some((line) => {
    if (!line.notes) return false
    if (/(?:^|, )(?:com )?(?:meia|metade)(?= \S)/i.test(line.notes)) return true
    const refused = refusedBy(line.notes.split(', ').map((note) => note.replace(/ n[ao]s? .*$/i, '')))
    const item = refused.size > 0 ? entryOf(lexicon, line) : null
    return line.options.some(({ group_id, option_id }) => {
      const keys = item ? (optionEntry(item, group_id, option_id)?.keys ?? []) : []
      return keys.length > 0 && keys.every((key) => refused.has(key))
    })
  })
}

/** 'todo mundo quer …, somos quatro', and there are fewer. */
function isShort({ typed, order, edits }: Reading): boolean {
  const line = typed.words.join(' ')
  if (!/\b(?:cada|todo mundo|(?:para|pra) tod[oa]s)\b/.test(line)) return false
  const told = /\b(?:somos|seremos|tamos?|estamos)(?: em)? (\S+)/.exec(line)?.[1]
  const count = told === undefined ? null : numberOf(told)
  const all = [...order.lines, ...order.unclear, ...(edits.changed ? edits.cart : [])]
  if (/\b(?:menos|exceto|fora)\b/.test(line)) return false
  return count !== null && all.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0) < count
}
