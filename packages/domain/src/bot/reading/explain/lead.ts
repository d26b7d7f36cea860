import { readNumberAt } from '../../understand/number-words'
import { asides, halves } from '../vocabulary/word-sets'
import { asideEnd } from './ends'
import type { Text } from './explanation'
import { saysNothing } from './fillers'

/** How many are ordered, at the beginning of a run. */
export interface Lead {
  quantity: number | null
  /** The token behind it, and how many tokens it takes. */
  at: number
  takes: number
  /** 'os dois': what follows is said of each. */
  each?: boolean
  /** 'vinte reais de pão': as much as that costs. */
  worth?: boolean
}

/** Reads how many are ordered; the quantity is null where it is not said, 0 where it is no whole number. */
export function leadOf(text: Text, from: number, to: number): Lead {
  const { tokens, words, lexicon } = text
  let at = from
  for (;;) {
    while (
      at < to &&
      (tokens[at]!.kind === 'break' ||
        (saysNothing(text, at) && !/^outr[oa]$/.test(words[at]!) && readNumberAt(words, at) === null))
    )
      at += 1
    if (at >= to || !asides.has(words[at]!)) break
    const end = asideEnd(text, at + 1, to)
    if (end - at > 4 || end >= to || readNumberAt(words, end) === null) break
    at = end
  }
  if (at >= to) return { quantity: null, at: from, takes: 0 }
  if (/^outr[oa]$/.test(words[at]!)) return { quantity: 1, at: at + 1, takes: 1 }
  if (/^(?:nu?ma?|uma?)$/.test(words[at]!) && /^del[ea]s$/.test(words[at + 1] ?? ''))
    return { quantity: 1, at: at + 2, takes: 2 }
  if (words[at] === 'cento' && lexicon.isName('100')) return { quantity: null, at, takes: 0 }
  if (tokens[at]!.kind === 'times' && (at === 0 || tokens[at - 1]!.kind === 'break'))
    return { quantity: Number(tokens[at]!.key), at: at + 1, takes: 1 }
  if (halves.has(words[at]!) && !/^(duzia|cento)/.test(words[at + 1] ?? ''))
    return { quantity: null, at, takes: 0 }
  const worth = isDollar(text, at) ? at + 2 + (readNumberAt(words, at + 1)?.length ?? 1) : to
  if (worth < to && tokens[at + 1]?.kind !== 'break' && words[worth - 1] === 'de')
    return { quantity: null, at: worth, takes: worth - at, worth: true }
  const number = readNumberAt(words, at)
  if (number === null && tokens[at]!.kind === 'number' && !isMeasureAt(text, at + 1))
    return { quantity: 0, at: at + 1, takes: 1 }
  if (number === null || at + number.length > to || isMeasureAt(text, at + number.length))
    return { quantity: null, at, takes: 0 }
  // 'aquela de 4 queijos', 'meia quatro queijos' is one of that name.
  const isNamed = lexicon.isPair(tokens[at]!.key, tokens[at + number.length]?.key)
  if (/^(?:de|meia|metade)$/.test(words[at - 1] ?? '') && isNamed) return { quantity: null, at, takes: 0 }
  const of = at + number.length + 1
  if (
    /^(?:reais|conto|contos|pila|pilas|pau|paus|mango|mangos|prata|pratas)$/.test(words[of - 1] ?? '') &&
    words[of] === 'de' &&
    of < to
  )
    return { quantity: null, at: of + 1, takes: of + 1 - at, worth: true }
  if (number.value > 1 && at > 0 && /^[oa]s$/.test(words[at - 1]!))
    return { quantity: null, at: at + number.length, takes: 0, each: true }
  // 'dois centos de docinho' are two of a 'Cento de docinhos'.
  const isOfName =
    number.length > 1 && number.value % 100 === 0 && isHundred(words[of - 2]!) && lexicon.isName('100')
  // 'um par de pedais' is one of a 'Par de pedais'.
  const pair = at + number.length - 1
  if (/^par(?:es)?$/.test(words[pair]!) && pair > at && isSoldInPairs(text, pair))
    return { quantity: readNumberAt(words.slice(at, pair), 0)!.value, at: pair, takes: pair - at }
  let end = at + number.length - (isOfName ? 1 : 0)
  if (isOfName) return { quantity: number.value / 100, at: end, takes: end - at }
  if (tokens[end]?.kind === 'break' && tokens[end]!.word !== '*') return { quantity: null, at, takes: 0 }
  // 'hot roll com 8 e temaki': of what stands before it.
  if (words[end] === 'com' && number.value >= LEAST_SIZE && end > 1) return { quantity: null, at, takes: 0 }
  if (words[end] === 'e' && number.value > 3 && end > 1 && !/^mei[oa]$/.test(words[end + 1] ?? ''))
    return { quantity: null, at, takes: 0 }
  // '… 8 peças e uramaki skin 4 peças': of what stands before it.
  if (
    /^(?:pecas|fatias|pedacos)$/.test(words[end] ?? '') &&
    !/^d[aeo]$/.test(words[end + 1] ?? '') &&
    end > 1
  )
    return { quantity: null, at, takes: 0 }
  if (/^(x|un|und|unid|unidade|unidades|vezes)$/.test(words[end] ?? '') && end < to) {
    const isName = words[end] === 'x' && tokens[end]!.start > tokens[end - 1]!.end
    // '… 25 unidades um bolo': so many of what stands before it.
    if (words[end] !== 'x' && readNumberAt(words, end + 1) !== null) return { quantity: null, at, takes: 0 }
    if (!isName) end += 1
  }
  return { quantity: number.value, at: end, takes: end - at }
}

/** 'R$' of 'R$ 20 de pão'. */
function isDollar({ text, tokens, words }: Text, at: number): boolean {
  return words[at] === 'r' && /^\s?\$/.test(text.slice(tokens[at]!.end, tokens[at]!.end + 2))
}

/** Whether what a pair is said of has that word in its name. */
function isSoldInPairs({ tokens, words, lexicon }: Text, at: number): boolean {
  const next = /^d[aeo]$/.test(words[at + 1] ?? '') ? at + 2 : at + 1
  return lexicon.isPair('par', tokens[next]?.key)
}

function isHundred(word: string): boolean {
  return /^centos?$/.test(word)
}

/** Whether how many were said in hundreds or dozens, and something is sold so: 'meio cento', 'duas dúzias'. */
export function isInPacks({ words, lexicon: { packs } }: Text, { at, takes }: Lead): boolean {
  if (packs.size === 0) return false
  const said = words.slice(at - takes, at)
  return (
    (said.some(isHundred) && (packs.has(100) || packs.has(50))) ||
    (said.some((word) => /^(?:duzias?|dz)$/.test(word)) && (packs.has(12) || packs.has(6)))
  )
}

/** From here on a figure before 'com' is a size: 'açaí de 500 com granola'. */
const LEAST_SIZE = 100

/** So many of them before a 'g' are grams, no size. */
const LEAST_GRAMS = 50

/** 'l' of '3l', 'ml' of '500 ml', 'g' of '400g'. */
export function isMeasureAt({ tokens, words }: Text, place: number): boolean {
  const token = tokens[place]
  if (!token || tokens[place - 1]?.kind === 'break') return false
  const before = tokens[place - 1]
  const isBeside = before?.end === token.start || Number(before?.key) >= LEAST_GRAMS
  return (
    /^(l|lts?|litros?|ml|kg|quilos?|gr|gramas?|metros?)$/.test(words[place]!) ||
    (isBeside && /^[gk]$/.test(words[place]!))
  )
}

/** 'um de queijo' behind 'um cento de carne': what it is so many of, was said before. `at` is the place behind the number. */
export function isOfBefore({ words }: Text, at: number): boolean {
  return words[at] === 'de' && at > 0 && !/^(duzias?|dz|centos?|mei[oa])$/.test(words[at - 1]!)
}
