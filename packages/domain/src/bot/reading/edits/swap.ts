import { PARTS_GROUP } from '../../../catalogue'
import { readNumberAt } from '../../understand/number-words'
import { phraseFrom } from '../explain/parts/phrases'
import type { Span, Text } from '../explain/explanation'
import type { GroupEntry, ItemEntry, OptionEntry } from '../menu/lexicon'
import type { CartEntry } from '../../../menu'
import type { SaidOrder } from '../order/said-order'
import { isContainer } from '../menu/name-words'
import { saysIs } from '../tokens'
import { changedLine, lineCalled, tellingIn, withOption, type OpenLine } from './cart-lines'
import { match, replaced, spanOf, type Change, type Scene } from './clauses'
import { giving, lead, ofCheckout, swapping } from './verbs'
import { typeFor } from '../order/draft'
import {
  applied,
  chosenAt,
  groupNamed,
  orderIn,
  priced,
  siblingOf,
  toldOf,
  typeAt,
  withoutGroupsOf,
  withoutOption,
} from './of-item'
import { callsWhole, swappedPart } from './parts'
import { counted } from './recounted'

const swaps: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:${swapping})(?: para (?:mim|a gente|nos))? (?<what>.+) (?:por|pelo|pela|para|pro|pros|pras) (?:um |uma )?(?<by>.+?)(?: tambem)?$`,
    'd',
  ),
  new RegExp(
    `^(?:(?:e|ai|ah) )*(?<what>.+?) (?:(?:eu|a gente|quero|queria|pode|podem|gostaria de|da para|vou) )*(?:${swapping}) (?:por|para|pelo|pela|pro|pros|pras) (?<by>.+)$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:em vez|no lugar|ao inves) d[aeo]s? (?<what>.+?) (?:(?:eu|voce|pode) )*(?:${giving}) (?<by>.+)$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:em vez|no lugar|ao inves) d[aeo]s? (?<what>[a-z].*?) (?<by>(?:uma?|dois|duas|tres|\\d+) .+)$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:(?:${giving}) )?(?:(?:so|apenas) )?(?<by>.+?)(?<!(?:^| )e) (?:no lugar|em vez|ao inves) d[aeo]s? (?<what>.+)$`,
    'd',
  ),
  new RegExp(`^${lead}(?:melhor|prefiro) (?<by>.+) do que (?:[oa]s? )?(?<what>.+)$`, 'd'),
  new RegExp(`^${lead}(?:(?:${giving}|era) )?(?<by>.+?) e nao (?:(?:e|era) )?(?:[oa]s? )?(?<what>.+)$`, 'd'),
]
const instead = new RegExp(
  `^${lead}(?:(?:${giving}|era|seria) )(?<by>.+?) , (?:e )?nao (?:(?:e|era|quero) )?(?:[oa]s? )?(?<what>.+)$`,
  'd',
)
const notThat = new RegExp(
  `^${lead}(?:[oa]s? )?(?<what>.+?) nao , (?:(?:${giving}) )?(?:(?:e|era) )?(?:[oa]s? )?(?<by>(?!so\\b).+)$`,
  'd',
)

/** 'troca a coca por guaraná', 'em vez do frango manda bife': an option for another of its group, a whole line, or its count. */
export function swap(scene: Scene): Change | 'unsure' | null {
  const { text, lines } = scene
  for (const expression of swaps) {
    const found = match(scene, expression)
    if (!found || /^a quantidade\b/.test(found.groups!.what!)) continue
    const what = spanOf(scene, found, 'what')
    const by = spanOf(scene, found, 'by')
    if (!what || !by || ofCheckout.test(found.groups!.what!)) return null
    const first = /^[oa]s$/.test(text.words[what.from]!) ? what.from + 1 : what.from
    const number = readNumberAt(text.words, first)
    const line =
      number?.length === what.to - what.from
        ? countedLine(scene, number.value, by)
        : (lineCalled(text, first + (number?.length ?? 0), what.to, lines) ?? lineAmong(scene, what))
    if (
      line !== null &&
      typeAt(text, by, lines[line]!.item) !== null &&
      (tellingIn(text, by.from, by.to).length < 2 ||
        orderIn(text, by).lines.every(({ itemId }) => itemId === lines[line]!.item.item.id))
    )
      return swappedSize(scene, what, by)
    const option = swappedOption(scene, what, by) ?? swappedSize(scene, what, by)
    if (option) return option
    if (line === null || (lines[line]!.item.remade && chosenAt(text, what, lines[line]!))) return 'unsure'
    const count = readNumberAt(text.words, by.from)
    const isCount =
      (text.words[by.from - 1] === 'para' || number !== null) && count?.length === by.to - by.from
    if (isCount) return counted(scene, line, count!.value)
    const isOfLine =
      number !== null && count && lineCalled(text, by.from + count.length, by.to, [lines[line]!]) === 0
    if (isOfLine) return counted(scene, line, count.value)
    const amount = number && number.length < what.to - first ? number.value : null
    const chosen = amount === null ? chosenAnew(text, lines[line]!, by) : null
    if (chosen) return replaced(scene, line, [chosen])
    const swapped = swappedLine(scene, line, by, amount)
    const isOne = amount === null && first > what.from && /^uma?$/.test(text.words[by.from - 1] ?? '')
    return isOne && swapped !== 'unsure' ? onlyOne(swapped) : swapped
  }
  return null
}

/** 'troca as latas por um 2 litros': all of them for one. */
function onlyOne({ cart, ...change }: Change): Change {
  return {
    ...change,
    cart: cart.map((entry, at) => (at === change.line ? { ...entry, quantity: 1 } : entry)),
  }
}

/** 'muda o caderno para capa floral': what is chosen of it, another of its group. */
function chosenAnew(text: Text, line: OpenLine, by: Span): CartEntry | null {
  const said = toldOf(text, line.item, by)
  if (!said || said.options.size === 0 || said.notes.length > 0 || said.type !== null) return null
  return applied(text, withoutGroupsOf(line, said), said)
}

const put = new RegExp(`^${lead}(?:${giving}) (?<by>.+)$`, 'd')

/**
 * 'tira 2 picolé de castanha e põe 2 de graviola', 'tira o arroz e bota parboilizado': so many of another kind of what was
 * left out just before.
 */
export function inItsPlace(scene: Scene): Change | null {
  const { text, lines, cart, gone } = scene
  const found = gone && match(scene, put)
  const by = found && spanOf(scene, found, 'by')
  if (!gone || !by) return null
  const count = readNumberAt(text.words, by.from)
  const isOfKind = /^d[aeo]$/.test(text.words[by.from + (count?.length ?? 0)] ?? '')
  if (count ? count.value < 1 || !isOfKind : by.to - by.from > 1 && !isOfKind) return null
  const other = siblingOf(text, gone, by)
  if (!other) return null
  const quantity = count?.value ?? gone.entry.quantity
  return { cart: [...lines.map((line, place) => line?.entry ?? cart[place]!), { ...other, quantity }] }
}

/** 'era guaraná, não coca': what follows is in the cart, and to be the other. */
export function rather(scene: Scene): Change | null {
  const found = match(scene, instead) ?? match(scene, notThat)
  const what = found && spanOf(scene, found, 'what')
  const by = found && spanOf(scene, found, 'by')
  const line = what && lineCalled(scene.text, what.from, what.to, scene.lines)
  if (!what || !by || line == null || tellingIn(scene.text, what.from, what.to).length === 0) return null
  const size = typeAt(scene.text, by, scene.lines[line]!.item)
  const sized = size === null ? null : changedLine(scene.lines[line]!, { price_type: size })
  if (sized) return replaced(scene, line, [sized])
  const next = swappedLine(scene, line, by)
  return next === 'unsure' ? null : next
}

const notThis = new RegExp(
  `^${lead}nao (?:e|era|eram|sao) (?:mais )?(?:[oa]s? )?(?<what>.+?) (?<is>e|era|eram|sao) (?:[oa]s? )?(?<by>.+)$`,
  'd',
)

/** 'não era parafuso era espaguete', in one breath. */
export function contradicted(scene: Scene): Change | null {
  const found = match(scene, notThis)
  const what = found && spanOf(scene, found, 'what')
  const is = found && spanOf(scene, found, 'is')
  const by = found && spanOf(scene, found, 'by')
  if (!what || !is || !by || (found.groups!.is === 'e' && !saysIs(scene.text, is.from))) return null
  const line = lineCalled(scene.text, what.from, what.to, scene.lines)
  if (line === null || tellingIn(scene.text, what.from, what.to).length === 0) return null
  const next = swappedLine(scene, line, by)
  return next === 'unsure' ? null : next
}

/** 'ah não, tacacá à noite dá insônia, troca por maniçoba': the line that is named among words of every day. */
function lineAmong({ text, lines }: Scene, { from, to }: Span): number | null {
  const named = Array.from({ length: to - from }, (_, more) => from + more).flatMap((at) => {
    const line = text.lexicon.isName(text.tokens[at]!.key) ? lineCalled(text, at, at + 1, lines) : null
    return line === null ? [] : [line]
  })
  return new Set(named).size === 1 ? named[0]! : null
}

/** 'em vez da cartela manda a caixa': the line that has that size in the other one. */
function swappedSize(scene: Scene, what: Span, by: Span): Change | null {
  const { text, lines } = scene
  const fits = lines.flatMap((line, place) => {
    if (!line || typeAt(text, what, line.item) !== line.entry.price_type) return []
    const type = typeAt(text, by, line.item)
    return type === null || line.item.types.length === 0 ? [] : [{ place, type }]
  })
  const [one, other] = fits
  const next = one && !other ? changedLine(lines[one.place]!, { price_type: one.type }) : null
  return next ? replaced(scene, one!.place, [next]) : null
}

/** 'em vez de 12 bote 15': the line of which there are so many, of that product where one is named. */
function countedLine({ text, lines }: Scene, quantity: number, by: Span): number | null {
  const fits = lines.flatMap((line, place) => (line?.entry.quantity === quantity ? [place] : []))
  const number = readNumberAt(text.words, by.from)
  const called = number
    ? lineCalled(
        text,
        by.from + number.length,
        by.to,
        fits.map((place) => lines[place]!),
      )
    : null
  return fits.length === 1 ? fits[0]! : called === null ? null : fits[called]!
}

/**
 * A line of the cart, or so many of it, as what words order instead; unsure where that is not one product for sure.
 */
export function swappedLine(
  scene: Scene,
  line: number,
  by: Span,
  amount: number | null = null,
): Change | 'unsure' {
  const { text, lines } = scene
  const { entry } = lines[line]!
  const all = amount ?? entry.quantity
  const order = orderIn(text, by)
  const [next] = order.lines
  const type = next && (next.priceType ?? sameType(scene, next.itemId, line))
  const count = readNumberAt(text.words, by.from)
  const other =
    next?.quantity == null || order.lines.length > 1 || order.unclear.length > 0 || !type
      ? (siblingOf(text, lines[line]!, by) ?? heldAlike(text, lines[line]!, order))
      : priced(text, {
          item_id: next.itemId,
          price_type: type,
          quantity: next.quantity,
          options: next.options,
          notes: next.notes,
        })
  if (!other) return 'unsure'
  const quantity = count === null ? all : other.item_id === next?.itemId ? other.quantity : count.value
  const left = entry.quantity - all
  return replaced(scene, line, [...(left > 0 ? [{ ...entry, quantity: left }] : []), { ...other, quantity }])
}

/** 'troca a fanta por guaraná': of several, the only one that holds as much or comes in the same. */
function heldAlike(text: Text, { entry, item }: OpenLine, { lines, unclear }: SaidOrder): CartEntry | null {
  const [only, ...others] = unclear
  if (!only || others.length > 0 || lines.length > 0 || only.notes !== null || only.options.length > 0)
    return null
  const come = (one: ItemEntry) => one.name.filter((key) => isContainer(key)).join(' ')
  const fits = text.lexicon.items.filter(
    (one) => only.itemIds.includes(one.item.id) && one.category === item.category && come(one) === come(item),
  )
  return fits.length === 1 && come(item) !== ''
    ? priced(text, { ...entry, item_id: fits[0]!.item.id, options: [], notes: null })
    : null
}

/** The size that a line has, where the other product comes in it as well. */
function sameType({ text, lines }: Scene, itemId: string, line: number): string | null {
  const entry = text.lexicon.items.find(({ item }) => item.id === itemId)
  return entry ? typeFor(entry, lines[line]!.entry.price_type) : null
}

/** An option of the cart, or what was chosen of a group that is named, for another of that group; null for none. */
export function swappedOption(scene: Scene, what: Span, by: Span): Change | null {
  const { text, lines } = scene
  for (const [place, line] of lines.entries()) {
    if (!line) continue
    const old = chosenAt(text, what, line)
    const group = old
      ? line.item.groups.find(({ group }) => group.id === old.groupId)
      : groupNamed(text, what, line)
    if (!group || (line.item.remade && callsWhole(text, what, lines))) continue
    for (let at = by.from; at < by.to; at += 1) {
      const next = optionAt(text, group, at, by.to)
      if (!next) continue
      const isPart = old?.groupId === PARTS_GROUP
      const other = isPart ? swappedPart(text, line, old.optionId, next.option.id) : null
      if (other) return replaced(scene, place, [other])
      const left = old ? withoutOption(line.entry.options, old) : line.entry.options
      const options = withOption(left, line.item, group.group.id, next.option.id)
      const changed = options && changedLine(line, { options })
      if (changed) return replaced(scene, place, [changed])
    }
  }
  return null
}

/** The option whose name begins there: the longest said in full, else the only one said in part. */
function optionAt(text: Text, { options }: GroupEntry, at: number, to: number): OptionEntry | null {
  const matched = ({ keys }: OptionEntry) => phraseFrom(text, keys, at, to)?.matched ?? 0
  const [full] = options
    .filter((option) => matched(option) === option.keys.length)
    .sort((one, other) => other.keys.length - one.keys.length)
  if (full) return full
  const partly = options.filter((option) => matched(option) > 0)
  return partly.length === 1 ? partly[0]! : null
}
