import type { CartEntry } from '../../../menu'
import { readNumberAt } from '../../understand/number-words'
import { lineCalled, openLines, tellingIn } from '../edits/cart-lines'
import type { Text } from '../explain/explanation'
import { tokenFrom } from '../tokens'
import type { Reading } from './reading'

const more =
  /\b(?:mais|outr[oa]s?|tambem|adicion\w+|acrescent\w+|inclu\w+|igual|iguais|mesm[oa]s?|ess[ea]s?|dess[ea]s?|junto|repet\w+|de novo|cada)\b/

/** 'faz 6 skol' where there are four, 'zero, a coca', 'o abará sem pimenta': nobody said that it is more of it. */
export function orderedAnew(reading: Reading): boolean {
  const { order, before, typed } = reading
  if (before.length > 0 && (pointsAtOrdered(reading) || halvesOfCart(reading))) return true
  if (before.length === 0 || order.lines.length === 0 || more.test(typed.words.join(' '))) return false
  const isThere = order.lines.some(({ itemId }) => before.some(({ item_id }) => item_id === itemId))
  return isThere || pointsAtLine(typed, before)
}

/** 'põe pra passar também a calça': the one of the cart, and no other one of it. */
function pointsAtOrdered({ order, before, starts, typed }: Reading): boolean {
  return starts.some((start, at) => {
    const { itemId, quantity, options, notes } = order.lines[at]!
    const isThere = before.some(({ item_id }) => item_id === itemId)
    if (quantity !== 1 || !isThere || (options.length === 0 && notes === null)) return false
    const next = Math.min(...starts.filter((other) => other > start))
    const said = typed.words.slice(Math.max(0, tokenFrom(typed, start) - 1), tokenFrom(typed, next))
    return (
      said.some((word) => /^[oa]$/.test(word)) && said.every((_, place) => readNumberAt(said, place) === null)
    )
  })
}

const halfOfThis =
  /\b(?:metade|meia) \S+ (?:\S+ )?(?:n?ess[ea]s?|dess[ea]s?)\b|\b(?:n?ess[ea]s?|dess[ea]s?) .*\b(?:metade|meia) /

/** 'faz metade copa essa focaccia': of what lies in the cart. */
function halvesOfCart({ order, typed: { words } }: Reading): boolean {
  const line = words.join(' ')
  return order.lines.length > 0 && halfOfThis.test(line) && !/\b(?:mais|outr[oa]s?|igual)\b/.test(line)
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
export function changedAll({ edits, order, before, typed }: Reading): boolean {
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
