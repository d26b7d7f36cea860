import type { Token } from '../../tokens'

/** Words said anew behind a token; they stand at no place of the text. */
export function anewBehind(last: Token, words: readonly Token[]): Token[] {
  const at = last.end + 0.5
  return words.map((token) => ({ ...token, start: at, end: at }))
}

/** A pause behind a token that no product goes over. */
export function overBehind(last: Token): Token {
  const at = last.end + 0.5
  return { kind: 'break', word: '¦', key: '¦', start: at, end: at }
}
