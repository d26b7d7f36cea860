import { MAX_QUANTITY } from '../model/limits'
import { withoutCourtesy } from './courtesy'
import { readNumberAt } from './number-words'
import { plainWords } from './plain-words'

const asides =
  /^(quero|queria|vou|querer|ser|pode|me|ve|manda|mande|coloca|bota|poe|so|somente|apenas|sao|x|vezes)$/
const units = /^(x|vezes|un|und|uni|unid|unidade|unidades|so|somente|apenas|mesmo|delas|deles)$/
/** A minus, a part, a sum, a time or money: a figure, but not how many. */
const otherFigure = /[-−–]\d|\d\s*[.,:/+%*]\s*\d|[$%½¼]/

/**
 * How many, when the whole message says it: 1 to 99 in figures, words or emoji ('2', 'duas', '2x', 'x2', 'meia dúzia',
 * '2️⃣', 'quero 3 por favor'). Null for everything else: nothing, parts, negative numbers, more than 99, 'muitos'.
 */
export function readQuantity(text: string): number | null {
  if (otherFigure.test(text)) return null
  const words = withoutCourtesy(plainWords(text))
  let place = words.findIndex((word) => !asides.test(word))
  if (place < 0) return null
  const number = readNumberAt(words, place)
  if (number === null) return null
  place += number.length
  if (!words.slice(place).every((word) => units.test(word))) return null
  return number.value >= 1 && number.value <= MAX_QUANTITY ? number.value : null
}
