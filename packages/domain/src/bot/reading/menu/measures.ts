import { MAX_QUANTITY } from '../../model/limits'
import { readNumberAt } from '../../understand/number-words'
import { tokensOf } from '../tokens'

/** So much of something, in grams, millilitres, centimetres or pieces. */
export interface Measure {
  unit: 'g' | 'ml' | 'cm' | 'piece'
  much: number
}

/** An amount that was said: the word behind it, and how much one of its unit is. */
export interface SaidAmount extends Measure {
  at: number
  one: number
}

/** A price type that may be named after a measure: '500 g'. */
interface Measured {
  name: string
  measure: Measure | null
}

const units: readonly (readonly [RegExp, Measure])[] = [
  [/^(kg|k)$/, { unit: 'g', much: 1000 }],
  [/^(g|gr|gramas?)$/, { unit: 'g', much: 1 }],
  [/^(l|lts?|litros?)$/, { unit: 'ml', much: 1000 }],
  [/^ml$/, { unit: 'ml', much: 1 }],
  [/^metros?$/, { unit: 'cm', much: 100 }],
]
const DOZEN = 12
const HUNDRED = 100
const MOST_PORTIONS = 2
/** Fewer pieces than these are ordered one by one. */
const LEAST_PACK = 6

/** What a price type is named after: '500 g', '1 litro', 'Meia dúzia', 'Bandeja com 12', '10 unidades'; null for none. */
export function measureOf(type: string): Measure | null {
  const all = tokensOf(type).flatMap(({ kind, word }) => (kind === 'break' ? [] : [word]))
  // 'Pote 300 g': what it comes in says nothing of how much it is.
  const words =
    /^(?:pote|copo|garrafa|saco|saca|pacote|lata|balde|bandeja|galao)$/.test(all[0] ?? '') &&
    /^\d/.test(all[1] ?? '')
      ? all.slice(1)
      : all
  const amount = amountAt(words, 0)
  if (amount?.at === words.length) return { unit: amount.unit, much: amount.much }
  const pieces = piecesIn(words)
  return pieces === null ? null : { unit: 'piece', much: pieces }
}

function piecesIn(words: readonly string[]): number | null {
  const number = readNumberAt(words, 0)
  const last = words.at(-1) ?? ''
  const isCounted = /^(un|und|unid|unidades?|pecas?|fatias|pedacos)$/.test(last)
  if (isCounted && words.length === 1) return 1
  if (isCounted && number?.length === words.length - 1) return number.value
  if (/^(duzias?|cento)$/.test(last) && number?.length === words.length) return number.value
  return words.length === 3 && words[1] === 'com' && /^\d+$/.test(last) ? Number(last) : null
}

/** The amount that begins at a place of plain words: '2 kg', 'meio litro', '1,5 l', 'quilo e meio'; null where none does. */
export function amountAt(words: readonly string[], place: number): SaidAmount | null {
  const first = words[place] ?? ''
  const { value, length } = valueAt(words, place)
  const unit = units.find(([form]) => form.test(words[place + length] ?? ''))?.[1]
  const isBare =
    length === 0 && (!/^(kg|litro|metro)$/.test(first) || /^mei[oa]$|\d/.test(words[place - 1] ?? ''))
  if (!unit || isBare) return null
  const { much: one } = unit
  const at = place + length + 1
  // '500 g e meio quilo de girassol' are of two products.
  const isMore =
    Number.isInteger(value) &&
    words[at] === 'e' &&
    /^mei[oa]$/.test(words[at + 1] ?? '') &&
    !units.some(([form]) => form.test(words[at + 2] ?? ''))
  return isMore
    ? { unit: unit.unit, one, much: (value + 0.5) * one, at: at + 2 }
    : { unit: unit.unit, one, much: value * one, at }
}

function valueAt(words: readonly string[], place: number): { value: number; length: number } {
  const word = words[place] ?? ''
  if (/^mei[oa]$/.test(word)) return { value: 0.5, length: 1 }
  if (/^\d+[.,]\d+$/.test(word)) return { value: Number(word.replace(',', '.')), length: 1 }
  return readNumberAt(words, place) ?? { value: 1, length: 0 }
}

/** So many of one price type. */
export interface Portion {
  type: string
  times: number
}

/**
 * The price types and how often of each an amount is: '3 kg' of what is sold by 500 g and 1 kg is three of the kilo,
 * 'quilo e meio' one of each. Null where it is not plain.
 */
export function soldAs(types: readonly Measured[], { unit, much, one }: SaidAmount): Portion[] | null {
  const alike = types.filter(({ measure }) => measure?.unit === unit)
  const exact = alike.find(({ measure }) => measure?.much === much)
  if (exact) return [{ type: exact.name, times: 1 }]
  const single = alike.find(({ measure }) => measure?.much === one)
  const times = much / one
  if (single && Number.isInteger(times) && times <= MAX_QUANTITY) return [{ type: single.name, times }]
  return unit === 'ml' ? null : putTogether(alike, much)
}

/**
 * Pieces of what is sold in packs: 36 of what there is by the dozen are three, 200 by the hundred two, 150 one of a
 * hundred and one of fifty; what no pack is, is so many of the single one where there is that. Null where it is not
 * plain.
 */
export function inPacks(types: readonly Measured[], pieces: number): Portion[] | null {
  const packs = types.filter(({ measure }) => measure?.unit === 'piece')
  const single = packs.find(({ measure }) => measure?.much === 1)
  const exact = packs.find(({ measure }) => measure?.much === pieces)
  if (exact && pieces > 1) return [{ type: exact.name, times: 1 }]
  if (pieces >= LEAST_PACK || single) {
    if (exact) return [{ type: exact.name, times: 1 }]
    for (const much of [HUNDRED, DOZEN]) {
      const pack = pieces % much === 0 ? packs.find(({ measure }) => measure?.much === much) : undefined
      if (pack) return [{ type: pack.name, times: pieces / much }]
    }
  }
  if (single && pieces <= MAX_QUANTITY) return [{ type: single.name, times: pieces }]
  return pieces >= LEAST_PACK ? putTogether(packs, pieces) : null
}

/** The fewest portions that are so much together, the largest first; null where they do not come to it, or are many. */
function putTogether(types: readonly Measured[], much: number): Portion[] | null {
  const portions: Portion[] = []
  let left = much
  const sizes = [...types].sort((one, other) => other.measure!.much - one.measure!.much)
  for (const { name, measure } of sizes) {
    const times = Math.floor(left / measure!.much)
    if (times === 0) continue
    portions.push({ type: name, times })
    left -= times * measure!.much
  }
  const isPlain =
    left === 0 && portions.length <= MOST_PORTIONS && portions.every(({ times }) => times <= MAX_QUANTITY)
  return isPlain ? portions : null
}
