import { readNumberAt } from '../../understand/number-words'
import { tokenFrom } from '../tokens'
import type { Reading } from './reading'

const wishes =
  /\b(?:quer\w*|mand\w+|me|ve|traz\w*|bot\w+|po[er]|coloc\w+|pod\w+|vou|vamos|favor|gostaria|da|faz\w*|separ\w+|anot\w+|adicion\w+|inclu\w+|mais|sem|com|tambem)\b/
const ends = /^[?.!;\n]$/
const whether = /\b(?:saber|inform\w+|dizer|diz|diga|confirm\w+|pergunt\w+|verific\w+) se\b/

/** 'a costela é temperada?', 'queira informar se o quibe é do dia': what is named in a question and neither counted nor wished. */
export function isOnlyAsked({ typed, order, starts, asks }: Reading): boolean {
  const { words } = typed
  if (starts.length === 0 || asks) return false
  const isWish = wishes.test(words.join(' '))
  return starts.every((start, at) => {
    const from = tokenFrom(typed, start)
    const first = words.slice(0, from).findLastIndex((word) => ends.test(word)) + 1
    const last = words.findIndex((word, place) => place >= from && ends.test(word))
    const said = words.slice(first, last < 0 ? words.length : last)
    const isCounted = said.some((_, place) => readNumberAt(said, place) !== null)
    if (isCounted || order.lines[at]!.quantity !== 1) return false
    return whether.test(said.join(' ')) || (words[last] === '?' && !isWish)
  })
}
