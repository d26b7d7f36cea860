import { readNumberAt } from '../../understand/number-words'
import type { Reading } from './reading'

const wishes =
  /\b(?:quer\w*|mand\w+|me|ve|traz\w*|bot\w+|po[er]|coloc\w+|pod\w+|vou|vamos|favor|gostaria|da|faz\w*|separ\w+|anot\w+|adicion\w+|inclu\w+|mais|sem|com|tambem)\b/
const whether = /\b(?:saber|inform\w+|dizer|diz|diga|confirm\w+|pergunt\w+|verific\w+) se\b/

/** 'a costela é temperada?', 'queira informar se o quibe é do dia': what is named in a question and neither counted nor wished. */
export function isOnlyAsked({ typed: { tokens, words }, order, starts, asks }: Reading): boolean {
  if (starts.length === 0 || asks) return false
  return starts.every((start, at) => {
    const from = tokens.findIndex((token) => token.start >= start)
    const first = words.findLastIndex((word, place) => place < from && /^[?.!;\n]$/.test(word)) + 1
    const last = words.findIndex((word, place) => place >= from && /^[?.!;\n]$/.test(word))
    const said = words.slice(first, last < 0 ? words.length : last)
    const isCounted =
      said.some((_, place) => readNumberAt(said, place) !== null) || order.lines[at]!.quantity !== 1
    const line = said.join(' ')
    if (isCounted) return false
    return whether.test(line) || (words[last] === '?' && !wishes.test(words.join(' ')))
  })
}
