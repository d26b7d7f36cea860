import type { CartEntry } from '../../../menu'
import { readNumberAt } from '../../understand/number-words'
import type { Span, Text } from '../explain/explanation'
import { sizeOf } from '../menu/sizes'
import { lineCalled, type OpenLine } from './cart-lines'
import { applied, siblingOf, toldOf, withoutGroupsOf } from './of-item'

/** So many of a line, and how they are. */
interface Portion {
  count: number
  how: Span
}

const before =
  /^(?:na|verdade|real|eita|ah|opa|ops|pera|perai|nao|entao|e|sao|era|eram|faz|faca|quero|queria|pensando|bem|melhor|vai|ser|[,.!:])$/
const behind =
  /^(?:na|verdade|real|errei|desculpa|troca|muda|ai|visse|ta|me|enganei|falei|errado|por|favor|pf|[,.!])$/
const corrects = /\b(?:na verdade|na real|errei|troca|muda|me enganei|falei errado|pensando (?:bem|melhor))\b/
const copula = /^(?:e|eh|vai|ser|fica|quero|sao|vem|pode)$/
const adds = /\b(?:mais|tambem|bota|poe|coloca|adiciona|acrescenta|inclui|junto)\b/

/**
 * 'um é com kiwi e o outro com bis' of two, '2 de coco e 1 de maracujá' of three: all of a line, told apart. The cart with them
 * in its place; null where they are no such parts, or nobody knows of which line.
 */
export function portioned(
  text: Text,
  lines: readonly (OpenLine | null)[],
  cart: readonly CartEntry[],
): readonly CartEntry[] | null {
  const portions = portionsIn(text)
  if (portions.length < 2) return null
  const all = portions.reduce((sum, { count }) => sum + count, 0)
  const fits = lines.flatMap((line, place) => {
    const told = line?.entry.quantity === all ? toldApart(text, line, portions) : null
    return told ? [{ place, told }] : []
  })
  const [only, ...others] = fits
  if (!only || others.length > 0) return null
  return cart.flatMap((entry, place) => (place === only.place ? only.told : [entry]))
}

function portionsIn(text: Text): Portion[] {
  const { tokens, words } = text
  if (adds.test(words.join(' '))) return []
  let at = 0
  while (at < words.length && before.test(words[at]!) && countAt(words, at) === null) at += 1
  let end = words.length
  while (end > at && behind.test(words[end - 1]!)) end -= 1
  const isTold = corrects.test(words.join(' '))
  const portions: Portion[] = []
  while (at < end) {
    const count = countAt(words, at)
    if (!count) return []
    let from = count.to
    while (copula.test(words[from] ?? '')) from += 1
    if (!isTold && !tellsHow(words, from)) return []
    let to = from
    while (to < end && tokens[to]!.kind !== 'break' && !(words[to] === 'e' && countAt(words, to + 1))) to += 1
    if (to <= from) return []
    portions.push({ count: count.value, how: { from, to } })
    at = to
    while (at < end && (tokens[at]!.kind === 'break' || words[at] === 'e')) at += 1
  }
  return portions
}

function tellsHow(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  return /^(?:d[aeo]|com|sem|bem|mal|sao)$/.test(word) || sizeOf(word) !== null
}

/** '2', 'uma', 'o outro'. */
function countAt(words: readonly string[], at: number): { value: number; to: number } | null {
  const from = /^[oa]$/.test(words[at] ?? '') ? at + 1 : at
  if (/^outr[oa]$/.test(words[from] ?? '')) return { value: 1, to: from + 1 }
  const number = from > at ? null : readNumberAt(words, at)
  return number && { value: number.value, to: at + number.length }
}

function toldApart(text: Text, line: OpenLine, portions: readonly Portion[]): CartEntry[] | null {
  const told: CartEntry[] = []
  for (const { count, how } of portions) {
    const said = toldOf(text, line.item, how)
    const isIt = lineCalled(text, how.from, how.to, [line]) === 0
    const next = said
      ? applied(text, withoutGroupsOf(line, said), said)
      : (siblingOf(text, line, how) ?? (isIt ? line.entry : null))
    if (!next) return null
    told.push({ ...next, quantity: count })
  }
  return told.some((entry) => entry.item_id !== line.entry.item_id || entry.options !== line.entry.options)
    ? told
    : null
}
