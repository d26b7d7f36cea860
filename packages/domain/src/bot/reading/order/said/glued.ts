import { wordKey } from '../../../understand/word-key'
import type { Text } from '../../explain/explanation'
import type { Token } from '../../tokens'

/** 'contra filé' where the menu has a 'Contrafilé'. */
export function glued(text: Text): Text {
  const { lexicon } = text
  const tokens: Token[] = []
  for (const token of text.tokens) {
    const before = tokens.at(-1)
    const isWords = before?.kind === 'word' && token.kind === 'word'
    const word =
      isWords && Math.min(before.word.length, token.word.length) > 1 ? before.word + token.word : null
    const key = word && wordKey(word)
    const isOne =
      key &&
      key.length > 5 &&
      lexicon.isName(key) &&
      !(lexicon.isName(before!.key) && lexicon.isName(token.key))
    if (isOne) tokens[tokens.length - 1] = { ...before!, word: word!, key, end: token.end }
    else tokens.push(token)
  }
  return { ...text, tokens, words: tokens.map(({ word }) => word) }
}
