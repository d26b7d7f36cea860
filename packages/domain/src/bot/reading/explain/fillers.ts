import { fillers, joiners } from '../vocabulary/word-sets'
import type { Text } from './explanation'

/** A word that orders are wrapped in, unless the menu has it in a name ('completo', 'olho de sogra'). */
export function saysNothing({ tokens, words, lexicon }: Text, place: number): boolean {
  const word = words[place]!
  if (!isFiller(word)) return false
  const { key } = tokens[place]!
  return joiners.has(word) || !(lexicon.isName(key) || lexicon.isOption(key))
}

/** A word that orders are wrapped in, or laughter. */
export function isFiller(word: string): boolean {
  return fillers.has(word) || /^k{2,}$|^(?:ha|rs|he){2,}$/.test(word)
}
