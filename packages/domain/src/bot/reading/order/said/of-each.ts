import { readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'
import { leadOf } from '../../explain/lead'
import type { Token } from '../../tokens'
import { decode } from '../runs/decode'
import type { ItemPiece } from '../piece'
import { talk } from '../../vocabulary/talk'
import { anewBehind, overBehind } from './said-anew'

const MOST_SIZE_WORDS = 2

/** The message with 'uma jarra de cada', 'dois de cada' behind products that nobody counted said of each of them. */
export function withEach(text: Text): Text {
  const { tokens, words } = text
  const each = words.findIndex(
    (word, at) => word === 'cada' && (words[at - 1] === 'de' || readNumberAt(words, at - 1) !== null),
  )
  const end = words[each - 1] === 'de' ? each - 1 : each
  const list = each < 0 ? null : listBehind(text, each)
  if (list) return list
  const count = each < 0 ? null : countBefore(text, end)
  if (!count || !isEnd(text, each + 1)) return text
  const before = tokens.slice(0, count.from)
  const told = { ...text, tokens: before, words: before.map(({ word }) => word) }
  const parts = decode(told).pieces.flatMap((piece) => (piece.kind === 'item' ? [piece] : []))
  if (parts.length < 2 || parts.some(({ said }) => said.quantity !== null)) return text
  const all = [
    ...parts.flatMap((part) => counted(told, part, tokens.slice(count.from, end), count.length)),
    ...tokens.slice(endOf(text, each + 1)),
  ]
  return { ...text, tokens: all, words: all.map(({ word }) => word) }
}

/** '3 dindim de cada: cupuaçu, açaí e maracujá': three of each that is named behind it. */
function listBehind({ tokens, words, ...text }: Text, each: number): Text | null {
  if (words[each + 1] !== ':') return null
  let from = each - 2
  while (from >= 0 && tokens[from]!.kind === 'word' && readNumberAt(words, from) === null) from -= 1
  if (from < 0 || readNumberAt(words, from) === null) return null
  const isHeaded = each - 1 - from > 1
  const heading = isHeaded ? null : headingBefore({ tokens, words, ...text }, from)
  const said = heading
    ? [...tokens.slice(from, each - 1), ...tokens.slice(heading.from, heading.to), tokens[each - 1]!]
    : tokens.slice(from, isHeaded ? each : each - 1)
  const stop = tokens.findIndex(
    ({ kind, word }, at) => at > each + 1 && kind === 'break' && /^[.\n;!?]/.test(word),
  )
  const end = stop < 0 ? tokens.length : stop
  const told = tokens.slice(each + 2, end).flatMap((token, more, all): Token[] => {
    const isFirst = more === 0 || all[more - 1]!.kind === 'break' || all[more - 1]!.word === 'e'
    const begins = isFirst && token.kind === 'word' && token.word !== 'e'
    return begins ? [...anewBehind(all[more - 1] ?? tokens[each + 1]!, said), token] : [token]
  })
  const all = [...tokens.slice(0, heading?.from ?? from), ...told, ...tokens.slice(end)]
  return { ...text, tokens: all, words: all.map(({ word }) => word) }
}

/** 'espetinho, dois de cada: …': what they are of, said before and not counted. */
function headingBefore({ tokens, words }: Text, to: number): { from: number; to: number } | null {
  const end = tokens[to - 1]?.kind === 'break' ? to - 1 : to
  let from = end
  while (from > 0 && tokens[from - 1]!.kind === 'word' && !talk.has(words[from - 1]!)) {
    if (readNumberAt(words, from - 1) !== null) return null
    from -= 1
  }
  return from < end && tokens[from - 1]?.kind !== 'number' ? { from, to: end } : null
}

/** How many of each, with up to two words of a size behind: 'uma jarra'. */
function countBefore({ words, tokens }: Text, to: number): { from: number; length: number } | null {
  for (let from = to - 1; from > 0 && to - from <= MOST_SIZE_WORDS + 1; from -= 1) {
    if (tokens[from]!.kind === 'break') return null
    const number = readNumberAt(words, from)
    if (number) return { from, length: number.length }
  }
  return null
}

/** 'um de cada', 'um de cada sabor': the end of what is said so. */
function endOf({ words }: Text, at: number): number {
  return /^(?:um|uma|sabor|tipo|qual)$/.test(words[at] ?? '') ? at + 1 : at
}

function isEnd(text: Text, at: number): boolean {
  const token = text.tokens[endOf(text, at)]
  return !token || token.kind === 'break'
}

function counted(text: Text, { from, to }: ItemPiece, said: readonly Token[], length: number): Token[] {
  const { tokens, words } = text
  const { at } = leadOf(text, from, to)
  let first = at
  while (first < to && (tokens[first]!.kind === 'break' || /^(?:e|de|mais)$/.test(words[first]!))) first += 1
  const name = tokens.slice(first, to)
  const last = name.at(-1)
  if (!last) return []
  const ahead = { ...name[0]!, end: name[0]!.start - 1 }
  return [
    ...anewBehind(ahead, said.slice(0, length)),
    ...name,
    ...anewBehind(last, said.slice(length)),
    overBehind(last),
  ]
}
