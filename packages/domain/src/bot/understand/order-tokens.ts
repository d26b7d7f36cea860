import { numberOf } from './number-words'
import { MAX_TEXT, plainLetters } from './plain-words'
import { wordKey } from './word-key'

/** A word, a figure or a pause of a message. */
export interface OrderToken {
  kind: 'word' | 'number' | 'break'
  /** Without case and accents; of a pause its character. */
  word: string
  /** Alike for words of one meaning and spelling (see `wordKey`); a number word has that of its figure. */
  key: string
  /** Where it stands in the message. */
  start: number
  end: number
}

const parts =
  /(?<![\p{L}\p{N}])[csp]\/|\p{Nd}[\p{Nd}\p{M}]*(?:[.,]\p{Nd}[\p{Nd}\p{M}]*)?|🔟|\p{L}[\p{L}\p{M}]*|[\n,;+&!?|:]|\.(?=\s|$)/giu
const short: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['c/', 'com'],
  ['s/', 'sem'],
  ['p/', 'para'],
  ['🔟', '10'],
])

/** The tokens of a message or of a product's name; figures beside letters stand apart ('2x', '500ml'). */
export function orderTokens(text: string): OrderToken[] {
  return Array.from(text.slice(0, MAX_TEXT).matchAll(parts), ({ 0: said, index }) => {
    const word = short.get(said.toLowerCase()) ?? plainLetters(said)
    const kind = /^[\p{L}]/u.test(word) ? 'word' : /^\d/.test(word) ? 'number' : 'break'
    return { kind, word, key: keyOf(word), start: index, end: index + said.length }
  })
}

function keyOf(word: string): string {
  const value = numberOf(word)
  if (value !== null && value !== 1) return String(value)
  return /^\d/.test(word) ? word.replace(',', '.').replace(/^0+(?=\d)/, '') : wordKey(word)
}
