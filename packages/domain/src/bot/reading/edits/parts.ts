import { halvesId, isOffered, PARTS_GROUP } from '../../../catalogue'
import { nameId } from '../../../text'
import type { CartEntry, ChosenOption } from '../../../menu'
import type { Span, Text } from '../explain/explanation'
import { entryOf } from '../menu/halves-entry'
import type { ItemEntry } from '../menu/lexicon'
import { changedLine, type OpenLine } from './cart-lines'
import { match, replaced, spanOf, type Change, type Scene } from './clauses'
import { orderIn, priced } from './of-item'
import { lead } from './verbs'

/** A line by halves without one of its parts: of two, the other one is all of it. Null where that is not sold. */
export function withoutPart(text: Text, line: OpenLine, partId: string): CartEntry | null {
  const { parts, others } = divided(line.entry.options)
  return remade(
    text,
    line,
    parts.filter(({ option_id }) => option_id !== partId),
    others,
  )
}

/** A line by halves with another product in the place of one of its parts. Null where that is not sold. */
export function swappedPart(text: Text, line: OpenLine, partId: string, by: string): CartEntry | null {
  const { parts, others } = divided(line.entry.options)
  const counts = new Map<string, number>()
  for (const { option_id, count } of parts) {
    const id = option_id === partId ? by : option_id
    counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return remade(text, line, [...counts].map(part), others)
}

/** Whether words call a product of the cart that is no part of another: 'a calabresa' where a whole one lies there, too. */
export function callsWhole(
  { tokens, lexicon }: Text,
  { from, to }: Span,
  lines: readonly (OpenLine | null)[],
): boolean {
  const said = tokens.slice(from, to).flatMap((token) => [...lexicon.senses(token).keys()])
  return lines.some((line) => line && !line.item.remade && line.item.name.some((key) => said.includes(key)))
}

const halving = new RegExp(
  `^${lead}(?:(?:faz|faca|deixa|bota|poe|coloca|quero|muda|troca|pode|ser) )*(?:(?<points>ela|ess[ae] pizza|ess[ae]) )?(?:(?:pra|para|em|de|com) )?(?:meia|metade|meio)(?: d[aeo])? (?<by>.+?)(?<behind> (?:n?ess[ae](?: pizza)?|nela|nele|dela))?$`,
  'd',
)

/** 'faz metade portuguesa essa pizza': the only whole one that goes with it, as halves of both. */
export function halved(scene: Scene): Change | null {
  const { text, lines } = scene
  const found = match(scene, halving)
  const by = found && spanOf(scene, found, 'by')
  if (!by || (found.groups!.points === undefined && found.groups!.behind === undefined)) return null
  const order = orderIn(text, by)
  const [other] = order.lines
  const item = text.lexicon.items.find(({ item }) => item.id === other?.itemId)
  if (!item || order.lines.length > 1 || order.unclear.length > 0) return null
  const fits = lines.flatMap((line, place) => (line && goesWith(line.item, item) ? [place] : []))
  const place = fits.length === 1 ? fits[0]! : fits.includes(scene.last ?? -1) ? scene.last! : null
  const line = place === null ? null : lines[place]!
  const next =
    line && remade(text, line, [part([line.item.item.id, 1]), part([item.item.id, 1])], line.entry.options)
  return next ? replaced(scene, place!, [next]) : null
}

function goesWith(one: ItemEntry, other: ItemEntry): boolean {
  return (
    !one.remade && one !== other && one.category === other.category && one.category.meio_a_meio !== undefined
  )
}

function divided(options: readonly ChosenOption[]) {
  const isPart = ({ group_id }: ChosenOption) => group_id === PARTS_GROUP
  return { parts: options.filter(isPart), others: options.filter((option) => !isPart(option)) }
}

function part([option_id, count]: [string, number]): ChosenOption {
  return { group_id: PARTS_GROUP, option_id, count }
}

/** A line made of these products, with what else is chosen as they call it. */
function remade(
  text: Text,
  line: OpenLine,
  parts: readonly ChosenOption[],
  others: readonly ChosenOption[],
): CartEntry | null {
  const [only, second] = parts
  if (!only) return null
  const item_id = second ? halvesId(line.item.category.id) : only.option_id
  const next = { ...line.entry, item_id, options: second ? parts : [] }
  const item = entryOf(text.lexicon, next)
  const chosen = item && others.map((option) => calledBy(option, line.item, item))
  if (!chosen || chosen.includes(null)) return null
  const options = [...next.options, ...chosen.flatMap((option) => option ?? [])]
  return item.remade ? changedLine({ entry: next, item }, { options }) : priced(text, { ...next, options })
}

/** An option as another item calls it, by the names of both; null where that one has none such. */
function calledBy(option: ChosenOption, from: ItemEntry, to: ItemEntry): ChosenOption | null {
  const group = from.groups.find(({ group: { id } }) => id === option.group_id)?.group
  const name = group?.opcoes.find(({ id }) => id === option.option_id)?.nome
  const other = to.groups.find((one) => nameId(one.group.nome) === nameId(group?.nome ?? ''))?.group
  const same = other?.opcoes.find((option) => isOffered(option) && nameId(option.nome) === nameId(name ?? ''))
  return same ? { group_id: other!.id, option_id: same.id, count: option.count } : null
}
