import { readNumberAt } from '../../understand/number-words'
import type { Explanation, Span, Text } from '../explain/explanation'
import { saysNothing } from '../explain/fillers'
import { isMeasureAt } from '../explain/lead'
import type { ItemEntry } from '../menu/lexicon'
import { sizeOf } from '../menu/sizes'
import type { Token } from '../tokens'
import { decode } from './decode'
import { hasOf } from './draft'

/** What is said once of several products: 'abertas:' over a list, 'duas grandes, uma de …'. */
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

/** The message with what is said once of several products said of each of them. */
export function shared(text: Text): Text {
  let told = text
  for (let at = 0; at < told.tokens.length; at += 1) {
    const heading = headingAt(told, at)
    const said = heading && spread(told, heading)
    if (!said) continue
    told = said.text
    at = Math.max(at, said.at - 1)
  }
  for (let at = told.tokens.length - 1; at > 0; at -= 1) told = ofAll(told, at) ?? told
  return told
}

/** 'uma marguerita e uma calabresa, as duas broto': what stands there, said of each of those before; null for none. */
function ofAll(text: Text, at: number): Text | null {
  const { tokens, words } = text
  const isAll = /^(?:tod[oa]s|tudo|amb[oa]s)$/.test(words[at]!) && tokens[at - 1]!.kind === 'break'
  const number = /^[oa]s$/.test(words[at]!) ? readNumberAt(words, at + 1) : null
  if (!isAll && !(number && number.value > 1)) return null
  let from = at + 1 + (number?.length ?? 0)
  if (isAll && /^[oa]s$/.test(words[from] ?? '')) from += 1
  let to = from
  while (to < tokens.length && tokens[to]!.kind !== 'break') to += 1
  let start = at
  while (start > 0 && !/^[.;!?\n]$/.test(tokens[start - 1]!.word)) start -= 1
  const before = partsBehind(
    { ...text, tokens: tokens.slice(0, at), words: words.slice(0, at) },
    start,
    MOST_PARTS,
    false,
  )
  const parts = number ? before.slice(-number.value) : before
  if (to === from || parts.length < 2 || (number && parts.length !== number.value)) return null
  if (parts.at(-1)!.count === number?.value) return null
  const more = tokens.slice(from, to)
  const gains = parts.map((part) => isSaidOf(text, part, more))
  if (number ? gains.includes(false) : !gains.slice(-1)[0] || gains.filter(Boolean).length < 2) return null
  const told: Token[] = tokens.slice(0, parts[0]!.from)
  let done = parts[0]!.from
  for (const [index, part] of parts.entries()) {
    told.push(
      ...tokens.slice(done, part.to),
      ...(gains[index] ? behind(text, part, more) : []),
      over(text, part),
    )
    done = part.to
  }
  told.push(...tokens.slice(to))
  return { ...text, tokens: told, words: told.map(({ word }) => word) }
}

/** Whether words say a size or an option of a part. */
function isSaidOf(text: Text, part: Part, more: readonly Token[]): boolean {
  const own = text.tokens.slice(part.from, part.to)
  const plain = oneOf(text, own)
  const told = oneOf(text, [...own, ...behind(text, part, more)])
  if (!plain || !told || told.entry !== plain.entry) return false
  return (plain.type === null && told.type !== null) || told.options.size > plain.options.size
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
    const more = fitting(text, heading, part)
    if (more) told.push({ part, more })
    else if (heading.count !== null) return null
    else break
  }
  if (told.length === 0 || !areAlike(text, heading, told)) return null
  const tokens: Token[] = text.tokens.slice(0, heading.from)
  let at = heading.to
  for (const { part, more } of told) {
    tokens.push(...text.tokens.slice(at, part.from), ...called(text, part, more), over(text, part))
    at = part.to
  }
  const end = tokens.length
  tokens.push(...text.tokens.slice(at))
  return { text: { ...text, tokens, words: tokens.map(({ word }) => word) }, at: end }
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
  const at = lead > from ? tokens[lead - 1]!.end + 0.5 : tokens[from]!.start - 0.5
  const said = more.map((token) => ({ ...token, start: at, end: at }))
  return [...tokens.slice(from, lead), ...said, ...tokens.slice(lead, to)]
}

/** Tokens said anew behind a part, at no place of the text. */
function behind({ tokens }: Text, part: Part, more: readonly Token[]): Token[] {
  const end = tokens[part.to - 1]!.end + 0.5
  return more.map((token) => ({ ...token, start: end, end }))
}

/** A pause that no product goes over. */
function over({ tokens }: Text, part: Part): Token {
  const end = tokens[part.to - 1]!.end + 0.5
  return { kind: 'break', word: '¦', key: '¦', start: end, end }
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
  const isList = parts.some(({ count }) => count === null)
  const next = behind[parts.length]
  if (isList && next && next.count === null) return null
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
    return !text.lexicon.items.some(
      ({ name, types, groups }) =>
        hasPair(name, token.key, tokens[at + number.length]?.key) ||
        types.some(({ keys }) => hasPair(keys, token.key, tokens[at + number.length]?.key)) ||
        groups.some(({ options }) =>
          options.some(({ keys }) => hasPair(keys, token.key, tokens[at + 1]?.key)),
        ),
    )
  }
  if (isCounted || words[at] !== 'e') return false
  const [before, next] = [tokens[at - 1]?.key, tokens[at + 1]?.key]
  return !text.lexicon.items.some(
    ({ name, groups }) =>
      hasPair(name, before, next) ||
      groups.some(({ options }) => options.some(({ keys }) => hasPair(keys, before, next))),
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

function hasPair(keys: readonly string[], one: string | undefined, other: string | undefined): boolean {
  return keys.some((key, place) => key === one && keys[place + 1] === other)
}
