import { priceLine, type CartEntry, type ChosenOption } from '../../../menu'
import { MAX_NOTES } from '../../model/limits'
import { explain } from '../explain/explain'
import { phraseFrom } from '../explain/parts/phrases'
import type { Explanation, Span, Text } from '../explain/explanation'
import { entryOf } from '../menu/halves-entry'
import { sizeOf } from '../menu/sizes'
import type { GroupEntry, ItemEntry } from '../menu/lexicon'
import { readLines } from '../order/read-lines'
import type { SaidOrder } from '../order/said-order'
import { refusedBy } from '../order/draft'
import { written } from '../tokens'
import { changedLine, optionEntry, withOption, type OpenLine } from './cart-lines'
import { replaced, type Change, type Scene } from './clauses'

/** What words say of an item that is known; null where a word means nothing of it. */
export function toldOf(text: Text, item: ItemEntry, span: Span): Explanation | null {
  const carry = { entry: item, head: new Set<string>(), left: 0, counted: false }
  const said = explain(text, item, span, { lead: null, carry })
  if (!said || said === 'hopeless' || said.rest.length > 0 || said.refused.length > 0 || said.open.size > 0)
    return null
  return said.options.size > 0 || said.notes.length > 0 || said.type !== null ? said : null
}

/** A line with what was said of it; null where the shop does not sell it like that. */
export function applied(text: Text, line: OpenLine, said: Explanation): CartEntry | null {
  const told = withTold(text, line, said)
  return told && changedLine(line, { ...told, ...(said.type !== null && { price_type: said.type }) })
}

/** The options and notes of a line with what was said of it; null where a group has no room for that. */
export function withTold(
  text: Text,
  line: OpenLine,
  said: Explanation,
): { options: ChosenOption[]; notes: string | null } | null {
  const all = said.notes.map(({ from, to }) => written(text.text, text.tokens, from, to))
  const dropped = line.entry.options.filter((option) => refuses(all, line.item, option))
  const told = all.filter((note) => !dropped.some((option) => refuses([note], line.item, option)))
  const before = line.entry.notes ? [line.entry.notes] : []
  const notes =
    [...before, ...told.filter((note) => !before.includes(note))].join(', ').slice(0, MAX_NOTES) || null
  let options = line.entry.options.filter((option) => !dropped.includes(option))
  for (const [key, count] of said.options) {
    const [groupId = '', optionId = ''] = key.split(' ')
    const next = withOption(options, line.item, groupId, optionId, count)
    if (!next) return null
    options = next
  }
  return { options, notes }
}

/** 'sem granola', where that was chosen and need not be: it is left out, and no note says so. */
function refuses(notes: readonly string[], item: ItemEntry, { group_id, option_id }: ChosenOption): boolean {
  const group = item.groups.find(({ group }) => group.id === group_id)
  const keys = optionEntry(item, group_id, option_id)?.keys
  const refused = refusedBy(notes)
  return group?.group.min === 0 && keys !== undefined && keys.every((key) => refused.has(key))
}

/** The size of an item that words name; null for none, or several. */
export function typeAt({ tokens, words }: Text, { from, to }: Span, { types }: ItemEntry): string | null {
  const keys = new Set<string>()
  for (let at = from; at < to; at += 1) {
    keys.add(tokens[at]!.key)
    const size = sizeOf(words[at]!)
    if (size) keys.add(size)
  }
  const fits = types.filter(({ said }) => said.some(([first]) => keys.has(first!)))
  return fits.length === 1 ? fits[0]!.name : null
}

/** The first option chosen on a line that words name. */
export function chosenAt(
  text: Text,
  { from, to }: Span,
  { entry, item }: OpenLine,
): { groupId: string; optionId: string } | null {
  for (const { group_id, option_id } of entry.options) {
    const keys = optionEntry(item, group_id, option_id)?.keys
    for (let at = from; keys && at < to; at += 1) {
      const found = phraseFrom(text, keys, at, to)
      if (found && (found.matched === keys.length || keys.length > 1))
        return { groupId: group_id, optionId: option_id }
    }
  }
  return null
}

/** The group of a line's item that words name: 'borda'. */
export function groupNamed(
  { tokens, lexicon }: Text,
  { from, to }: Span,
  { item }: OpenLine,
): GroupEntry | undefined {
  return item.groups.find(({ keys }) =>
    tokens.slice(from, to).some((token) => keys.some((key) => lexicon.senses(token).has(key))),
  )
}

/** A line without what was chosen of the groups that were said anew: 'é de coco' is of nothing else. */
export function withoutGroupsOf(line: OpenLine, said: Explanation): OpenLine {
  const groups = new Set([...said.options.keys()].map((key) => key.split(' ')[0]))
  const options = line.entry.options.filter(({ group_id }) => !groups.has(group_id))
  return { ...line, entry: { ...line.entry, options } }
}

/** Options without one of them. */
export function withoutOption(
  options: readonly ChosenOption[],
  { groupId, optionId }: { groupId: string; optionId: string },
): ChosenOption[] {
  return options.filter((one) => !(one.group_id === groupId && one.option_id === optionId))
}

/** The same product of another kind: 'a coca é zero', where the cart has the plain one. */
export function sibling(scene: Scene, line: number, how: Span): Change | null {
  const next = siblingOf(scene.text, scene.lines[line]!, how)
  return next ? replaced(scene, line, [next]) : null
}

/** A line of the same product of another kind, as many of it. */
export function siblingOf(text: Text, { entry, item }: OpenLine, how: Span): CartEntry | null {
  const keys = new Set<string>()
  for (let at = how.from; at < how.to; at += 1)
    for (const [key, cost] of text.lexicon.senses(text.tokens[at]!)) if (cost <= 0.1) keys.add(key)
  const others = text.lexicon.items.filter(
    (other) => other !== item && other.name.some((key) => keys.has(key) && !item.name.includes(key)),
  )
  const more = others.filter(
    (other) =>
      other.category === item.category &&
      item.name.every((key, place) => other.name.includes(key) || item.weights[place]! <= 0.05),
  )
  const fits = more.length > 0 ? more : others.filter((other) => isOneApart(item, other, keys))
  return fits.length === 1 ? priced(text, { ...entry, item_id: fits[0]!.item.id }) : null
}

/** 'fechada' instead of 'aberta': all other words of the names are alike. */
function isOneApart(item: ItemEntry, other: ItemEntry, said: ReadonlySet<string>): boolean {
  const unit = /^(?:l|ml|g|kg|un)$/
  const gone = item.name.filter((key) => !other.name.includes(key))
  const come = other.name.filter((key) => !item.name.includes(key) && !unit.test(key))
  // 'lata 350 ml' for a 'long neck': how much it holds goes with what it comes in.
  const words = gone.filter((key) => !unit.test(key) && !/^\d/.test(key))
  return (
    gone.length > 0 &&
    words.length <= 1 &&
    come.length > 0 &&
    item.name.length > 1 &&
    come.every((key) => said.has(key))
  )
}

/** A line with its price in cents; null where the shop does not sell it like that. */
export function priced({ lexicon }: Text, entry: Omit<CartEntry, 'unit_cents'>): CartEntry | null {
  const item = entryOf(lexicon, entry)
  const line = item ? priceLine(item.item, item.category, entry) : 'options_changed'
  return line === 'options_changed' ? null : { ...entry, unit_cents: line.unit_cents }
}

/** What words order, read by themselves. */
export function orderIn({ text, tokens, words, lexicon }: Text, { from, to }: Span): SaidOrder {
  return readLines({ text, tokens: tokens.slice(from, to), words: words.slice(from, to), lexicon })
}
