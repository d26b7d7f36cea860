import { readNumberAt } from '../../../understand/number-words'
import { isFiller } from '../../explain/fillers'
import type { Text } from '../../explain/explanation'
import type { Token } from '../../tokens'
import { anewBehind } from './said-anew'

const MOST_BETWEEN = 3

/** '2 pastel de jiló e 1 de carne': who asks for a kind that is not sold still asks for a pastel of the other. */
export function withHeadOfUnknown(text: Text): Text {
  const { tokens, words, lexicon } = text
  const heads = new Map<number, Token>()
  for (let at = 0; at + 2 < tokens.length; at += 1) {
    const head = tokens[at]!
    const unknown = tokens[at + 2]!
    const isHead =
      head.kind === 'word' && lexicon.having(head.key).filter(({ name }) => name[0] === head.key).length > 1
    const isUnknown = unknown.kind === 'word' && !isFiller(unknown.word) && lexicon.senses(unknown).size === 0
    if (!isHead || words[at + 1] !== 'de' || !isUnknown || readNumberAt(words, at - 1) === null) continue
    for (let next = at + 3; next < Math.min(tokens.length, at + 3 + MOST_BETWEEN); next += 1) {
      const number = readNumberAt(words, next)
      if (number && words[next + number.length] === 'de') heads.set(next + number.length - 1, head)
      if (number) break
    }
  }
  if (heads.size === 0) return text
  const told = tokens.flatMap((token, at) => {
    const head = heads.get(at)
    return head ? [token, ...anewBehind(token, [head])] : [token]
  })
  return { ...text, tokens: told, words: told.map(({ word }) => word) }
}
