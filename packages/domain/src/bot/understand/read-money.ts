import { withoutCourtesy } from './courtesy'
import { readNumberAt } from './number-words'
import { MAX_TEXT, plainWords } from './plain-words'

/** R$ 10.000,00: nobody pays a delivery with a larger sum in cash. */
const MAX_CENTS = 1_000_000

const figure = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:[.,](\d{1,2}))?(?![\d.,]*\d)/
const asides = new Set(
  (
    'troco trocos pra para pro p de r rs reais real conto contos pila pilas pau paus mango mangos dinheiro vou pagar pago ' +
    'pagarei dar dou com em uma a o so e nota notas cedula tenho vai ser sera precisa preciso quero queria manda mande leva ' +
    'levar trazer traz me especie mesmo tem'
  ).split(' '),
)
const slang: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['cinquentao', 'cinquenta'],
  ['cinquentinha', 'cinquenta'],
  ['cenzao', 'cem'],
  ['vintao', 'vinte'],
  ['dezao', 'dez'],
])
const wordsOfMoney = /^(reais|real|conto|contos|pila|pilas|pau|paus|mango|mangos)$/

/**
 * Cents that a message names, when it names one sum and nothing else: 'troco pra 50', 'R$ 100,00', '100', 'cem',
 * 'cinquenta reais', '20 conto', 'uma nota de 100'. Null without a sum, with two, from R$ 10.000,01 on, and for nothing
 * ('sem troco', '0').
 */
export function readMoney(text: string): number | null {
  const plain = text.slice(0, MAX_TEXT).normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ')
  if (/[-−]\s*(r\$\s*)?\d/i.test(plain)) return null
  const found = figure.exec(plain)
  const cents = found ? centsOf(found, plain) : centsInWords(plain)
  return cents !== null && cents > 0 && cents <= MAX_CENTS ? cents : null
}

function centsOf(found: RegExpExecArray, plain: string): number | null {
  const [all, whole, part = ''] = found
  const rest = `${plain.slice(0, found.index)} ${plain.slice(found.index + all.length)}`
  const words = withoutCourtesy(plainWords(rest))
  const thousand = words[0] === 'mil' && part === ''
  if (!words.slice(thousand ? 1 : 0).every((word) => asides.has(word))) return null
  return Number(whole!.replace(/\./g, '')) * (thousand ? 100_000 : 100) + Number(part.padEnd(2, '0'))
}

function centsInWords(plain: string): number | null {
  const words = withoutCourtesy(plainWords(plain)).map((word) => slang.get(word) ?? word)
  const place = words.findIndex((_, at) => beginsSum(words, at))
  if (place < 0) return null
  const number = readNumberAt(words, place)!
  const rest = [...words.slice(0, place), ...words.slice(place + number.length)]
  return rest.every((word) => asides.has(word)) ? number.value * 100 : null
}

/** 'uma nota de cem' is a hundred: an article before a noun is no sum. */
function beginsSum(words: readonly string[], place: number): boolean {
  const number = readNumberAt(words, place)
  if (number === null) return false
  return number.value !== 1 || wordsOfMoney.test(words[place + 1] ?? '')
}
