import { readNumberAt } from '../../understand/number-words'
import type { Said } from '../tokens'

const money = /^(?:reais|real|contos?|pilas?|mangos|paus|pratas)$/
const leads = /^(?:de|a|por|custa|custam|custando|sai|saindo|valor|preco|cada|so|aquel[ea]|ta|esta|no)$/
const measures = /^(?:kg|k|g|gr|gramas?|l|lts?|litros?|ml|m|cm|h|hs|horas?)$/

/**
 * The tokens that only say what something costs: 'de 24,90', 'R$ 15', 'a 30 reais cada'; 'vinte reais de pão' is how much
 * is wanted, and no price.
 */
export function pricesIn(said: Said): boolean[] {
  const { words, tokens } = said
  const taken = words.map(() => false)
  for (let at = 0; at < tokens.length; at += 1) {
    const to = priceEnd(said, at)
    if (to === null) continue
    let from = at
    while (from > 0 && leads.test(words[from - 1]!)) from -= 1
    const end = /^cada$/.test(words[to] ?? '') ? to + (/^uma?$/.test(words[to + 1] ?? '') ? 2 : 1) : to
    taken.fill(true, from, end)
    at = end - 1
  }
  return taken
}

/** Where a price ends that begins at a token; null where none does. */
function priceEnd(said: Said, at: number): number | null {
  const { words, tokens } = said
  const isMarked = words[at] === 'r' && isDollar(said, at)
  const first = isMarked ? at + 1 : at
  const number = readNumberAt(words, first)
  const isCents = tokens[first]?.kind === 'number' && /^\d+[.,]\d\d$/.test(words[first]!)
  if (number === null && !isCents) return null
  let to = first + (number?.length ?? 1)
  const isNamed = money.test(words[to] ?? '')
  if (isNamed) to += 1
  if (isNamed && words[to] === 'e') to = centsEnd(said, to)
  if (/^d[eo]$/.test(words[to] ?? '')) return null
  if (isMarked || isNamed) return to
  const isLed = /^(?:de|a|por)$/.test(words[at - 1] ?? '')
  return isCents && isLed && !measures.test(words[to] ?? '') ? to : null
}

/** 'e cinquenta', 'e noventa centavos' behind reais. */
function centsEnd({ words }: Said, and: number): number {
  const cents = readNumberAt(words, and + 1)
  if (!cents || cents.value < 5 || cents.value > 99) return and
  const to = and + 1 + cents.length
  if (/^centavos?$/.test(words[to] ?? '')) return to + 1
  return words[to] === undefined || /^[^\p{L}\d]/u.test(words[to]!) ? to : and
}

function isDollar({ text, tokens }: Said, at: number): boolean {
  return text
    .slice(tokens[at]!.end, tokens[at]!.end + 2)
    .trimStart()
    .startsWith('$')
}
