import { readNumberAt } from './number-words'
import { plainWords } from './plain-words'

const without = /(?:^|\W)(?:s\/?n[º°o]?|sem n[uú]mero)(?:\W|$)/i

/** Whether an address says its number, in figures or words, or that it has none. */
export function isNumbered(address: string): boolean {
  if (/\d/.test(address) || without.test(address)) return true
  const words = plainWords(address)
  return words.some((word, at) => {
    const number = readNumberAt(words, at)
    return word === 'numero' || (number !== null && number.value > 1 && !isStreet(words, at, number.length))
  })
}

/** 'Rua Sete', 'Rua Vinte e Quatro de Maio': the number is the street's name. */
function isStreet(words: readonly string[], at: number, length: number): boolean {
  return at < 2 || words[at + length] === 'de'
}
