import { numberOf, readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'
import { saysNothing } from '../../explain/fillers'
import { amountAt, type Measure } from '../../menu/measures'
import type { Token } from '../../tokens'
import { anewBehind, overBehind } from './said-anew'

/** From here on a figure before 'de' is a weight where weights were said before. */
const LEAST_WEIGHT = 50
/** From here on it is one wherever something is sold by the gram: '500 de carne moída'. */
const LEAST_BARE_WEIGHT = 100

/** 'meio quilo de acém e meio de coração', '500g de linguiça e 500 da apimentada': the unit holds for what follows. */
export function withUnits(text: Text): Text {
  const { tokens, words, lexicon } = text
  const told: Token[] = []
  let unit: Token | null = null
  let spoken: { unit: Token; of: Measure['unit'] } | null = null
  const sellsGrams =
    lexicon.packs.size === 0 &&
    lexicon.items.some(({ types }) => types.some(({ measure }) => measure?.unit === 'g'))
  let read = 0
  for (let at = 0; at < tokens.length; at += 1) {
    told.push(tokens[at]!)
    const amount = amountAt(words, at)
    const last: Token | undefined = amount ? tokens[amount.at - 1] : undefined
    if (last && /^(?:kg|g|gr|gramas?)$/.test(last.word)) unit = last
    if (last && amount && amount.one > 1) spoken = { unit: last, of: amount.unit }
    const isWithin = at < read
    read = Math.max(read, amount?.at ?? 0, at + (readNumberAt(words, at)?.length ?? 0))
    const isHalf = /^mei[oa]$/.test(words[at]!)
    const number = isHalf ? { value: 0, length: 1 } : readNumberAt(words, at)
    const end = at + (number?.length ?? 1)
    const isBare = number !== null && amount === null && /^d[aeo]$/.test(words[end] ?? '') && end === at + 1
    // 'um cento de kibe e meio de coxinha'
    const hundred =
      isHalf && isBare && !unit && lexicon.packs.has(50)
        ? tokens.slice(0, at).find(({ word }) => /^centos?$/.test(word))
        : undefined
    if (hundred && !isWithin) {
      told.push(...anewBehind(tokens[at]!, [{ ...hundred, word: 'cento', key: 'cento' }]))
      continue
    }
    // '5 litros de água sanitária e 2 de desinfetante': what is sold by that alone is meant by it.
    if (
      spoken &&
      isBare &&
      !isWithin &&
      !isHalf &&
      number.value < LEAST_WEIGHT &&
      isSoldBy(text, end + 1, spoken.of)
    ) {
      told.push(...anewBehind(tokens[at]!, [spoken.unit]))
      continue
    }
    const isWeight = !unit && !isHalf && (number?.value ?? 0) >= LEAST_BARE_WEIGHT
    const isGrams = isWeight && (sellsGrams || (isBare && isSoldBy(text, end + 1, 'g')))
    if ((!unit && !isGrams) || isWithin || !isBare || !(isHalf || number.value >= LEAST_WEIGHT)) continue
    const word = isHalf ? 'kg' : 'g'
    const said: Token = { ...tokens[at]!, kind: 'word', word, key: word }
    told.push(...anewBehind(tokens[at]!, [said]))
  }
  return told.length === tokens.length ? text : { ...text, tokens: told, words: told.map(({ word }) => word) }
}

/** Whether whatever is called by the word at a place is sold by weight, or by how much it holds. */
function isSoldBy({ tokens, lexicon }: Text, at: number, unit: Measure['unit']): boolean {
  const token = tokens[at]
  if (!token) return false
  const items = [...lexicon.senses(token).keys()]
    .flatMap((key) => lexicon.having(key).filter(({ name }) => name.includes(key)))
    .filter(({ types }) => types.length > 0)
  return items.length > 0 && items.every(({ types }) => types.every(({ measure }) => measure?.unit === unit))
}

/** 'beijinho cento e uma coca', 'coca seiscentos e uma brahma': what is sold so is no part of a number. */
export function hundredsApart(text: Text): Text {
  const { tokens, words, lexicon } = text
  const told = tokens.map((token, at): Token => {
    const next = numberOf(words[at + 1] ?? '')
    const before = numberOf(words[at - 1] ?? '') ?? 0
    const isSold =
      before >= 100 &&
      (words[at - 1] === 'cento' ? lexicon.packs.has(100) : isSize(text, tokens[at - 1]!.key))
    // 'ovos com trinta e meio quilo de carne'
    const isHalfOfNext =
      /^(?:com|de)$/.test(words[at - 2] ?? '') &&
      before > 0 &&
      /^mei[oa]$/.test(words[at + 1] ?? '') &&
      amountAt(words, at + 1) !== null
    const isApart = token.word === 'e' && ((isSold && next !== null && next < 10) || isHalfOfNext)
    return isApart ? { ...token, kind: 'break', word: ',', key: ',' } : token
  })
  return { ...text, tokens: told, words: told.map(({ word }) => word) }
}

/** Whether something is sold in a size with that figure: '600' of '600 ml'. */
function isSize({ lexicon }: Text, key: string): boolean {
  return lexicon.items.some(
    ({ types, holds, name }) =>
      types.some(({ keys }) => keys.includes(key)) || (holds !== null && name.includes(key)),
  )
}

/** 'três bolas de sorvete' is a 'Sorvete' of that size, where it comes in '3 bolas'. */
export function sizeFirst(text: Text): Text {
  const { tokens, words, lexicon } = text
  let told = tokens
  for (let at = 0; at + 3 < tokens.length; at += 1) {
    const [count, unit, of, head] = tokens.slice(at, at + 4)
    if (words[at + 2] !== 'de' || !/^\d+$/.test(count!.key) || /^d[aeo]s?$/.test(words[at - 1] ?? ''))
      continue
    const isSold = lexicon
      .having(head!.key)
      .some(
        ({ name, types }) =>
          name[0] === head!.key &&
          types.some(({ keys }) => keys.length === 2 && keys[0] === count!.key && keys[1] === unit!.key),
      )
    if (isSold)
      told = told.flatMap((token) =>
        token === count ? [head!, of!, count!] : token === of || token === head ? [] : [token],
      )
  }
  return told === tokens ? text : { ...text, tokens: told, words: told.map(({ word }) => word) }
}

/** 'bisteca 1k banha 1 mandioca 2': a list whose counts stand behind, apart where each ends. */
export function countedBehind(text: Text): Text {
  const { tokens, words, lexicon } = text
  // 'água c gás 1': of a name.
  const isOfName = (at: number) => {
    const key = tokens[at + 1]?.key
    return key !== undefined && lexicon.isName(key) && readNumberAt(words, at - 1) === null
  }
  if (
    tokens.some(
      ({ kind, word }, at) =>
        kind === 'break' || /^(?:e|mais)$/.test(word) || (/^(?:com|sem|de)$/.test(word) && !isOfName(at)),
    )
  )
    return text
  const first = tokens.findIndex((_, at) => !saysNothing(text, at))
  if (first < 0 || tokens[first]!.kind !== 'word' || readNumberAt(words, first) !== null) return text
  const isSpoken = numberOf(words.at(-1) ?? '') !== null && tokens.at(-1)!.kind === 'word'
  const ends = tokens.flatMap((token, at) => {
    const counts = token.kind === 'number' || (isSpoken && numberOf(words[at]!) !== null)
    const amount = counts ? amountAt(words, at) : null
    return counts ? [amount?.at ?? at + 1] : []
  })
  if (ends.length < 2 || ends.at(-1) !== tokens.length) return text
  const told = tokens.flatMap((token, at) => (ends.includes(at + 1) ? [token, overBehind(token)] : [token]))
  return { ...text, tokens: told, words: told.map(({ word }) => word) }
}

/** 'leite 2 e manteiga', 'guaraná 2 e coca lata 1': a figure before an 'e' with a name behind it counts what stands before. */
export function countedBeforeAnd(text: Text): Text {
  const { tokens, words, lexicon } = text
  if (words.some((word) => word === 'mais')) return text
  const ands: number[] = []
  let from = 0
  for (const to of tokens.keys()) {
    if (tokens[to]!.kind !== 'break' && words[to] !== 'e') continue
    const next = tokens[to + 1]
    const isNext =
      next?.kind === 'word' &&
      [...lexicon.senses(next)].some(([key, cost]) => cost <= 0.1 && lexicon.isName(key.split(' ')[0]!))
    if (words[to] === 'e' && isNext && isCountedBehind(text, from, to)) ands.push(to)
    from = to + 1
  }
  if (ands.length === 0) return text
  const told = tokens.flatMap((token, at) =>
    ands.includes(at) ? [overBehind(tokens[at - 1] ?? token), token] : [token],
  )
  return { ...text, tokens: told, words: told.map(({ word }) => word) }
}

/** Whether a run begins with a word and ends with a figure that is no measure. */
function isCountedBehind(text: Text, from: number, to: number): boolean {
  const { tokens, words } = text
  let first = from
  while (first < to && saysNothing(text, first) && readNumberAt(words, first) === null) first += 1
  const isNamed = first < to - 1 && tokens[first]!.kind === 'word' && readNumberAt(words, first) === null
  const isUnits = /^(?:unidades?|unid|un|pecas?|pacotes?|caixas?|sacos?|latas?)$/.test(words[to - 1]!)
  const last = tokens[isUnits ? to - 2 : to - 1]!
  return isNamed && last.kind === 'number' && /^\d{1,2}$/.test(last.word)
}

/** 'ambas com arroz' is 'as duas com arroz'; 'ambas as duas' already is. */
export function bothApart(text: Text): Text {
  if (!text.words.some((word) => /^amb[oa]s$/.test(word))) return text
  const tokens = text.tokens.flatMap((token, at): Token[] => {
    const found = /^amb([oa])s$/.exec(token.word)
    if (!found) return [token]
    if (/^[oa]s$/.test(text.words[at + 1] ?? '')) return []
    const article: Token = { ...token, word: `${found[1]}s`, key: found[1]! }
    const word = found[1] === 'o' ? 'dois' : 'duas'
    return [article, ...anewBehind(token, [{ ...token, word, key: '2' }])]
  })
  return { ...text, tokens, words: tokens.map(({ word }) => word) }
}
