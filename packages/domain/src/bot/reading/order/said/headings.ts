import { readNumberAt } from '../../../understand/number-words'
import type { Explanation, Span, Text } from '../../explain/explanation'
import { saysNothing } from '../../explain/fillers'
import { isMeasureAt } from '../../explain/lead'
import type { ItemEntry } from '../../menu/lexicon'
import { sizeOf } from '../../menu/sizes'
import type { Token } from '../../tokens'
import { decode } from '../runs/decode'
import { hasOf } from '../draft'
import { anewBehind, overBehind } from './said-anew'

/** Words over several products: 'abertas:' over a list, 'duas grandes, uma de …'. */
interface Heading extends Span {
  /** How many there are together; null where that was not said. */
  count: number | null
  /** Tokens that say which, or of what size. */
  tells: readonly number[]
  /** The mark behind it: a list goes on behind a colon or in lines of its own. */
  mark: string
}

/** One product of those, with how many of it. */
interface Part extends Span {
  count: number | null
  /** The token behind how many. */
  lead: number
}

const MOST_PARTS = 12
/** From here on a figure with nothing behind it is a size. */
const LEAST_MEASURE = 100
/** What it may cost more to believe that the heading's words are said of a part. */
const SLACK = 0.16

/** The message with what a heading says of several products said of each of them. */
export function withHeadings(text: Text): Text {
  let told = text
  for (let at = 0; at < told.tokens.length; at += 1) {
    const heading = headingAt(told, at)
    const said = heading && spread(told, heading)
    if (!said) continue
    told = said.text
    at = Math.max(at, said.at - 1)
  }
  return told
}

function headingAt(text: Text, from: number): Heading | null {
  const { tokens, words } = text
  if (from > 0 && tokens[from - 1]!.kind !== 'break') return null
  let count: number | null = null
  const tells: number[] = []
  let at = from
  for (; at < tokens.length && tokens[at]!.kind !== 'break'; at += 1) {
    const number = readNumberAt(words, at)
    const isCount = number !== null && !isMeasureAt(text, at + number.length)
    if (isCount && tells.length === 0 && count === null) {
      count = number.value
      at += number.length - 1
    } else if (isCount && !isKind(text, at)) break
    else if (isKind(text, at)) tells.push(at)
    else if (!saysNothing(text, at)) return null
  }
  const mark = at < tokens.length && tokens[at]!.kind === 'break' ? tokens[at]!.word : ''
  const isCounted = count !== null && count > 1
  if (tells.length === 0 || at >= tokens.length || !(isCounted || /^[:\n]$/.test(mark))) return null
  const fits = text.lexicon.items.filter((entry) => tells.every((place) => isOf(text, entry, place)))
  const isOpen = fits.length > 1 || fits.some(({ groups }) => groups.some(({ group }) => group.min > 0))
  return isOpen ? { from, to: at, count: isCounted ? count : null, tells, mark } : null
}

/** Whether a word says of which kind or size something is. */
function isKind(text: Text, at: number): boolean {
  return text.lexicon.items.some((entry) => isOf(text, entry, at))
}

function isOf({ tokens, words, lexicon }: Text, entry: ItemEntry, at: number): boolean {
  const size = sizeOf(words[at]!)
  if (size !== null && entry.types.some(({ keys }) => keys.includes(size))) return true
  for (const [sense, cost] of lexicon.senses(tokens[at]!)) {
    if (cost > 0.1) continue
    for (const key of sense.split(' '))
      if (
        entry.name[0] === key ||
        entry.categoryKeys.includes(key) ||
        entry.types.some(({ keys }) => keys.includes(key))
      )
        return true
  }
  return false
}

/** The message with a heading's words behind each part; null where they are not said of those. */
function spread(text: Text, heading: Heading): { text: Text; at: number } | null {
  const parts = heading.count === null ? listed(text, heading) : summed(text, heading)
  if (!parts || isOneProduct(text, heading, parts)) return null
  const told: { part: Part; more: readonly Token[] }[] = []
  for (const part of parts) {
    const more = fitting(text, heading, part) ?? (isTotal(text, heading, part) ? [] : null)
    if (more) told.push({ part, more })
    else if (heading.count !== null) return null
    else break
  }
  if (told.length === 0 || !areAlike(text, heading, told)) return null
  if (heading.count !== null && goesOn(text, heading, told)) return null
  const tokens: Token[] = text.tokens.slice(0, heading.from)
  let at = heading.to
  for (const { part, more } of told) {
    tokens.push(
      ...text.tokens.slice(at, part.from),
      ...called(text, part, more),
      overBehind(text.tokens[part.to - 1]!),
    )
    at = part.to
  }
  const end = tokens.length
  tokens.push(...text.tokens.slice(at))
  return { text: { ...text, tokens, words: tokens.map(({ word }) => word) }, at: end }
}

/** '300 docinhos: 100 brigadeiros, …': the heading only says how many there are of them together. */
function isTotal(text: Text, { count, mark, tells }: Heading, part: Part): boolean {
  const isKindOnly = tells.every((at) => sizeOf(text.words[at]!) === null)
  return (
    count !== null &&
    mark === ':' &&
    isKindOnly &&
    part.count !== null &&
    costOf(text, text.tokens.slice(part.from, part.to)) !== null
  )
}

/** Whether a list that is not counted goes on: '2 marmitas: arroz, feijão, salada' is what is in them. */
function goesOn(
  text: Text,
  heading: Heading,
  told: readonly { part: Part; more: readonly Token[] }[],
): boolean {
  if (told.every(({ part }) => part.count !== null)) return false
  const [next] = partsBehind(text, told.at(-1)!.part.to, 1, false)
  const more = next && next.count === null ? fitting(text, heading, next) : null
  return more !== null && more !== undefined && areAlike(text, heading, [...told, { part: next!, more }])
}

/** Whether parts that are not counted say one thing each, and the same of all: a name, or what there is one of. */
function areAlike(
  text: Text,
  { tells }: Heading,
  told: readonly { part: Part; more: readonly Token[] }[],
): boolean {
  if (told.every(({ part }) => part.count !== null)) return true
  const plain = oneOf(
    text,
    tells.map((at) => text.tokens[at]!),
  )
  const said = told.map(({ part, more }) => {
    const one = oneOf(text, called(text, part, more))
    if (!one) return null
    const group = [...one.options.keys()].find((key) => !plain?.options.has(key))?.split(' ')[0]
    return one.entry === plain?.entry ? (group ?? null) : 'name'
  })
  return said.every((one) => one !== null && one === said[0])
}

/** 'sorvete três bolas: duas de chocolate e uma de creme': so many are what one of it takes. */
function isOneProduct(text: Text, { from }: Heading, parts: readonly Part[]): boolean {
  const one = oneOf(text, text.tokens.slice(from, parts.at(-1)!.to))
  if (!one) return false
  const sum = parts.reduce((all, { count }) => all + (count ?? 1), 0)
  const [size] = one.entry.types.find(({ name }) => name === one.type)?.keys ?? []
  return (
    size === String(sum) ||
    one.entry.groups.some(({ group }) => group.min > 1 && hasOf(one.options, group.id))
  )
}

/** A part with what it is called by said behind how many of it there are. */
function called({ tokens }: Text, { from, to, lead }: Part, more: readonly Token[]): Token[] {
  const before = lead > from ? tokens[lead - 1]! : { ...tokens[from]!, end: tokens[from]!.start - 1 }
  return [...tokens.slice(from, lead), ...anewBehind(before, more), ...tokens.slice(lead, to)]
}

/** What of a heading is said of a part as well: all of it, its kind where the part has a size of its own; null for none. */
function fitting(text: Text, { tells }: Heading, part: Part): readonly Token[] | null {
  const words = tells.map((at) => text.tokens[at]!)
  const kinds = words.filter(({ word }) => sizeOf(word) === null)
  const plain = costOf(text, text.tokens.slice(part.from, part.to))
  for (const more of [words, kinds]) {
    if (more.length === 0) continue
    const cost = costOf(text, called(text, part, more))
    if (cost !== null && (plain === null || cost <= plain + SLACK)) return more
  }
  return null
}

/** What it costs to read tokens as one product, all of them; null where they are none. */
function costOf(text: Text, tokens: readonly Token[]): number | null {
  const { pieces, cost } = decode({ ...text, tokens, words: tokens.map(({ word }) => word) })
  const [piece, other] = pieces
  return piece?.kind === 'item' && !other && piece.said.rest.length === 0 ? cost : null
}

function oneOf(text: Text, tokens: readonly Token[]): Explanation | null {
  const [piece, other] = decode({ ...text, tokens, words: tokens.map(({ word }) => word) }).pieces
  return piece?.kind === 'item' && !other && piece.said.rest.length === 0 ? piece.said : null
}

/** Counted parts behind a heading, as long as they follow each other. */
function listed(text: Text, heading: Heading): Part[] | null {
  const parts = partsBehind(text, heading.to, MOST_PARTS, heading.mark === '\n')
  const counted = parts.findIndex(({ count }) => count === null)
  const list = counted < 0 ? parts : parts.slice(0, counted)
  return list.length > 0 ? list : null
}

/** Parts that are together as many as the heading says; null where they are not. */
function summed(text: Text, heading: Heading): Part[] | null {
  const parts: Part[] = []
  let sum = 0
  const behind = partsBehind(text, heading.to, heading.count! + 1, false)
  if (/^(?:com|sem)$/.test(text.words[behind[0]?.from ?? 0] ?? '')) return null
  for (const part of behind) {
    parts.push(part)
    sum += part.count ?? 1
    if (sum >= heading.count!) break
  }
  return sum === heading.count && parts.length > 1 ? parts : null
}

/** What stands behind a place, apart at numbers and pauses, up to the end of a sentence or a blank line. */
function partsBehind(text: Text, from: number, most: number, inLines: boolean): Part[] {
  const { tokens, words } = text
  const parts: Part[] = []
  let at = from
  while (parts.length < most) {
    const first = at
    while (at < tokens.length && (tokens[at]!.kind === 'break' || /^(?:e|mais)$/.test(words[at]!))) at += 1
    const gap = tokens.slice(first, at)
    const isBlank = gap.filter(({ word }) => word === '\n').length > (parts.length === 0 ? 2 : 1)
    if (at >= tokens.length || gap.some(({ word }) => /^[.;!?]$/.test(word))) break
    if (isBlank || (!inLines && parts.length > 0 && gap.some(({ word }) => word === '\n'))) break
    const part = partAt(text, at)
    if (!part) break
    parts.push(part)
    at = part.to
  }
  return parts
}

function partAt(text: Text, from: number): Part | null {
  const { tokens, words } = text
  const lead = /^[oa]s?$/.test(words[from]!) && /^outr[oa]s?$/.test(words[from + 1] ?? '') ? from + 1 : from
  const number = /^outr[oa]$/.test(words[lead]!) ? { value: 1, length: 1 } : readNumberAt(words, lead)
  const behindCount = lead + (number?.length ?? 0)
  let at = behindCount
  for (; at < tokens.length; at += 1) {
    if (tokens[at]!.kind === 'break') break
    if (at > behindCount && isNext(text, at, number !== null)) break
  }
  while (at > from && /^(?:e|mais|[oa]s?)$/.test(words[at - 1]!)) at -= 1
  return at > from ? { from, to: at, count: number?.value ?? null, lead: number ? behindCount : from } : null
}

/** Whether another part begins: a number that counts, 'e a outra', 'e' before a word of the menu that is no part of a name. */
function isNext(text: Text, at: number, isCounted: boolean): boolean {
  const { words, tokens } = text
  if (/^outr[oa]$/.test(words[at]!)) return true
  const number = readNumberAt(words, at)
  if (number && words[at - 1] === 'de') return false
  if (number && !isMeasureAt(text, at + number.length)) {
    const token = tokens[at]!
    if (number.value >= LEAST_MEASURE && !isHead(text, at + number.length)) return false
    const next = tokens[at + number.length]?.key
    return !text.lexicon.isPair(token.key, next) && !isTypePair(text, token.key, next)
  }
  if (isCounted || words[at] !== 'e') return false
  return !text.lexicon.isPair(tokens[at - 1]?.key, tokens[at + 1]?.key)
}

/** '3 bolas' is a size. */
function isTypePair({ lexicon }: Text, one: string, other: string | undefined): boolean {
  return lexicon.items.some(({ types }) =>
    types.some(({ keys }) => keys.some((key, place) => key === one && keys[place + 1] === other)),
  )
}

/** Whether a product's name begins with a word. */
function isHead({ tokens, lexicon }: Text, at: number): boolean {
  const token = tokens[at]
  if (!token || token.kind === 'break') return false
  return [...lexicon.senses(token).keys()].some((key) =>
    lexicon.having(key.split(' ')[0]!).some(({ name }) => name[0] === key.split(' ')[0]),
  )
}
