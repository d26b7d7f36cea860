import { PARTS_GROUP } from '../../../catalogue'
import { readNumberAt } from '../../understand/number-words'
import { phraseFrom } from '../explain/parts/phrases'
import type { Span, Text } from '../explain/explanation'
import type { GroupEntry, OptionEntry } from '../menu/lexicon'
import { changedLine, lineCalled, withOption } from './cart-lines'
import { adding, lead, match, replaced, spanOf, type Change, type Scene } from './clauses'
import { typeFor } from '../order/draft'
import { chosenAt, groupNamed, orderIn, priced, sibling, typeAt, withoutOption } from './of-item'
import { callsWhole, swappedPart } from './parts'
import { counted } from './recounted'

const swaps: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:troca|troque|trocar|muda|mude|mudar|substitui|substitua) (?<what>.+) (?:por|pelo|pela|para) (?<by>.+?)(?: tambem)?$`,
    'd',
  ),
  /^(?<what>.+?) (?:troca|troque|muda|mude) (?:por|para) (?<by>.+)$/d,
  new RegExp(
    `^${lead}(?:em vez|no lugar|ao inves) d[aeo]s? (?<what>.+?) (?:${adding}|quero|manda|mande|traz|traga|me ve|me da|da|faz|faca|sao|e) (?<by>.+)$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:(?:deixa|deixe|${adding}|quero|manda|mande|traz|traga|faz|faca) )?(?<by>.+?)(?<!(?:^| )e) (?:no lugar|em vez|ao inves) d[aeo]s? (?<what>.+)$`,
    'd',
  ),
]
const ofCheckout = /\b(?:endereco|pagamento|bairro|entrega|forma)\b/

/** 'troca a coca por guaraná', 'em vez do frango manda bife': an option for another of its group, a whole line, or its count. */
export function swap(scene: Scene): Change | 'unsure' | null {
  const { text, lines } = scene
  for (const expression of swaps) {
    const found = match(scene, expression)
    if (!found) continue
    const what = spanOf(scene, found, 'what')
    const by = spanOf(scene, found, 'by')
    if (!what || !by || ofCheckout.test(found.groups!.what!)) return null
    const number = readNumberAt(text.words, what.from)
    const line =
      number?.length === what.to - what.from
        ? countedLine(scene, number.value, by)
        : (lineCalled(text, what.from, what.to, lines) ?? lineAmong(scene, what))
    if (line !== null && typeAt(text, by, lines[line]!.item) !== null) return null
    const option = swappedOption(scene, what, by)
    if (option) return option
    if (line === null || (lines[line]!.item.remade && chosenAt(text, what, lines[line]!))) return 'unsure'
    const count = readNumberAt(text.words, by.from)
    const isCount =
      (text.words[by.from - 1] === 'para' || number !== null) && count?.length === by.to - by.from
    if (isCount) return counted(scene, line, count!.value)
    const isOfLine =
      number !== null && count && lineCalled(text, by.from + count.length, by.to, [lines[line]!]) === 0
    if (isOfLine) return counted(scene, line, count.value)
    return swappedLine(scene, line, by)
  }
  return null
}

/** 'ah não, tacacá à noite dá insônia, troca por maniçoba': the line that is named among words of every day. */
function lineAmong({ text, lines }: Scene, { from, to }: Span): number | null {
  const named = Array.from({ length: to - from }, (_, more) => from + more).flatMap((at) => {
    const line = text.lexicon.isName(text.tokens[at]!.key) ? lineCalled(text, at, at + 1, lines) : null
    return line === null ? [] : [line]
  })
  return new Set(named).size === 1 ? named[0]! : null
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

/** A line of the cart as what words order instead; unsure where that is not one product for sure. */
export function swappedLine(scene: Scene, line: number, by: Span): Change | 'unsure' {
  const { text, lines } = scene
  const order = orderIn(text, by)
  const [next] = order.lines
  const type = next && (next.priceType ?? sameType(scene, next.itemId, line))
  if (!next || order.lines.length > 1 || order.unclear.length > 0 || !type)
    return sibling(scene, line, by) ?? 'unsure'
  const isCounted = readNumberAt(text.words, by.from) !== null
  const entry = priced(text, {
    item_id: next.itemId,
    price_type: type,
    quantity: isCounted ? next.quantity : lines[line]!.entry.quantity,
    options: next.options,
    notes: next.notes,
  })
  return entry ? replaced(scene, line, [entry]) : 'unsure'
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
