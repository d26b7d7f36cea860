import { readNumberAt } from '../../../understand/number-words'
import { wordKey } from '../../../understand/word-key'
import { isContainer } from '../../menu/name-words'
import type { Lexicon } from '../../menu/lexicon'
import { written, type Said, type Token } from '../../tokens'
import { noteStarts } from '../../vocabulary/word-sets'
import { isIdle } from '../question-words'
import { fitsOf, type Fit } from './fits'

/** What a run of words names: items that fit equally well, and words for what the shop has not. */
export interface Things {
  itemIds: readonly string[]
  unknown: readonly string[]
  /** They are said by their name, not by what may be chosen with them. */
  named: boolean
  /** All of the words call each of them, and none is said of an option. */
  isCalled?: boolean
}

const separators = new Set(['e', ',', 'ou', '+', '/', '&', 'mais'])
const unit = /^(?:l|ml|g|kg|litros?|bolas?|gramas?|cm|pessoas?|fatias?|pedacos?)$/
const NEAR = 0.02
/** 'água' may be the one without gas as well. */
const without = wordKey('sem')

/** The items that a run of tokens names, one thing or several ('a cartola e o bolo de rolo'). */
export function thingsIn(said: Said, lexicon: Lexicon, from: number, to: number): Things {
  const whole = oneThing(said, lexicon, from, to)
  if (!said.words.slice(from, to).some((word) => separators.has(word))) return whole
  if (whole.unknown.length === 0 && whole.named && whole.isCalled) return whole
  const parts: Things[] = []
  let start = from
  for (let at = from; at <= to; at += 1) {
    if (at < to && !separators.has(said.words[at]!)) continue
    parts.push(headedThing(said, lexicon, { from, start, to: at }) ?? oneThing(said, lexicon, start, at))
    start = at + 1
  }
  const several = parts.filter(({ itemIds, unknown }) => itemIds.length > 0 || unknown.length > 0)
  const known = several.every(({ itemIds, named }) => itemIds.length > 0 && named)
  if (several.length < 2 || (whole.unknown.length === 0 && !known)) return whole
  if (whole.unknown.length === 0 && whole.named && !several.every(({ isCalled }) => isCalled)) return whole
  return {
    itemIds: [...new Set(several.flatMap(({ itemIds }) => itemIds))],
    unknown: [...new Set(several.flatMap(({ unknown }) => unknown))],
    named: known,
  }
}

/** 'o fardo da skol e da heineken': what stands before the first 'da' is said of both; null where it is of one only. */
function headedThing(
  { text, tokens, words }: Said,
  lexicon: Lexicon,
  { from, start, to }: { from: number; start: number; to: number },
): Things | null {
  const of = words.findIndex((word, at) => at > from && at < start && /^d[aeo]s?$/.test(word))
  if (start === from || of < 0 || !/^d[aeo]s?$/.test(words[start] ?? '')) return null
  const run = [...tokens.slice(from, of), ...tokens.slice(start, to)]
  const said = { text, tokens: run, words: run.map(({ word }) => word) }
  const things = oneThing(said, lexicon, 0, run.length)
  return things.named && things.unknown.length === 0 ? things : null
}

function oneThing(said: Said, lexicon: Lexicon, from: number, to: number): Things {
  const telling = tellingIn(said, lexicon, from, to)
  if (telling.length === 0) return { itemIds: [], unknown: [], named: false }
  const fits = fitsOf(said, lexicon, telling)
  const best = Math.max(0, ...fits.map(({ score }) => score))
  const chosen = plainest(fits.filter(({ score }) => score > best - NEAR))
  const first = chosen[0]
  const left = first
    ? telling.filter(
        (at) =>
          !first.covered.has(at) &&
          !isIdle(said.words[at]!) &&
          !noteStarts.has(said.words[at]!) &&
          !isRefused(said, at),
      )
    : telling
  const nameless = left.filter(
    (at) =>
      said.tokens[at]!.kind === 'word' && said.words[at]!.length > 2 && !isContainer(said.tokens[at]!.key),
  )
  if (!first || (nameless.length > 0 && nameless[0] === firstWord(said, telling))) {
    const words = telling.filter((at) => !isIdle(said.words[at]!))
    return {
      itemIds: [],
      unknown: words.length > 0 ? [written(said.text, said.tokens, words[0]!, words.at(-1)! + 1)] : [],
      named: false,
    }
  }
  if (nameless.length > 0)
    return {
      itemIds: [],
      unknown: [written(said.text, said.tokens, nameless[0]!, nameless.at(-1)! + 1)],
      named: false,
    }
  return {
    itemIds: chosen.map(({ entry }) => entry.item.id),
    unknown: [],
    named: chosen.some(({ named }) => named),
    isCalled: telling.every((at) => chosen.every(({ called }) => called.has(at))),
  }
}

/** 'o combinado de 30' is never the one of salmon: nobody means a name with more in it that was not said. */
function plainest(fits: readonly Fit[]): readonly Fit[] {
  const isLess = (one: Fit, other: Fit) =>
    other.open.length > one.open.length &&
    one.open.length > 0 &&
    !other.open.includes(without) &&
    one.entry.name.every((key) => other.entry.name.includes(key))
  return fits.filter((fit) => !fits.some((other) => other.named && fit.named && isLess(other, fit)))
}

function firstWord({ tokens }: Said, telling: readonly number[]): number | undefined {
  return telling.find((at) => tokens[at]!.kind === 'word')
}

/** 'sem cebola' says nothing of what there is. */
function isRefused({ words }: Said, at: number): boolean {
  return words[at] === 'sem' || words[at - 1] === 'sem'
}

/** Places of the words that name something; the quantity before them left out. */
function tellingIn({ tokens, words }: Said, lexicon: Lexicon, from: number, to: number): number[] {
  const telling: number[] = []
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]!
    const word = words[at]!
    if (token.kind === 'break' || token.kind === 'half' || /^(?:qual|quais|que|meia|meio|metade)$/.test(word))
      continue
    const number = readNumberAt(words, at)
    const isPack = /^centos?$/.test(word) && lexicon.packs.has(100)
    const counts =
      number !== null &&
      !isPack &&
      telling.length === 0 &&
      at + number.length < to &&
      !unit.test(words[at + number.length]!)
    if (counts) {
      at += number.length - 1
      continue
    }
    const isNext = telling.at(-1) === at - 1 && lexicon.isPair(tokens[at - 1]?.key, token.key)
    if (isIdle(word) && !isNext && !isPack && !namesItem(lexicon, token)) continue
    telling.push(at)
  }
  return telling
}

function namesItem(lexicon: Lexicon, token: Token): boolean {
  // 'pf' is a plate, where it is no 'por favor'.
  if ((token.word.length < 4 && token.word !== 'pf') || /^(?:esta|hoje|essa|esse|ainda)$/.test(token.word))
    return false
  return [...lexicon.senses(token)].some(([key, cost]) => cost <= 0.1 && lexicon.isName(key))
}
