import { readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'
import { isFiller } from '../../explain/fillers'
import type { Token } from '../../tokens'

/** So many products of a menu are called by a word before it is one for what they are. */
const LEAST = 2

/** 'um de murici e dois de maracujá, dindim mesmo': what all of them are is said last; it is read as if it stood first. */
export function withKindLast(text: Text): Text {
  const { tokens, words, lexicon } = text
  let end = tokens.length
  while (end > 0 && tokens[end - 1]!.kind === 'break') end -= 1
  let start = end
  while (start > 0 && tokens[start - 1]!.kind !== 'break') start -= 1
  if (start === 0) return text
  const telling = words.slice(start, end).flatMap((word, more) => (isFiller(word) ? [] : [start + more]))
  const [kind, other] = telling
  if (kind === undefined || other !== undefined || !isKind(text, kind)) return text
  const before = tokens.slice(0, start)
  const counted = before.flatMap((_, at) => {
    const number = readNumberAt(words, at)
    return number && words[at + number.length] === 'de' ? [at + number.length] : []
  })
  const isOpen =
    counted.length > 0 && before.every(({ key }) => !lexicon.items.some(({ name }) => name[0] === key))
  if (!isOpen) return text
  const word = tokens[kind]!
  const told = before.flatMap((token, at): Token[] =>
    counted.includes(at) ? [{ ...word, start: token.start, end: token.start }, token] : [token],
  )
  return { ...text, tokens: told, words: told.map(({ word: one }) => one) }
}

/** Whether several products are called by a word, and it is no size or flavour of any. */
function isKind({ tokens, lexicon }: Text, at: number): boolean {
  const keys = [...lexicon.senses(tokens[at]!)].flatMap(([key, cost]) => (cost <= 0.1 ? [key] : []))
  return keys.some((key) => lexicon.items.filter(({ name }) => name[0] === key).length >= LEAST)
}
