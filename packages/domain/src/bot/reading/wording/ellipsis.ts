import { readNumberAt } from '../../understand/number-words'
import { anewBehind } from '../order/said/said-anew'
import type { Said, Token } from '../tokens'

const MOST_WORDS = 3

/** A message whose 'um sem' or 'dois com' says of what: that of the last 'com' or 'sem' before it, 'um com pimenta e um sem'. */
export function withoutEllipsis(said: Said): Said {
  const { tokens, words } = said
  const told = tokens.flatMap((token, at): Token[] => {
    const isOpen = /^(?:com|sem)$/.test(words[at]!) && ends(said, at + 1) && isCounted(words, at)
    const what = isOpen ? (whatBehind(said, at) ?? whatBefore(said, at)) : []
    return what.length > 0 ? [token, ...anewBehind(token, what)] : [token]
  })
  return told.length === tokens.length ? said : { ...said, tokens: told, words: told.map(({ word }) => word) }
}

function ends({ tokens, words }: Said, at: number): boolean {
  const token = tokens[at]
  return !token || token.kind === 'break' || words[at] === 'e'
}

function isCounted(words: readonly string[], at: number): boolean {
  return /^outr[oa]s?$/.test(words[at - 1] ?? '') || readNumberAt(words, at - 1) !== null
}

/** 'uma com e outra sem cebola': what it is of comes yet; null where nothing of the kind follows. */
function whatBehind(said: Said, at: number): Token[] | null {
  const { words } = said
  const next = at + 2
  const number = /^outr[oa]s?$/.test(words[next] ?? '') ? 1 : (readNumberAt(words, next)?.length ?? 0)
  const isOther = number > 0 && /^(?:com|sem)$/.test(words[next + number] ?? '')
  if (!isOther || ends(said, next + number + 1)) return null
  return run(said, next + number + 1, said.tokens.length)
}

function whatBefore(said: Said, at: number): Token[] {
  const { words } = said
  let from = at - 1
  while (from > 0 && !/^(?:com|sem)$/.test(words[from]!)) from -= 1
  if (from <= 0 || words[from] === words[at] || !isCounted(words, from)) return []
  return run(said, from + 1, at)
}

/** The words from a place on, up to a pause, an 'e' or a number; none where they are many. */
function run({ tokens, words }: Said, from: number, most: number): Token[] {
  let to = from
  while (to < most && tokens[to]!.kind === 'word' && words[to] !== 'e' && readNumberAt(words, to) === null)
    to += 1
  return to - from <= MOST_WORDS ? tokens.slice(from, to) : []
}
