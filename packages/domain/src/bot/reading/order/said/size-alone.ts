import { numberOf, readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'
import type { ItemEntry, Lexicon } from '../../menu/lexicon'
import { tokensOf, type Token } from '../../tokens'
import { anewBehind } from './said-anew'

/** From here on a figure is how much of it, never how many or which. */
const LEAST = 100
const qualifier = /^(?:zero|diet|light)$/

/** 'um de 300 e um de 500' where one product so large is what its category is named after: that one, nobody named another. */
export function withSizesNamed(text: Text): Text {
  const { tokens, words, lexicon } = text
  const told: Token[] = []
  for (const [at, token] of tokens.entries()) {
    told.push(token)
    const number = readNumberAt(words, at)
    const isCount = number?.length === 1 && number.value < LEAST && words[at + 1] === 'de'
    const size = isCount ? tokens[at + 2] : undefined
    const entry = size && Number(size.key) >= LEAST ? plainOf(lexicon, size.key) : null
    if (entry) told.push(...anewBehind(token, tokensOf(entry.item.nome)))
  }
  const isNamed = told.length === tokens.length || tokens.some((token) => namesProduct(lexicon, token))
  return isNamed ? text : { ...text, tokens: told, words: told.map(({ word }) => word) }
}

function namesProduct(lexicon: Lexicon, token: Token): boolean {
  return (
    token.kind === 'word' &&
    numberOf(token.word) === null &&
    [...lexicon.senses(token)].some(
      ([key, cost]) => cost <= 0.1 && lexicon.items.some(({ stem }) => stem.has(key)),
    )
  )
}

/** The only product sold in a size that its category is named after, the 'Açaí' of 'Açaís'; null where there is none. */
function plainOf({ items }: Lexicon, size: string): ItemEntry | null {
  const [entry, other] = items.filter(
    ({ types, name, categoryKeys }) =>
      name.length === 1 && categoryKeys.includes(name[0]!) && types.some(({ keys }) => keys[0] === size),
  )
  return entry && !other ? entry : null
}

/** 'coca 2l zero' is a 'coca zero 2l': what kind it is, said behind how large. */
export function kindBeforeSize(text: Text): Text {
  const { tokens, words } = text
  const at = words.findIndex(
    (word, place) =>
      qualifier.test(word) &&
      tokens[place - 3]?.kind === 'word' &&
      tokens[place - 2]?.kind === 'number' &&
      /^(?:l|lts?|litros?|ml)$/.test(words[place - 1]!),
  )
  if (at < 0) return text
  const told = [...tokens.slice(0, at - 2), tokens[at]!, ...tokens.slice(at - 2, at), ...tokens.slice(at + 1)]
  return kindBeforeSize({ ...text, tokens: told, words: told.map(({ word }) => word) })
}
