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
export function isMiscounted({ ordering, order, edits, before, typed: { lexicon } }: Reading): boolean {
  const said = figuresIn(ordering, lexicon)
  if (said.length === 0) return false
  const lines = [...(edits.changed ? edits.cart : []), ...order.lines.map(asEntry)]
  const counts = lines.map(({ quantity }) => quantity)
  const open = order.unclear.map(({ quantity }) => quantity ?? 1)
  const sums = sumsOf([...counts, ...open])
  const packs = lines.map(({ price_type: type }) => measureOf(type ?? '')?.much ?? 1)
  const pieces = counts.map((quantity, at) => quantity * packs[at]!)
  const known = new Set([...sums, ...packs, ...sumsOf(pieces), ...before.map(({ quantity }) => quantity)])
  for (const [at, { quantity }] of before.entries()) {
    known.add(Math.abs(quantity - (edits.cart[at]?.quantity ?? 0)))
  }
  for (const { options } of lines) for (const { count } of options) known.add(count)
  const named = [...lines, ...before].flatMap((line) => {
    const entry = entryOf(lexicon, line)
    const options = line.options.flatMap(({ group_id, option_id }) => {
      const group = entry?.item.opcoes.find(({ id }) => id === group_id)
      return group ? [group.nome, group.opcoes.find(({ id }) => id === option_id)?.nome ?? ''] : []
    })
    return [
      entry?.item.nome ?? '',
      entry?.category.nome ?? '',
      line.price_type ?? '',
      line.notes ?? '',
      ...options,
    ]
  })
  const told = [...named, ...order.unclear.map(({ said: text }) => text), ...order.unknown, ...order.unheard]
  const keys = new Set(told.flatMap((text) => tokensOf(text).map(({ key }) => key)))
  const left = said.flatMap(({ value, first }) =>
    known.has(value) || keys.has(String(value)) || keys.has(first) || isOfPacks(value, sums, keys)
      ? []
      : [value],
  )
  // '32 quibes, 20 pra festa e 12 pra levar' are no 64.
  const [whole = 0, ...shares] = said.map(({ value }) => value)
  const isShared = shares.length > 1 && shares.reduce((sum, value) => sum + value, 0) === whole
  if (isShared && order.lines.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0) === 2 * whole)
    return true
  // '5 mochi, 2 pra mim e 3 pra minha vó'
  if (known.has(left.reduce((sum, value) => sum + value, 0))) return false
  // What is not sold is told without how many of it.
  return left.length > order.unknown.length
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
