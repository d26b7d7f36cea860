import { saysAhead } from '../cart/with-ahead'
import { understand } from '../reading'
import { isFiller } from '../reading/explain/fillers'
import { isJoining } from '../reading/menu/name-words'
import { readCommand, readYesNo } from '../understand'
import { numberOf } from '../understand/number-words'
import { isGreeting, isThanks } from '../words/small-talk'
import { synonymWords } from './with-synonyms'

/** Characters of a synonym's plain words, and synonyms of a company. */
export const MAX_SYNONYM = 60
export const MAX_SYNONYMS = 300

export type SynonymProblem = 'empty' | 'long' | 'number' | 'command'

const nothing = { categories: [], items: [] }

/**
 * Why words cannot be taught for a product; null when they can. `number`: they are figures or number words. `command`:
 * the bot knows them as something else, such as a yes, 'menu', a way to pay or a word that orders are wrapped in.
 */
export function checkSynonym(text: string): SynonymProblem | null {
  const words = synonymWords(text)
  if (words === '') return 'empty'
  if (words.length > MAX_SYNONYM) return 'long'
  const each = words.split(' ')
  if (each.every((word) => numberOf(word) !== null || /^\p{Nd}+$/u.test(word))) return 'number'
  if (each.every((word) => isFiller(word) || isJoining(word) || word.length < 2)) return 'command'
  if (readCommand(words) !== null || readYesNo(words) !== null) return 'command'
  if (isGreeting(words) || isThanks(words)) return 'command'
  const shop = { feeGroups: [], city: null }
  const said = understand(words, { menu: nothing, now: 0, shop, cart: [], asked: null })
  return saysAhead(said.ahead) || said.questions.length > 0 || said.ends ? 'command' : null
}
