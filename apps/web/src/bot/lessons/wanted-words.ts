import type { BotMiss } from '@balcao/contract/bot'
import { checkSynonym, synonymWords } from '@balcao/domain/bot'

const SHORT = 40

/** The words that are offered to be taught: those that nothing is called by, else the whole text where it is short. */
export function wantedWords({ words, text }: BotMiss): string {
  const [first] = words
  const offered = first ?? (text.length <= SHORT ? text : '')
  return checkSynonym(offered) === null ? synonymWords(offered) : ''
}
