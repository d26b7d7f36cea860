import type { Area } from '../../understand/neighbourhoods'
import { numberOf } from '../../understand/number-words'
import type { Lexicon } from '../menu/lexicon'
import type { SaidAhead } from '../said-ahead'
import type { Said } from '../tokens'
import { abbreviated } from './ahead-words'
import { putRight } from './slips'

export interface Span {
  from: number
  to: number
}

/** What the bot has just asked; null where it asked nothing of this. */
export type Asked = 'address' | 'neighbourhood' | 'fulfilment' | 'payment' | 'change' | null

/** What the parts of `readAhead` read by. */
export interface Reading {
  lexicon: Lexicon
  shop: Area
  asked: Asked
}

/** A message while it is read for what is said beside products: each part fills its own of `ahead`, and `taken`. */
export interface Scan extends Said, Reading {
  ahead: SaidAhead
  taken: boolean[]
  /** All words and pauses, a space before and behind each, for patterns to be found in. */
  line: string
  /** Which token begins at a place of `line`. */
  places: ReadonlyMap<number, number>
  /** Where in `line` each token begins, and behind the last. */
  starts: readonly number[]
}

/** A message of which nothing was read yet. */
export function scanOf(typed: Said, reading: Reading): Scan {
  const said = {
    ...typed,
    words: typed.words.map((_, at) => (isBlock(typed, at) ? 'quadra' : putRight(typed, reading, at))),
  }
  const starts: number[] = []
  let line = ' '
  for (const at of said.tokens.keys()) {
    starts.push(line.length)
    line += `${markOf(said, at)} `
  }
  starts.push(line.length)
  const places = new Map(starts.map((start, at) => [start, at]))
  return { ...said, ...reading, line, places, starts, ahead: nothing(), taken: said.tokens.map(() => false) }
}

/** 'qd' is 'quando' but for 'qd 5' and 'qd B14'. */
function isBlock({ text, tokens, words }: Said, at: number): boolean {
  const next = tokens[at + 1]
  if (words[at] !== 'quando' || !next || !/^qd/i.test(text.slice(tokens[at]!.start))) return false
  return next.kind === 'number' || (next.end - next.start === 1 && /^[b-z]$/.test(next.word))
}

function nothing(): SaidAhead {
  return {
    fulfilment: null,
    neighbourhood: null,
    outside: null,
    address: null,
    payment: null,
    changeForCents: null,
    noChange: false,
    time: null,
    notes: [],
    name: null,
  }
}

/** A word, or a pause as its character; the point of an abbreviation ('av.') is no pause and reads as '·'. */
export function markOf({ text, tokens, words }: Said, at: number): string {
  const token = tokens[at]
  if (!token) return '\n'
  if (token.kind !== 'break') return words[at]!
  const mark = text.slice(token.start, token.end)
  if (mark.includes('\n')) return '\n'
  return mark === '.' && abbreviated.has(words[at - 1] ?? '') ? '·' : mark.trim()
}

/** Whether a sentence ends here. */
export function endsSentence(scan: Said, at: number): boolean {
  return /^[.;!?\n]$/.test(markOf(scan, at))
}

/** Whether somebody pauses here: a sentence or a part of one ends. */
export function pauses(scan: Said, at: number): boolean {
  return at < 0 || at >= scan.tokens.length || (scan.tokens[at]!.kind === 'break' && markOf(scan, at) !== '·')
}

const compiled = new Map<string, RegExp>()

/** A pattern's expression; the patterns are the reader's own, and few. */
function expressionOf(pattern: string, flags = ''): RegExp {
  const key = `${flags} ${pattern}`
  const before = compiled.get(key)
  if (before) return before
  const expression = new RegExp(pattern, flags)
  compiled.set(key, expression)
  return expression
}

/** Where a pattern of whole words stands, in order, with its parts. */
export function found(
  scan: Scan,
  words: string,
): (Span & { text: string; parts: readonly (string | undefined)[] })[] {
  return Array.from(scan.line.matchAll(expressionOf(`(?<= )(?:${words})(?= )`, 'g')), (match) => {
    const [text, ...parts] = match
    return {
      from: scan.places.get(match.index)!,
      to: scan.places.get(match.index + text.length + 1)!,
      text,
      parts,
    }
  })
}

/** A span with the words directly before and behind it that fit; each pattern's words end, or begin, with a space. */
export function grown({ line, places, starts }: Scan, { from, to }: Span, left: string, right = ''): Span {
  const before = line.slice(0, starts[from]!)
  const lead = expressionOf(`(?<= )(?:${left})$`).exec(before)?.[0].length ?? 0
  const tail = expressionOf(`^(?:${right})(?= )`).exec(line.slice(starts[to]! - 1))?.[0].length ?? 0
  return { from: places.get(before.length - lead) ?? from, to: places.get(starts[to]! + tail) ?? to }
}

/** What stands before and behind a span within its sentence, and whether that sentence asks. */
export function around(scan: Scan, { from, to }: Span): { before: string; behind: string; asks: boolean } {
  let start = from
  while (start > 0 && !endsSentence(scan, start - 1)) start -= 1
  let end = to
  while (end < scan.tokens.length && !endsSentence(scan, end)) end += 1
  const text = (one: number, other: number) =>
    Array.from({ length: Math.max(0, other - one) }, (_, more) => markOf(scan, one + more)).join(' ')
  return { before: text(start, from), behind: text(to, end), asks: markOf(scan, end) === '?' }
}

/** Marks tokens as read. */
export function take({ taken }: Scan, { from, to }: Span): void {
  taken.fill(true, from, to)
}

/** Whether none of these tokens was read yet. */
export function isFree({ taken }: Scan, { from, to }: Span): boolean {
  return !taken.slice(from, to).includes(true)
}

/** Whether a word says something of the menu, spelled as it should be. */
export function isOfMenu({ tokens, lexicon }: Scan, at: number): boolean {
  const token = tokens[at]
  if (!token || token.kind !== 'word' || token.word.length < 2 || numberOf(token.word) !== null) return false
  return [...lexicon.senses(token)].some(
    ([key, cost]) => cost <= 0.1 && (lexicon.isName(key) || lexicon.isOption(key)),
  )
}
