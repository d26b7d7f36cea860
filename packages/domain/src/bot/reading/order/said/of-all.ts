import { readNumberAt } from '../../../understand/number-words'
import { explain } from '../../explain/explain'
import type { Explanation, Span, Text } from '../../explain/explanation'
import type { ItemEntry } from '../../menu/lexicon'
import { sizeOf } from '../../menu/sizes'
import type { Token } from '../../tokens'
import { decode } from '../runs/decode'
import type { ItemPiece } from '../piece'
import { overBehind } from './said-anew'

/** What stands behind several products and holds for each: 'as duas broto', 'todos sem cebola'. */
interface Tail extends Span {
  /** Where its words begin, behind 'as duas'. */
  at: number
  /** Of how many; null for all of them. */
  count: number | null
}

/** The message with 'as duas broto' behind 'uma marguerita e uma calabresa' said of each of them. */
export function withTails(text: Text): Text {
  let told = text
  for (let at = text.tokens.length - 1; at > 0; at -= 1) {
    const tail = tailAt(told, at)
    told = (tail && spread(told, tail)) ?? told
  }
  return told
}

/** Behind an 'e': what else is ordered. */
const goesOn = /^(?:me|mais|tambem|manda|quero|queria|bota|coloca|traz|ve|ai)$/

function tailAt(text: Text, from: number): Tail | null {
  const { tokens, words } = text
  if (tokens[from - 1]!.kind === 'break' && isSizeOfAll(text, from))
    return { from, at: from, to: behindWord(text, from), count: null }
  const isLed = tokens[from - 1]!.kind === 'break' || /^(?:n[oa]|com|sem|em|bem)$/.test(words[from + 1] ?? '')
  const isAll = /^(?:tod[oa]s|tudo|amb[oa]s)$/.test(words[from]!) && isLed && words[from - 1] !== 'x'
  const number = /^[oa]s$/.test(words[from]!) ? readNumberAt(words, from + 1) : null
  if (!isAll && !(number && number.value > 1)) return null
  let at = from + 1 + (number?.length ?? 0)
  if (isAll && /^[oa]s$/.test(words[at] ?? '')) at += 1
  let to = at
  while (
    to < tokens.length &&
    tokens[to]!.kind !== 'break' &&
    !(words[to] === 'e' && (readNumberAt(words, to + 1) || goesOn.test(words[to + 1] ?? '')))
  )
    to += 1
  const count = number ? number.value : words[from]!.startsWith('amb') ? 2 : null
  return to > at ? { from, at, to, count } : null
}

/** '…, grandes', '…, tamanho grande'. */
function isSizeOfAll({ tokens, words }: Text, at: number): boolean {
  const isNamed = words[at] === 'tamanho' && sizeOf(words[at + 1] ?? '') !== null
  const isSeveral = words[at]!.length > 3 && words[at]!.endsWith('s') && sizeOf(words[at]!) !== null
  const next = tokens[isNamed ? at + 2 : at + 1]
  return (isNamed || isSeveral) && (!next || next.kind === 'break')
}

function behindWord({ words }: Text, at: number): number {
  return words[at] === 'tamanho' ? at + 2 : at + 1
}

function spread(text: Text, tail: Tail): Text | null {
  const { tokens } = text
  let start = tail.from
  while (start > 0 && !/^[.;!?\n]$/.test(tokens[start - 1]!.word)) start -= 1
  const before = tokens.slice(start, tail.from)
  const pieces = decode({ ...text, tokens: before, words: before.map(({ word }) => word) }).pieces.flatMap(
    (piece) => (piece.kind === 'item' ? [piece] : []),
  )
  const parts = tail.count === null ? pieces : pieces.slice(-tail.count)
  if (parts.length < 2 || parts.length < (tail.count ?? 0)) return null
  if (tail.count !== null && parts.at(-1)!.said.quantity === tail.count) return null
  const gains = gainsOf(text, tail, parts)
  if (!gains) return null
  const more = tokens.slice(tail.at, tail.to)
  const told: Token[] = tokens.slice(0, start)
  let done = start
  for (const [index, part] of parts.entries()) {
    const to = behindWords(before, part.to) + start
    told.push(...tokens.slice(done, to))
    if (gains[index]) told.push(...more)
    told.push(overBehind(tokens[to - 1]!))
    done = to
  }
  told.push(...tokens.slice(done, tail.from), ...tokens.slice(tail.to))
  return { ...text, tokens: told, words: told.map(({ word }) => word) }
}

/** Of which products it is said; null where it is not said of several. */
function gainsOf(text: Text, tail: Tail, parts: readonly ItemPiece[]): boolean[] | null {
  const said = parts.map(({ alike }) =>
    alike.map(({ entry }) => toldOf(text, tail, entry)).find((one) => one),
  )
  const last = said.at(-1)
  if (!last) return null
  const isRemark = last.options.size === 0 && last.type === null
  const category = parts.at(-1)!.said.entry.category
  const gains = said.map((one, index) => {
    if (!one) return false
    if (tail.count !== null) return true
    return isRemark
      ? parts[index]!.said.entry.category === category
      : one.options.size > 0 || one.type !== null
  })
  const isEnough = tail.count === null ? gains.filter(Boolean).length > 1 : !gains.includes(false)
  return isEnough ? gains : null
}

/** What the words say of an item; null for nothing. */
function toldOf(text: Text, { at, to }: Tail, entry: ItemEntry): Explanation | null {
  const carry = { entry, head: new Set<string>(), left: 0, counted: false }
  const one = explain(text, entry, { from: at, to }, { lead: null, carry })
  if (!one || one === 'hopeless' || one.rest.length > 0 || one.refused.length > 0) return null
  return one.options.size > 0 || one.type !== null || one.notes.length > 0 ? one : null
}

/** A place without the pauses and the 'e' before it. */
function behindWords(tokens: readonly Token[], to: number): number {
  let end = to
  while (end > 1 && (tokens[end - 1]!.kind === 'break' || tokens[end - 1]!.word === 'e')) end -= 1
  return end
}
