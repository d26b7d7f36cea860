import { isSlip } from './is-slip'

const SHORTEST = 5
const MOST_SLIPS = 2

/**
 * Whether two plain words are the same but for slips of the finger, as neighbourhoods are read; a word of five letters
 * takes one as well when its first letter is right ('pudin', 'bacom'). Words with figures take none.
 */
export function sameButSlip(typed: string, word: string): boolean {
  if (typed === word) return true
  const longer = Math.max(typed.length, word.length)
  if (longer < SHORTEST || Math.min(typed.length, word.length) < SHORTEST - 1) return false
  if (/\d/.test(typed) || /\d/.test(word)) return false
  if (longer > SHORTEST) return isSlip([typed], [word], MOST_SLIPS)
  // One letter more on both sides brings them to the length from which a slip is forgiven.
  return typed[0] === word[0] && isSlip([`${typed} `], [`${word} `], 1)
}
