import { findNamed } from './find-product'
import { readNumberAt } from './number-words'
import type { OrderToken } from './order-tokens'
import {
  asides,
  fillers,
  joiners,
  muchOrLittle,
  oneWordRemarks,
  refusals,
  remarkOpeners,
} from './order-words'
import type { ProductIndex } from './product-index'
import { remarkKeys, type Product } from './product-words'

const enders = /^(por|favor|pfv|pf|obrigado|obrigada|obg|valeu|mais)$/
/** Words of asides that may as well stand within a remark ('cebola na chapa', 'que venha quente'). */
const within = /^(no|na|nos|nas|em|que)$/

/** Whether a remark on the product before begins here: 'sem cebola', 'com bastante queijo', 'bem gelada'. */
export function beginsRemark(tokens: readonly OrderToken[], place: number): boolean {
  const token = tokens[place]
  const next = tokens[place + 1]
  if (!token || token.kind !== 'word') return false
  if (oneWordRemarks.has(token.word)) return true
  if (!next || next.kind === 'break') return false
  return token.word === 'com' ? muchOrLittle.has(next.word) : remarkOpeners.has(token.word)
}

/**
 * The token behind a remark that begins at `start`: it goes on to a pause, a quantity or another product, and over an 'e'
 * when a further remark or part follows ('sem cebola e tomate'). What takes back ('não quero coca') goes up to the pause.
 */
export function endOfRemark(
  tokens: readonly OrderToken[],
  index: ProductIndex,
  start: number,
  product: Product | null,
): number {
  const { word: first } = tokens[start]!
  const refusing = refusals.has(first)
  if (oneWordRemarks.has(first)) return start + 1
  let end = start + 1
  while (end < tokens.length && tokens[end]!.kind !== 'break') {
    const opens = end === start + 1 && first === 'com'
    if (!refusing && !opens && endsRemark(tokens, index, end, product)) break
    if (!refusing && namesAnother(tokens, index, start, end)) break
    end += 1
  }
  while (end > start + 1 && (tokens[end - 1]!.word === 'e' || fillers.has(tokens[end - 1]!.word))) end -= 1
  return end
}

function endsRemark(
  tokens: readonly OrderToken[],
  index: ProductIndex,
  place: number,
  product: Product | null,
): boolean {
  const { word } = tokens[place]!
  if (countsAt(tokens, place)) return !beginsRemark(tokens, place + 1)
  if (enders.test(word)) return true
  if (asides.has(word) && !within.test(word)) return true
  return word === 'e' && !goesOn(tokens, index, place + 1, product)
}

/** 'o x-bacon' of 'sem cebola o x-bacon', 'coca zero' of 'sem cebola coca zero'. */
function namesAnother(
  tokens: readonly OrderToken[],
  index: ProductIndex,
  start: number,
  place: number,
): boolean {
  if (/^[oa]s?$/.test(tokens[place]!.word)) {
    return tokens[start]!.word === 'sem' && index.isHead(tokens[place + 1]?.key ?? '')
  }
  return (
    place > start + 1 && !joiners.has(tokens[place - 1]!.word) && findNamed(tokens, index, place) !== null
  )
}

function goesOn(
  tokens: readonly OrderToken[],
  index: ProductIndex,
  place: number,
  product: Product | null,
): boolean {
  const next = tokens[place]
  if (!next || next.kind !== 'word') return false
  const someOf = /^outr[oa]s?$/.test(next.word) || countsAt(tokens, place)
  if (beginsRemark(tokens, someOf ? place + 1 : place)) return true
  if (countsAt(tokens, place) || fillers.has(next.word)) return false
  return !index.isHead(next.key) || (product !== null && remarkKeys(product).has(next.key))
}

function countsAt(tokens: readonly OrderToken[], place: number): boolean {
  return (
    readNumberAt(
      tokens.map(({ word }) => word),
      place,
    ) !== null
  )
}
