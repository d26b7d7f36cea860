import type { CartEntry } from '../../../menu'
import { readNumberAt } from '../../understand/number-words'
import { entryOf } from '../menu/halves-entry'
import type { Lexicon } from '../menu/lexicon'
import { amountAt, measureOf } from '../menu/measures'
import { asEntry } from '../order/copied'
import { tokensOf, type Said } from '../tokens'
import type { Reading } from './reading'

/** What is counted besides what is sold, or what a figure is a part of. */
const others =
  /^(?:reais|real|conto|contos|pila|pilas|pau|paus|vezes|x|min|mins|minutos?|horas?|h|hrs?|dias?|anos?|anim\w+|sabor\w*|partes?|fatias?|pedac\w+|bolas?|andar|pessoas?|criancas?|adultos?|amigos?|numero|n|%|por|cm|pecas?|unidades?|un|und|folhas?|gomos?|dedos?|colher\w*)$/
const leads =
  /^(?:somos|numero|n|no|apto?|ap|apartamento|casa|bloco|as|ate|tipo|menos|r|mesa|sala|dia|entre|dessas?|desses?|primeir[oa]s?|ultim[oa]s?)$/

/**
 * 'regulagem pra duas bicicletas', 'é 5 no total sendo 2 de carne': a figure above one that neither counts a line of what
 * was read, several lines together or an option, nor stands in a name, a size, a note or what is asked about.
 */
export function isMiscounted(reading: Reading): boolean {
  const { ordering, order, edits, typed } = reading
  const said = figuresIn(ordering, typed.lexicon)
  if (said.length === 0) return false
  if (isSharedTwice(said, order.lines)) return true
  const lines = [...(edits.changed ? edits.cart : []), ...order.lines.map(asEntry)]
  const { known, sums } = countsIn(reading, lines)
  const keys = keysTold(reading, lines)
  const left = said.flatMap(({ value, first }) =>
    known.has(value) || keys.has(String(value)) || keys.has(first) || isOfPacks(value, sums, keys)
      ? []
      : [value],
  )
  // '5 mochi, 2 pra mim e 3 pra minha vó'
  if (known.has(left.reduce((sum, value) => sum + value, 0))) return false
  // What is not sold is told without how many of it.
  return left.length > order.unknown.length
}

/** '32 quibes, 20 pra festa e 12 pra levar' are no 64. */
function isSharedTwice(said: readonly Figure[], lines: Reading['order']['lines']): boolean {
  const [whole = 0, ...shares] = said.map(({ value }) => value)
  const isShared = shares.length > 1 && shares.reduce((sum, value) => sum + value, 0) === whole
  return isShared && lines.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0) === 2 * whole
}

/** What the lines count: `known` in whatever way, `sums` as lines and neighbours together. */
function countsIn(
  { order, edits, before }: Reading,
  lines: readonly CartEntry[],
): { known: Set<number>; sums: number[] } {
  const counts = lines.map(({ quantity }) => quantity)
  const open = order.unclear.map(({ quantity }) => quantity ?? 1)
  const sums = sumsOf([...counts, ...open])
  const packs = lines.map(({ price_type: type }) => measureOf(type ?? '')?.much ?? 1)
  const pieces = counts.map((quantity, at) => quantity * packs[at]!)
  const changes = before.map(({ quantity }, at) => Math.abs(quantity - (edits.cart[at]?.quantity ?? 0)))
  const chosen = lines.flatMap(({ options }) => options.map(({ count }) => count))
  const stood = before.map(({ quantity }) => quantity)
  return { known: new Set([...sums, ...packs, ...sumsOf(pieces), ...stood, ...changes, ...chosen]), sums }
}

/** The keys of all words by which the lines are called, and of those that are asked about. */
function keysTold({ order, before, typed: { lexicon } }: Reading, lines: readonly CartEntry[]): Set<string> {
  const named = [...lines, ...before].flatMap((line) => {
    const entry = entryOf(lexicon, line)
    const options = line.options.flatMap(({ group_id, option_id }) => {
      const group = entry?.item.opcoes.find(({ id }) => id === group_id)
      return group ? [group.nome, group.opcoes.find(({ id }) => id === option_id)?.nome ?? ''] : []
    })
    const { price_type: size, notes } = line
    return [entry?.item.nome ?? '', entry?.category.nome ?? '', size ?? '', notes ?? '', ...options]
  })
  const told = [...named, ...order.unclear.map(({ said: text }) => text), ...order.unknown, ...order.unheard]
  return new Set(told.flatMap((text) => tokensOf(text).map(({ key }) => key)))
}

interface Figure {
  value: number
  /** The key of its first word, where it may stand alone: '500' of 'quinhentos e um'. */
  first: string
}

/** Figures above one that may count what is sold, each as it was said. */
function figuresIn({ words, tokens }: Said, lexicon: Lexicon): Figure[] {
  const figures: Figure[] = []
  for (let at = 0; at < words.length; at += 1) {
    const number = tokens[at]!.kind === 'half' ? null : readNumberAt(words, at)
    if (!number) continue
    const { value, length } = number
    const [before, last] = [words[at - 1] ?? '', words[at + length - 1]!]
    const isOther =
      others.test(words[at + length] ?? '') || leads.test(before) || amountAt(words, at) !== null
    // 'quinhentos e um bolo' may be of two.
    const first = length > 1 && !/^[0-9]$|^[12][0-9]$/.test(tokens[at]!.key) ? tokens[at]!.key : ''
    at += length - 1
    if (value < 2 || isOther) continue
    // 'dois pares de pedais' of a 'Par de pedais' are two.
    const isPair = /^par(?:es)?$/.test(last) && lexicon.isName('par')
    figures.push({ value: isPair ? value / 2 : value, first })
  }
  return figures
}

/** Sums of neighbours: 'duas pizzas: uma de …, outra de …'. */
function sumsOf(counts: readonly number[]): number[] {
  return counts.flatMap((_, from) => {
    let sum = 0
    return counts.slice(from).map((count) => (sum += count))
  })
}

/** So many pieces of what is sold by more than one: '36 ovos' are three dozens, 'dois centos' two packs. */
function isOfPacks(value: number, counts: readonly number[], keys: ReadonlySet<string>): boolean {
  return [...keys].some((key) => {
    const pieces = key.startsWith('cento') ? 100 : /^du[sz]ia/.test(key) ? 12 : Number(key)
    return pieces > 1 && counts.some((count) => count * pieces === value)
  })
}
