import { readNumberAt } from '../../understand/number-words'
import { extraWords, joiners } from '../vocabulary/word-sets'
import type { Text } from './explanation'
import { isFiller } from './fillers'

/** The first word from a place on that tells something, up to a pause; null where there is none. */
export function nextTelling({ tokens, words }: Text, from: number, to: number): number | null {
  for (let at = from; at < to; at += 1) {
    if (tokens[at]!.kind === 'break') return null
    if (!joiners.has(words[at]!) && !extraWords.has(words[at]!)) return at
  }
  return null
}

/** Whether only fillers, pauses and 'unidades' stand there: a number before them is how many. */
export function nothingBehind({ tokens, words }: Text, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (
      tokens[at]!.kind !== 'break' &&
      !isFiller(words[at]!) &&
      words[at] !== 'x' &&
      !words[at]!.startsWith('un')
    )
      return false
  return true
}

/** Where ends what is asked for along with an item ('com X'). */
export function refusedEnd({ tokens, words }: Text, from: number, to: number): number {
  let end = from
  while (
    end < to &&
    tokens[end]!.kind !== 'break' &&
    !(
      end > from &&
      (words[end] === 'e' ||
        words[end] === 'com' ||
        words[end] === 'sem' ||
        readNumberAt(words, end) !== null)
    )
  )
    end += 1
  while (end > from && isFiller(words[end - 1]!)) end -= 1
  return Math.max(end, from)
}

/** Where ends what is said beside the order ('pra minha esposa'). */
export function asideEnd({ tokens, words }: Text, from: number, to: number): number {
  let end = from
  while (end < to && tokens[end]!.kind !== 'break') {
    if (
      end > from &&
      (words[end] === 'e' ||
        (readNumberAt(words, end) !== null && words[end] !== 'um' && words[end] !== 'uma'))
    )
      break
    if (end > from && /^uma?$/.test(words[end]!) && !/^(?:d[aeo]|por|em|com|para|que)$/.test(words[end - 1]!))
      break
    if (end > from && (words[end] === 'com' || words[end] === 'sem')) break
    end += 1
  }
  return end
}
