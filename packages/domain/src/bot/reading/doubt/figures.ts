import { readNumberAt } from '../../understand/number-words'
import { entryOf } from '../menu/halves-entry'
import { amountAt, measureOf } from '../menu/measures'
import { asEntry } from '../order/copied'
import { tokensOf } from '../tokens'
import type { Reading } from './reading'

/** What is counted besides what is sold, or what a figure is a part of. */
const others =
  /^(?:reais|real|conto|contos|pila|pilas|pau|paus|vezes|x|min|mins|minutos?|horas?|h|hrs?|dias?|anos?|anim\w+|sabor\w*|partes?|fatias?|pedac\w+|bolas?|andar|pessoas?|criancas?|adultos?|amigos?|numero|n|%|por|cm|pecas?|unidades?|un|und|folhas?|gomos?|dedos?|colher\w*)$/
const before =
  /^(?:somos|numero|n|no|apto?|ap|apartamento|casa|bloco|as|ate|tipo|menos|r|mesa|sala|dia|entre|dessas?|desses?|primeir[oa]s?|ultim[oa]s?)$/

/**
 * 'regulagem pra duas bicicletas', 'é 5 no total sendo 2 de carne': a figure above one that neither counts a line of what
 * was read, several lines together or an option, nor stands in a name, a size, a note or what is asked about.
 */
export function isMiscounted({ ordering, order, edits, before: cart, typed: { lexicon } }: Reading): boolean {
  const { words, tokens } = ordering
  const said = words.flatMap((word, at) => {
    const isWithin = at > 0 && (readNumberAt(words, at - 1)?.length ?? 1) > 1
    const number = isWithin || tokens[at]!.kind === 'half' ? null : readNumberAt(words, at)
    if (!number || number.value < 2 || amountAt(words, at) !== null) return []
    // 'seiscentos e uma' may be two.
    if (number.length > 1 && lexicon.isName(tokens[at]!.key)) return []
    const isOther = others.test(words[at + number.length] ?? '') || before.test(words[at - 1] ?? '')
    if (isOther) return []
    // 'dois pares de pedais' of a 'Par de pedais' are two.
    const isPair = /^par(?:es)?$/.test(words[at + number.length - 1]!)
    return isPair && lexicon.isName('par') ? [number.value / 2] : [number.value]
  })
  if (said.length === 0) return false
  const lines = [...(edits.changed ? edits.cart : []), ...order.lines.map(asEntry)]
  const counts = lines.map(({ quantity }) => quantity)
  const open = order.unclear.map(({ quantity }) => quantity ?? 1)
  const sums = sumsOf([...counts, ...open])
  const pieces = lines.map(({ quantity, price_type: type }) => quantity * (measureOf(type ?? '')?.much ?? 1))
  const known = new Set([...sums, ...sumsOf(pieces), ...cart.map(({ quantity }) => quantity)])
  for (const [at, { quantity }] of cart.entries()) {
    known.add(Math.abs(quantity - (edits.cart[at]?.quantity ?? 0)))
  }
  for (const { options } of lines) for (const { count } of options) known.add(count)
  const named = [...lines, ...cart].flatMap((line) => {
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
  const left = said.filter(
    (value) => !known.has(value) && !keys.has(String(value)) && !isOfPacks(value, sums, keys),
  )
  // What is not sold is told without how many of it.
  return left.length > order.unknown.length
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
    const pieces = /^cento/.test(key) ? 100 : /^du[sz]ia/.test(key) ? 12 : Number(key)
    return pieces > 1 && counts.some((count) => count * pieces === value)
  })
}
