import { countChosen, priceLine, type CartEntry, type ChosenOption } from '../../../menu'
import { numberOf } from '../../understand/number-words'
import { wordKey } from '../../understand/word-key'
import { isFiller } from '../explain/fillers'
import type { Text } from '../explain/explanation'
import { entryOf } from '../menu/halves-entry'
import { sizeKeys, sizeOf } from '../menu/sizes'
import type { ItemEntry, Lexicon } from '../menu/lexicon'
import { isContainer } from '../menu/name-words'
import { halves, helpings, joiners } from '../vocabulary/word-sets'

/** A line of a cart with what the menu says of its item. */
export interface OpenLine {
  entry: CartEntry
  item: ItemEntry
}

/** The lines whose items are on sale; the place in the cart is kept. */
export function openLines(cart: readonly CartEntry[], lexicon: Lexicon): (OpenLine | null)[] {
  return cart.map((entry) => {
    const item = entryOf(lexicon, entry)
    return item ? { entry, item } : null
  })
}

const pointing =
  /^(ess[ea]s?|dess[ea]s?|ness[ea]s?|el[ea]s?|del[ea]s?|nel[ea]s?|isso|disso|ultim[oa]s?|outr[oa]s?|igual|iguais|mesm[oa]s?|aquel[ea]s?|daquel[ea]s?|item|pedido|normal)$/

/**
 * The line of the cart that words call, by its place: 'a coca', 'as de queijo', 'o zero'. Words that only point mean
 * the only line, or the last; null where several fit as well or a word fits none.
 */
export function lineCalled(
  text: Text,
  from: number,
  to: number,
  lines: readonly (OpenLine | null)[],
): number | null {
  const telling = tellingIn(text, from, to)
  const open = lines.flatMap((line, place) => (line ? [place] : []))
  if (telling.length === 0) return open.at(-1) ?? null
  const scores = open.map((place) => ({ place, score: scoreOf(text, telling, lines[place]!) }))
  const best = scores.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
  const [first, second] = best
  return first && (!second || first.score > second.score + 0.01) ? first.place : null
}

/** Whether words call a line at all: they tell one, or only point: 'esse', 'o meu pedido', 'um deles'. */
export function callsSome(text: Text, from: number, to: number): boolean {
  const points = (word: string) =>
    pointing.test(word) || numberOf(word) !== null || /^(?:tudo|mais)$/.test(word)
  return tellingIn(text, from, to).length > 0 || text.words.slice(from, to).some(points)
}

/** Words that tell lines apart: none in 'o meu', 'esse'. */
export function tellingIn({ tokens, words, lexicon }: Text, from: number, to: number): number[] {
  const telling: number[] = []
  for (let at = from; at < to; at += 1) {
    if (tokens[at]!.kind === 'break' || joiners.has(words[at]!) || pointing.test(words[at]!)) continue
    if (isFiller(words[at]!) && !lexicon.isName(tokens[at]!.key)) continue
    if (tokens[at]!.kind === 'word' && numberOf(words[at]!) !== null) continue
    // 'mais um saco de gelo' where no name has a 'saco'
    const isPacked = isContainer(tokens[at]!.key) || helpings.has(words[at]!)
    const isOf = /^d[aeo]s?$/.test(words[at + 1] ?? '') && at + 1 < to
    if (isPacked && isOf && lexicon.having(tokens[at]!.key).length === 0) continue
    // 'a metade de calabresa' is called by what it is of.
    if (halves.has(words[at]!) && /^d[aeo]s?$/.test(words[at + 1] ?? '')) continue
    telling.push(at)
  }
  return telling
}

/** Words of the menu that a word surely means, as keys. */
export function keysAt({ tokens, lexicon }: Text, at: number): string[] {
  return [...lexicon.senses(tokens[at]!)].filter(([, cost]) => cost <= 0.5).flatMap(([key]) => key.split(' '))
}

function scoreOf(text: Text, telling: readonly number[], { entry, item }: OpenLine): number {
  const type = item.types.find(({ name }) => name === entry.price_type)?.keys ?? sizeKeys(entry.price_type)
  const chosen = entry.options.flatMap(
    ({ group_id, option_id }) => optionEntry(item, group_id, option_id)?.keys ?? [],
  )
  let score = 0
  for (const at of telling) {
    const keys = keysAt(text, at)
    const size = sizeOf(text.words[at]!)
    const place = item.name.findIndex((key) => keys.includes(key))
    if (place >= 0 && isOtherwise(text, at, item, place)) return 0
    if (place >= 0) score += 0.5 + item.weights[place]!
    else if (keys.some((key) => chosen.includes(key))) score += 1
    else if (item.remade && isHalf(text, at)) score += 1
    else if (keys.some((key) => item.categoryKeys.includes(key))) score += 0.5
    else if (item.groups.some(({ keys: of }) => keys.some((key) => of.includes(key)))) score += 0.3
    else if (keys.some((key) => type.includes(key)) || (size !== null && type.includes(size))) score += 0.5
    else return 0
  }
  return score - item.name.length * 0.001
}

const without = wordKey('sem')

/** 'a água com gás' is not the one 'sem gás'. */
function isOtherwise({ words }: Text, at: number, { name, beside }: ItemEntry, place: number): boolean {
  if (!/^(?:com|sem)$/.test(words[at - 1] ?? '') || !beside.has(name[place]!)) return false
  return (words[at - 1] === 'sem') !== (name[place - 1] === without)
}

/** 'a meia a meia'. */
function isHalf({ tokens, words }: Text, at: number): boolean {
  return tokens[at]!.kind === 'half' || halves.has(words[at]!)
}

/** The option of an item by its ids. */
export function optionEntry({ groups }: ItemEntry, groupId: string, optionId: string) {
  return (
    groups.find(({ group }) => group.id === groupId)?.options.find(({ option }) => option.id === optionId) ??
    null
  )
}

/** The line with something changed, priced anew; null where the shop does not sell it like that. */
export function changedLine({ entry, item }: OpenLine, change: Partial<CartEntry>): CartEntry | null {
  const next = { ...entry, ...change }
  const sold = item.remade ? item.remade(next) : item
  const priced = sold ? priceLine(sold.item, sold.category, next) : 'options_changed'
  return priced === 'options_changed' ? null : { ...next, unit_cents: priced.unit_cents }
}

/** Options with one more; where its group takes one only, it takes the place of that. Null where there is no room. */
export function withOption(
  options: readonly ChosenOption[],
  item: ItemEntry,
  groupId: string,
  optionId: string,
  count = 1,
): ChosenOption[] | null {
  const group = item.groups.find(({ group }) => group.id === groupId)?.group
  if (!group) return null
  if (group.max === 1)
    return [
      ...options.filter(({ group_id }) => group_id !== groupId),
      { group_id: groupId, option_id: optionId, count: 1 },
    ]
  const others = options.filter((one) => !(one.group_id === groupId && one.option_id === optionId))
  const sum = countChosen(others, groupId)
  return sum + count > group.max ? null : [...others, { group_id: groupId, option_id: optionId, count }]
}
