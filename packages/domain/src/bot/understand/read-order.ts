import { findNamed, findProduct, type Found } from './find-product'
import { readNumberAt, type ReadNumber } from './number-words'
import type { Pause } from './order-entry'
import type { OrderToken } from './order-tokens'
import { asides, fillers, joiners, measures, notCounted, oneWordRemarks, refusals } from './order-words'
import type { ProductIndex } from './product-index'
import { remarkKeys } from './product-words'
import { beginsRemark, endOfRemark } from './read-remark'
import { productOf, sliceOf, type Reading } from './reading'
import { takeProduct } from './take-product'

const asking = /^(quero|queria|manda|mande|traz|coloca|bota|ve|adiciona|separa)$/

/** Goes through a message once, product by product; what is neither product, remark nor quantity is passed over. */
export function readOrder(text: string, tokens: readonly OrderToken[], index: ProductIndex): Reading {
  const words = tokens.map(({ word }) => word)
  const reading: Reading = {
    text,
    tokens,
    words,
    index,
    entries: [],
    unknown: [],
    early: [],
    after: 'break',
    aside: false,
  }
  for (let place = 0; place < tokens.length;) place = step(reading, place)
  return reading
}

/** Reads what begins at a place; answers the place behind it. */
function step(reading: Reading, place: number): number {
  const { tokens, words, index } = reading
  const word = words[place]!
  if (tokens[place]!.kind === 'break') return pause(reading, 'break', place + 1)
  if (beginsRemark(tokens, place) && !findNamed(tokens, index, place)) return readRemark(reading, place)
  const number = quantityAt(tokens, words, place)
  if (number && remarkOfSome(reading, place + number.length, number.value))
    return readRemark(reading, place, number.length)
  const end = number ? readCounted(reading, place, number) : readUncounted(reading, place)
  if (end !== null) return end
  if (number) return readUnknown(reading, place, place + number.length)
  if (/^(e|mais|tambem)$/.test(word)) return pause(reading, 'e', place + 1)
  if (word === 'com') return readWith(reading, place)
  if (asides.has(word)) reading.aside = true
  else if (asking.test(word)) reading.aside = false
  else if (reading.after === 'e' && reading.entries.length > 0) return readUnknown(reading, place, place)
  return place + 1
}

function pause(reading: Reading, after: Pause, end: number): number {
  reading.after = after
  reading.aside = false
  return end
}

/** A figure that is no whole number ('1,5', '2.000') is no quantity that could be ordered. */
function quantityAt(
  tokens: readonly OrderToken[],
  words: readonly string[],
  place: number,
): ReadNumber | null {
  const number = readNumberAt(words, place)
  return number ?? (tokens[place]!.kind === 'number' ? { value: 0, length: 1 } : null)
}

/** Whether so many of the product before are asked for otherwise: '2 x-bacon, um sem cebola'. */
function remarkOfSome({ tokens, words, entries }: Reading, place: number, count: number): boolean {
  const last = entries.at(-1)
  if (!last || count < 1 || count > last.quantity) return false
  const next = tokens[place + 1]
  return beginsRemark(tokens, place) || (words[place] === 'com' && next?.kind === 'word')
}

/** Keeps a remark; `counted` words before it say of how many. */
function readRemark(reading: Reading, place: number, counted = 0): number {
  const { tokens, words, index, entries } = reading
  const last = entries.at(-1)
  const start = place + counted
  const end = endOfRemark(tokens, index, start, last ? productOf(reading, last.found) : null)
  const said = sliceOf(reading, place, end)
  if (last) last.remarks.push(said)
  else if (!refusals.has(words[start]!)) reading.early.push(said)
  return end
}

/** 'com' before another product joins the two; else what follows is a remark on the one before. */
function readWith(reading: Reading, place: number): number {
  const next = reading.tokens[place + 1]
  const last = reading.entries.at(-1)
  if (!next || next.kind === 'break' || !last) return place + 1
  const product = productOf(reading, last.found)
  const own = product !== null && remarkKeys(product).has(next.key)
  const another = readNumberAt(reading.words, place + 1) !== null || (reading.index.isHead(next.key) && !own)
  return another || reading.aside ? pause(reading, 'com', place + 1) : readRemark(reading, place)
}

function readCounted(reading: Reading, place: number, number: ReadNumber): number | null {
  const { tokens, words, index } = reading
  const behind = place + number.length
  if (notCounted.has(words[behind] ?? '')) return behind + 1
  const name = beginsName(reading, place, number) ? findAt(reading, place, false) : null
  const counted = measures.has(tokens[behind]?.key ?? '') ? null : findAt(reading, behind, true)
  if (name && name.found.end >= (counted?.found.end ?? 0)) {
    const others = counted?.found.products.filter((product) => !name.found.candidates.has(product)) ?? []
    const products = [...name.found.products, ...others]
    return takeProduct(
      reading,
      place,
      name.start,
      { ...name.found, products, sure: name.found.sure && others.length === 0 },
      null,
    )
  }
  if (!counted || (reading.aside && !index.isHead(tokens[counted.start]!.key))) return null
  return takeProduct(reading, place, counted.start, counted.found, number)
}

/** Whether the figure itself may be the beginning of a name ('4 queijos') or a size ('500 ml de açaí'). */
function beginsName({ tokens, index }: Reading, place: number, { length }: ReadNumber): boolean {
  const next = tokens[place + 1]
  if (!next || length > 1) return false
  if (measures.has(next.key) || index.isPair(tokens[place]!.key, next.key)) return true
  return (findNamed(tokens, index, place)?.end ?? 0) > place + 1
}

function readUncounted(reading: Reading, place: number): number | null {
  const looked = findAt(reading, place, false)
  if (!looked || (reading.aside && (!looked.found.whole || looked.found.carried))) return null
  return takeProduct(reading, place, looked.start, looked.found, null)
}

/** The product that begins at a place, past 'de', 'desse' and, behind a quantity, 'unidades'. */
function findAt(
  { tokens, words, index, entries }: Reading,
  from: number,
  counted: boolean,
): { found: Found; start: number } | null {
  let start = from
  if (counted && /^(un|und|unid|unidades?|vezes)$/.test(words[start] ?? '')) start += 1
  while (/^(d[eao]s?|desse|dessa|daquele|daquela)$/.test(words[start] ?? '')) start += 1
  const token = tokens[start]
  if (!token || token.kind === 'break') return null
  const carry = entries.at(-1)?.head ?? null
  const ofBefore = start > from && words[start - 1] === 'de' && carry !== null
  const idle = [fillers, joiners, asides].some((words) => words.has(token.word))
  if (!idle) {
    const found = findProduct(tokens, index, start, { carry, ofBefore, counted })
    return found && { found, start }
  }
  const named = findNamed(tokens, index, start)
  const carried = counted && carry ? findProduct(tokens, index, start, { carry, ofBefore, counted }) : null
  const found = named ?? (carried?.sure && carried.whole ? carried : null)
  return found && { found, start }
}

/** Keeps words behind a quantity, or behind an 'e' after a product, that mean no product. */
function readUnknown(reading: Reading, from: number, start: number): number {
  const { tokens, words, index, aside } = reading
  let end = start
  let telling = 0
  for (; end < tokens.length && tokens[end]!.kind === 'word'; end += 1) {
    const token = tokens[end]!
    if (/^(e|mais)$/.test(token.word) || asides.has(token.word)) break
    if (beginsRemark(tokens, end) && !oneWordRemarks.has(token.word)) break
    if (end > start && (readNumberAt(words, end) !== null || index.isHead(token.key))) break
    if (!fillers.has(token.word) && !joiners.has(token.word)) telling += 1
  }
  if (telling > 0 && !aside) {
    reading.unknown.push(sliceOf(reading, from, end))
    reading.after = 'none'
  }
  return Math.max(end, from + 1)
}
